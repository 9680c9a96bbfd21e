import { createHash } from 'node:crypto'

/** Names a stored password without telling it: another one once the password was changed, so that grants end. */
export function toPasswordVersion(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url').slice(0, 22)
}
