import type { TokenSet } from '@kudex/domain/identity'
import { createCall, type Asker } from './call.ts'
import { IdentityError } from './identityErrors.ts'

/** The host's own session beside the tokens: the cookie that guarded pages are let in with. */
export interface HostSessionClient {
  /** Hands the tokens over; the host checks them and sets its cookie. */
  open(tokens: TokenSet, asker?: Asker): Promise<void>
  /** Has the host remove its cookie. */
  close(asker?: Asker): Promise<void>
}

/** Creates the way to the host's session, same origin. Rejects with what the host says and its status. */
export function createHostSessionClient(send: typeof fetch = fetch): HostSessionClient {
  // The host asks the identity service before it answers: twice its time.
  const call = createCall(send, 10_000)

  async function request(init: RequestInit, asker?: Asker): Promise<void> {
    const { status, json } = await call('/api/session', init, asker)
    if (status >= 200 && status < 300) return
    const message = typeof json === 'object' && json !== null && 'message' in json ? json.message : undefined
    throw new IdentityError(
      typeof message === 'string' ? message : `The session was refused; received ${status}`,
      status,
    )
  }

  return {
    open: ({ accessToken, idToken, tokenExpiry }, asker) =>
      request(
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ accessToken, idToken, tokenExpiry }),
        },
        asker,
      ),
    close: (asker) => request({ method: 'DELETE' }, asker),
  }
}
