import { and, eq } from 'drizzle-orm'
import { isSubmissionKey } from '@kudex/domain/forms'
import type { Queries } from '../../database/database.types.ts'
import { type ChangeContext, type ChangeResult, inviteUser } from '../../identity/access/changeUsers.ts'
import { toAccountEmail } from '../../identity/accounts/accounts.ts'
import { accounts } from '../../identity/tables.ts'
import { createError } from '../access.ts'
import { requests } from '../tables.ts'

type Invitation = Parameters<typeof inviteUser>[1]

/**
 * Invites a person once per administrator and key: a repeated request returns the user and sends no mail. A concurrent
 * request with the same key waits for the first one at the primary key of `requests`. A refusal does not use up the key.
 */
export async function inviteOnce(context: ChangeContext, key: string, invitation: Invitation): Promise<ChangeResult> {
  if (!isSubmissionKey(key)) throw createError('BAD_REQUEST', 'The key of a change has 64 hexadecimal digits.')
  const personId = context.administrator.id
  const isRequest = and(eq(requests.personId, personId), eq(requests.key, key))
  try {
    return await context.queries.transaction(async (queries) => {
      const added = await queries
        .insert(requests)
        .values({ personId, key, operation, subjectId: '' })
        .onConflictDoNothing()
        .returning()
      if (added.length === 0) {
        const [known] = await queries.select().from(requests).where(isRequest)
        if (known?.operation === operation && (await isSame(queries, known.subjectId, invitation))) {
          return { kind: 'changed', id: known.subjectId }
        }
        throw createError('BAD_REQUEST', 'The key was used for another change.')
      }
      const result = await inviteUser({ ...context, queries }, invitation)
      if (result.kind !== 'changed') throw new Refused(result)
      await queries.update(requests).set({ subjectId: result.id }).where(isRequest)
      return result
    })
  } catch (error) {
    if (error instanceof Refused) return error.result
    throw error
  }
}

const operation = 'inviteUser'

/** Rolls back the key of an invitation that was refused. */
class Refused extends Error {
  readonly result: ChangeResult

  constructor(result: ChangeResult) {
    super('The invitation was refused')
    this.result = result
  }
}

async function isSame(queries: Queries, id: string, { email }: Invitation): Promise<boolean> {
  const [account] = await queries.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, id))
  return account?.email === toAccountEmail(email)
}
