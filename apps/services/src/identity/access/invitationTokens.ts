import { createHash, randomBytes } from 'node:crypto'

/** A new token of an invitation: 32 random bytes. */
export function createInvitationToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token: a reader of the table cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
