import { IdentityError, type TokenSet } from '@kudex/domain/identity'
import { createCall, type CallOptions } from './createCall.ts'

/** The host's own session beside the tokens: the cookie that opens portal pages. */
export interface HostSessionClient {
  /** Sends the tokens to the host, which verifies them and sets its cookie. */
  open(tokens: TokenSet, options?: CallOptions): Promise<void>
  /** Removes the cookie. */
  close(options?: CallOptions): Promise<void>
}

/** Creates the client of the host's session; rejects with `host-session-refused`, the status and the message of the host. */
export function createHostSessionClient(send: typeof fetch = fetch): HostSessionClient {
  // The host calls the identity provider before it responds: allow twice its time limit.
  const call = createCall(send, 10_000)

  async function request(init: RequestInit, options?: CallOptions): Promise<void> {
    const { status, json } = await call('/api/session', init, options)
    if (status >= 200 && status < 300) return
    const message = typeof json === 'object' && json !== null && 'message' in json ? json.message : undefined
    throw new IdentityError('host-session-refused', {
      status,
      details: [typeof message === 'string' ? message : `The session was refused; received ${status}`],
    })
  }

  return {
    open: ({ accessToken, idToken, tokenExpiry }, options) =>
      request(
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          // A duration: the clocks of browser and host may differ.
          body: JSON.stringify({
            accessToken,
            idToken,
            expiresIn: tokenExpiry === null ? null : tokenExpiry - Date.now(),
          }),
        },
        options,
      ),
    close: (options) => request({ method: 'DELETE' }, options),
  }
}
