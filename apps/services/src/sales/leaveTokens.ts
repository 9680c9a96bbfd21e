import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Tokens of the links that end a subscription, made anew for each mail: nothing of them is stored (STORY-09). */
export interface LeaveTokens {
  readonly toToken: (subscription: string) => string
  /** The subscription that a token ends; null where we did not make it. */
  readonly readToken: (token: string) => string | null
}

/** Tokens are the id of the subscription and its HMAC under a key of their own, derived from the secret of sessions. */
export function createLeaveTokens(sessionSecret: string): LeaveTokens {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'kudex links to leave', 32))
  const sign = (id: Buffer) => createHmac('sha256', key).update(id).digest()
  return {
    toToken(subscription) {
      const id = Buffer.from(subscription, 'hex')
      return Buffer.concat([id, sign(id)]).toString('base64url')
    },
    readToken(token) {
      if (!/^[\w-]{86}$/.test(token)) return null
      const bytes = Buffer.from(token, 'base64url')
      const id = bytes.subarray(0, idBytes)
      return timingSafeEqual(bytes.subarray(idBytes), sign(id)) ? id.toString('hex') : null
    },
  }
}

/** A subscription's id is a SHA-256. */
const idBytes = 32
