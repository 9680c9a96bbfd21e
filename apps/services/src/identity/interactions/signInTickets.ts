import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { signInTicketLifetime } from '../../limits.ts'

/**
 * Proves within an interaction that the password of an account was right, until the second factor is there. Tickets are
 * bound to the interaction, whose cookie the browser needs too.
 */
export interface SignInTickets {
  readonly create: (interaction: string, accountId: string) => string
  /** The account of a valid ticket; null otherwise. */
  readonly read: (interaction: string, ticket: string) => string | null
}

/** Creates the tickets of a process; processes with the same secret share them. */
export function createSignInTickets(sessionSecret: string): SignInTickets {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'sign-in tickets', 32))
  const sign = (...parts: readonly string[]) => createHmac('sha256', key).update(parts.join('\n')).digest()

  return {
    create: (interaction, accountId) => {
      const expiry = String(Date.now() + signInTicketLifetime)
      return `${accountId}.${expiry}.${sign(interaction, accountId, expiry).toString('base64url')}`
    },
    read: (interaction, ticket) => {
      const [accountId = '', expiry = '', signature = ''] = ticket.split('.')
      const given = Buffer.from(signature, 'base64url')
      const expected = sign(interaction, accountId, expiry)
      const isValid = given.length === expected.length && timingSafeEqual(given, expected)
      return isValid && Number(expiry) > Date.now() ? accountId : null
    },
  }
}
