import { createHash } from 'node:crypto'

/** Version of a stored password. It changes with the password, which ends existing grants, and does not reveal the hash. */
export function toPasswordVersion(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url').slice(0, 22)
}
