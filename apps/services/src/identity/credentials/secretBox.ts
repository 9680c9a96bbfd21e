import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts secrets that the database keeps (AES-256-GCM). */
export interface SecretBox {
  /** Prefix of texts that are sealed with the current key. */
  readonly prefix: string
  /** The owner is authenticated too, so that a text cannot be moved to another account. */
  readonly seal: (secret: string, owner: string) => string
  /** Null if the text was sealed with an unknown key or for another owner. */
  readonly open: (sealed: string, owner: string) => string | null
}

/** Creates a box that seals with a key derived from the current secret, and opens with the previous one too. */
export function createSecretBox(current: string, previous?: string): SecretBox {
  const key = toKey(current)
  const keys = new Map([key, ...(previous === undefined ? [] : [toKey(previous)])].map((each) => [each.id, each.bytes]))
  const prefix = `v1.${key.id}.`

  return {
    prefix,
    seal: (secret, owner) => {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(Buffer.from(owner))
      const content = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return prefix + Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url')
    },
    open: (sealed, owner) => {
      const [, keyId = '', text = ''] = /^v1\.([\w-]+)\.([\w-]+)$/.exec(sealed) ?? []
      const bytes = Buffer.from(text, 'base64url')
      const found = keys.get(keyId)
      if (!found || bytes.length < 28) return null
      try {
        const decipher = createDecipheriv('aes-256-gcm', found, bytes.subarray(0, 12))
        decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(12, 28))
        return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return null
      }
    },
  }
}

/** The id tells which key has sealed a text, and reveals nothing about the key. */
function toKey(secret: string) {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'secrets of authenticator apps', 32))
  return { bytes, id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8) }
}
