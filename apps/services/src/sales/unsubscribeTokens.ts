import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Tokens of unsubscribe links. They are derived for each mail and not stored (STORY-09). */
export interface UnsubscribeTokens {
  readonly toToken: (subscription: string) => string
  /** The id of the subscription; null if the token is not ours. */
  readonly readToken: (token: string) => string | null
}

/** A token is the id of the subscription and its HMAC, with a key derived from the session secret. */
export function createUnsubscribeTokens(sessionSecret: string): UnsubscribeTokens {
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

/** Ids of subscriptions are SHA-256 hashes. */
const idBytes = 32
