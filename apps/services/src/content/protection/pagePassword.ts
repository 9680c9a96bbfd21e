import { argon2, createHash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

/** Hashes the password of a protected page with argon2id, in the PHC format, with a salt of its own (PAGE-15). */
export async function hashPagePassword(password: string): Promise<string> {
  const { memory, passes, parallelism } = cost
  const nonce = randomBytes(16)
  const hash = await derive('argon2id', { message: password.normalize('NFKC'), nonce, ...cost, tagLength: 32 })
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(hash)}`
}

const derive = promisify(argon2)

// The second of OWASP's equivalent settings.
const cost = { memory: 19_456, passes: 2, parallelism: 1 }

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

/** Names a stored password without telling it: another one once the password was changed, so that grants end. */
export function toPasswordVersion(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url').slice(0, 22)
}
