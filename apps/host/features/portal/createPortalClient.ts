import { createTicketingClient, type TicketingClient } from '@kudex/api/ticketing'
import type { PublicSettings } from '@kudex/domain/settings'
import { createTokenStore } from '../auth/index.ts'

/**
 * Creates the browser's client of the ticketing service. Each call goes through the host's proxy and carries the tokens
 * that are stored at that moment, so that renewed ones are used at once (TICKET-17, TICKET-18).
 */
export function createPortalClient(settings: Pick<PublicSettings, 'identityClientId' | 'logLevel'>): TicketingClient {
  const tokens = createTokenStore(settings.identityClientId)
  return createTicketingClient({
    url: `${location.origin}/api/tickets`,
    getCredentials() {
      const { accessToken, idToken } = readTokens(tokens) ?? {}
      if (!accessToken || !idToken) return null
      const { logLevel } = settings
      return { accessToken, identityToken: idToken, ...(logLevel !== 'none' && { debugLevel: logLevel }) }
    },
  })
}

/** Null if the stored tokens are missing or cannot be read: the proxy asks to sign in. */
function readTokens(tokens: ReturnType<typeof createTokenStore>) {
  try {
    return tokens.read()
  } catch {
    return null
  }
}
