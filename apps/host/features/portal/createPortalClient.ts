import {
  createTicketEvents,
  createTicketingClient,
  createUserClient,
  type TicketEvents,
  type TicketingClient,
  type UserClient,
} from '@kudex/api/ticketing'
import type { PublicSettings } from '@kudex/domain/settings'
import { createTokenStore, renewalLock } from '../auth/index.ts'

/**
 * Creates the browser's client of the ticketing service. Each call goes through the host's proxy and carries the tokens
 * that are stored at that moment, so that renewed ones are used at once (TICKET-17, TICKET-18). During a renewal there
 * are none: the call waits for it.
 */
export function createPortalClient(settings: ClientSettings): TicketingClient & TicketEvents {
  const options = toOptions(settings)
  return { ...createTicketingClient(options), ...createTicketEvents(options) }
}

/** Creates the browser's client of the user administration, in the same way. */
export function createPortalUserClient(settings: ClientSettings): UserClient {
  return createUserClient(toOptions(settings))
}

type ClientSettings = Pick<PublicSettings, 'identityClientId' | 'logLevel'>

function toOptions({ identityClientId, logLevel }: ClientSettings): Parameters<typeof createUserClient>[0] {
  const tokens = createTokenStore(identityClientId)
  return {
    url: `${location.origin}/api/tickets`,
    // The language of mails about what is sent.
    headers: { 'accept-language': document.documentElement.lang },
    async getCredentials() {
      if (!readTokens(tokens)) await navigator.locks?.request(renewalLock, () => {})
      const { accessToken, idToken } = readTokens(tokens) ?? {}
      if (!accessToken || !idToken) return null
      return { accessToken, identityToken: idToken, ...(logLevel !== 'none' && { debugLevel: logLevel }) }
    },
  }
}

/** Null if the stored tokens are missing or cannot be read: the proxy asks to sign in. */
function readTokens(tokens: ReturnType<typeof createTokenStore>) {
  try {
    return tokens.read()
  } catch {
    return null
  }
}
