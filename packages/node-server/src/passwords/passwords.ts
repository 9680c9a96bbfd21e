import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { passwordLengths } from '@kudex/domain/account'
import { createSemaphore } from '../concurrency/semaphore.ts'

/** Hashes a password with argon2id and a random salt, in PHC format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(salt)}$${encode(hash)}`
}

/**
 * True if the password matches the hash. Without a hash (an unknown account) it verifies against a decoy, so that the
 * response time does not reveal which accounts exist.
 */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const stored = parseHash(passwordHash ?? '') ?? decoy
  const hash = await derive(password, stored.salt, stored.cost)
  return stored !== decoy && timingSafeEqual(hash, stored.hash)
}

/** Maximum password length in characters; longer ones are rejected without hashing. */
export const maxPasswordLength = passwordLengths.max

interface Cost {
  /** KiB. */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

interface StoredHash {
  readonly cost: Cost
  readonly salt: Buffer
  readonly hash: Buffer
}

// One of the settings that OWASP recommends; about 30 ms on one core.
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const hashLength = 32
const decoy: StoredHash = { cost, salt: randomBytes(16), hash: randomBytes(hashLength) }

// Hashing shares libuv's thread pool with the file system, and each hash uses 19 MB.
const limitHashes = createSemaphore({ running: 2, waiting: 50 })
const argon2Async = promisify(argon2)

function derive(password: string, salt: Buffer, { memory, passes, parallelism }: Cost): Promise<Buffer> {
  const message = password.normalize('NFKC')
  return limitHashes(() =>
    argon2Async('argon2id', { message, nonce: salt, memory, passes, parallelism, tagLength: hashLength }),
  )
}

function parseHash(text: string): StoredHash | null {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(text)
  if (!match) return null
  const [, memory, passes, parallelism, salt = '', hash = ''] = match
  const stored = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const bytes = Buffer.from(hash, 'base64')
  return bytes.length === hashLength ? { cost: stored, salt: Buffer.from(salt, 'base64'), hash: bytes } : null
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
