import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { type Permissions, readPermissions } from '../access/permissions.ts'
import { accounts } from '../tables.ts'
import { verifyPassword } from '@kudex/node-server/passwords'

/** A person who can sign in. */
export interface Account extends Permissions {
  readonly id: string
  readonly email: string
  readonly givenName: string
  readonly familyName: string
  /** Language code of mails; empty if not chosen. */
  readonly language: string
  /** Internal staff, whose profile and password are managed elsewhere (ACCT-05, ACCT-06). */
  readonly isInternal: boolean
}

/** Resolves the account of an e-mail address and its password; null if either is wrong, without telling which. */
export async function authenticate(
  queries: Queries,
  email: string,
  password: string,
): Promise<{ readonly id: string } | null> {
  const [found] = await queries
    .select()
    .from(accounts)
    .where(eq(accounts.email, toAccountEmail(email)))
  const fits = await verifyPassword(password, found?.passwordHash ?? null)
  return found && fits ? { id: found.id } : null
}

/** The account with an id; null if it does not exist (any more). */
export async function findAccount(queries: Queries, id: string): Promise<Account | null> {
  const [found] = await queries.select().from(accounts).where(eq(accounts.id, id))
  if (!found) return null
  const { email, givenName, familyName, language, isInternal } = found
  return { id, email, givenName, familyName, language, isInternal, ...(await readPermissions(queries, id, isInternal)) }
}

/** The claims of the userinfo response (AUTH-21). */
export function toClaims(account: Account): { readonly sub: string } & Record<string, unknown> {
  return {
    sub: account.id,
    subname: account.id,
    given_name: account.givenName,
    family_name: account.familyName,
    name: `${account.givenName} ${account.familyName}`,
    email: account.email,
    roles: account.roles,
    organizations: account.organizations,
    organization_roles: account.organizationRoles,
  }
}

/** Normalizes an e-mail address for storage and lookup: trimmed, lower case, without NUL, which PostgreSQL refuses. */
export function toAccountEmail(email: string): string {
  return email.replaceAll('\0', '').trim().toLowerCase()
}
