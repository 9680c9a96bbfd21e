import type { HttpBindings } from '@hono/node-server'
import type { AccountFailure, AccountResponse } from '@kudex/domain/account'
import type { Context } from 'hono'
import type { Queries } from '../../database/database.types.ts'
import type { AccountChange } from '../../mail/mail.types.ts'
import type { Account } from './accounts.ts'
import type { CurrentSession } from './sessions.ts'

export type AccountEnvironment = { Bindings: HttpBindings; Variables: { account: Account; session: CurrentSession } }
export type AccountContext = Context<AccountEnvironment>

/** How the routes of the account respond and report. */
export interface AccountResponder {
  /** The account after a change, with what belongs to the change. */
  readonly respond: (context: AccountContext, extra?: Omit<AccountResponse, 'account'>) => Promise<Response>
  /** Reports a change of the credentials to the owner by mail, if its transaction is committed. */
  readonly notify: (transaction: Queries, context: AccountContext, change: AccountChange) => Promise<void>
}

/** A refusal with its status. */
export function refuse(context: AccountContext, error: AccountFailure) {
  return context.json({ error }, statuses[error])
}

const statuses = {
  'signed-out': 401,
  internal: 403,
  busy: 429,
  'wrong-password': 422,
  'passwords-differ': 422,
  'wrong-code': 422,
  'passkey-refused': 422,
  'passkey-cancelled': 422,
  'last-administrator': 409,
  unavailable: 503,
} as const satisfies Record<AccountFailure, number>

/** The response to a body that is not of the expected form. */
export function refuseBody(context: AccountContext) {
  return context.json({ error: 'malformed' }, 400)
}

/** The body as an object; null for any other content. */
export async function readJsonObject(context: AccountContext): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    const body: unknown = await context.req.json()
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : null
  } catch {
    return null
  }
}

/** The named texts of the body; null if one is missing. */
export async function readTexts<Name extends string>(
  context: AccountContext,
  names: readonly Name[],
): Promise<Readonly<Record<Name, string>> | null> {
  const body = await readJsonObject(context)
  if (!body || names.some((name) => typeof body[name] !== 'string')) return null
  return body as Readonly<Record<Name, string>>
}
