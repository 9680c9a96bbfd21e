import { and, count, eq, gt } from 'drizzle-orm'
import { GraphQLError } from 'graphql'
import { checkForm, type FormName, type FormValues, isSubmissionKey, toReference } from '@kudex/domain/forms'
import { parseLocaleSegment } from '@kudex/domain/locales'
import type { Queries } from '../database/database.types.ts'
import { maxMailsPerDay } from '../limits.ts'
import type { SalesContext } from './builder.ts'
import type { Receipt, SubmissionSource } from './submissionReceipt.ts'
import { toOwnUrl } from './toOwnUrl.ts'
import { submissions } from './tables.ts'

/** Runs in the transaction that stores a new submission. */
export type OnStored<Name extends FormName> = (
  values: FormValues<Name>,
  stored: StoredSource & { readonly queries: Queries; readonly mayReply: boolean },
) => Promise<void>

interface StoredSource {
  readonly reference: string
  readonly locale: string
  readonly siteId: string
  readonly pageUrl: string
}

/** Validates and stores a submission. Idempotent: the same key returns the same reference and has no other effect (FORM-11). */
export async function storeSubmission<Name extends FormName>(
  form: Name,
  { input, place: source }: { readonly input: unknown; readonly place: SubmissionSource },
  context: SalesContext,
  onStored: OnStored<Name>,
): Promise<Receipt> {
  const stored = readSource(source, context.publicOrigins)
  const wait = await context.limiter.consume({ form, peer: context.peer })
  if (wait) return { ...emptyReceipt, secondsToWait: wait.secondsToWait }
  const checked = checkForm(form, input)
  if (!checked.isValid) {
    return {
      ...emptyReceipt,
      problems: Object.entries(checked.problems).map(([field, problem]) => ({ field, problem })),
    }
  }
  const { values } = checked
  const email = 'email' in values ? values.email.toLowerCase() : null
  const isNew = await context.queries.transaction(async (queries) => {
    const mayReply = email !== null && (await mayMail(email, queries))
    const row = { key: source.key, form, values, email, ...stored }
    const added = await queries
      .insert(submissions)
      .values(row)
      .onConflictDoNothing()
      .returning({ key: submissions.key })
    if (added.length > 0) await onStored(values, { ...stored, queries, mayReply })
    return added.length > 0
  })
  return { ...emptyReceipt, reference: stored.reference, isRepeated: !isNew }
}

const emptyReceipt: Receipt = { reference: null, isRepeated: false, problems: [], secondsToWait: null }

function readSource({ key, siteId, locale, pageUrl }: SubmissionSource, origins: readonly string[]): StoredSource {
  if (!isSubmissionKey(key)) throw new GraphQLError('The key of a submission has 64 hexadecimal digits.')
  if (parseLocaleSegment(locale) === null) throw new GraphQLError('The locale of a submission is invalid.')
  if (!/^[\w-]{1,100}$/.test(siteId)) throw new GraphQLError('The site of a submission is invalid.')
  return { reference: toReference(key), locale, siteId, pageUrl: toOwnUrl(pageUrl, origins) }
}

/** False if an address has received enough mails today: forms must not be used to flood a mailbox. */
async function mayMail(email: string, queries: Queries): Promise<boolean> {
  const day = new Date(Date.now() - 24 * 60 * 60 * 1000)
  const [row] = await queries
    .select({ sent: count() })
    .from(submissions)
    .where(and(eq(submissions.email, email), gt(submissions.createdAt, day)))
  return (row?.sent ?? 0) < maxMailsPerDay
}
