import { and, count, eq, gt } from 'drizzle-orm'
import { GraphQLError } from 'graphql'
import { checkForm, type FormName, type FormValues, isSubmissionKey, toReference } from '@kudex/domain/forms'
import { parseLocaleSegment } from '@kudex/domain/locales'
import type { Queries } from '../database/database.types.ts'
import type { SalesContext } from './builder.ts'
import type { Receipt, SubmissionPlace } from './receipts.ts'
import { toOwnUrl } from './toOwnUrl.ts'
import { submissions } from './tables.ts'

/** What is done in the same transaction when something new was stored. */
export type OnStored<Name extends FormName> = (
  values: FormValues<Name>,
  stored: StoredPlace & { readonly queries: Queries; readonly mayWriteBack: boolean },
) => Promise<void>

interface StoredPlace {
  readonly reference: string
  readonly locale: string
  readonly siteId: string
  readonly pageUrl: string
}

/**
 * Checks and stores what was sent, once: the same key again answers the same reference and does nothing else (FORM-11).
 */
export async function takeSubmission<Name extends FormName>(
  form: Name,
  { input, place }: { readonly input: unknown; readonly place: SubmissionPlace },
  context: SalesContext,
  onStored: OnStored<Name>,
): Promise<Receipt> {
  const stored = readPlace(place, context.publicOrigins)
  const wait = await context.limiter.consume({ form, peer: context.peer })
  if (wait) return { ...nothing, secondsToWait: wait.secondsToWait }
  const checked = checkForm(form, input)
  if (!checked.isValid) {
    return { ...nothing, problems: Object.entries(checked.problems).map(([field, problem]) => ({ field, problem })) }
  }
  const { values } = checked
  const email = 'email' in values ? values.email.toLowerCase() : null
  const isNew = await context.queries.transaction(async (queries) => {
    const mayWriteBack = email !== null && (await mayWriteTo(email, queries))
    const row = { key: place.key, form, values, email, ...stored }
    const added = await queries
      .insert(submissions)
      .values(row)
      .onConflictDoNothing()
      .returning({ key: submissions.key })
    if (added.length > 0) await onStored(values, { ...stored, queries, mayWriteBack })
    return added.length > 0
  })
  return { ...nothing, reference: stored.reference, isRepeated: !isNew }
}

const nothing: Receipt = { reference: null, isRepeated: false, problems: [], secondsToWait: null }

function readPlace({ key, siteId, locale, pageUrl }: SubmissionPlace, origins: readonly string[]): StoredPlace {
  if (!isSubmissionKey(key)) throw new GraphQLError('The key of a submission has 64 hexadecimal digits.')
  if (parseLocaleSegment(locale) === null) throw new GraphQLError('The locale of a submission is no locale.')
  if (!/^[\w-]{1,100}$/.test(siteId)) throw new GraphQLError('The site of a submission is no id.')
  return { reference: toReference(key), locale, siteId, pageUrl: toOwnUrl(pageUrl, origins) }
}

/** Mails that one address gets in a day because somebody typed it into a form. */
const mostMails = 5

/** Who types another's address into a form must not fill his mailbox. */
async function mayWriteTo(email: string, queries: Queries): Promise<boolean> {
  const day = new Date(Date.now() - 24 * 60 * 60 * 1000)
  const [row] = await queries
    .select({ sent: count() })
    .from(submissions)
    .where(and(eq(submissions.email, email), gt(submissions.createdAt, day)))
  return (row?.sent ?? 0) < mostMails
}
