import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { FormValues } from '@kudex/domain/forms'
import type { Queries } from '../database/database.types.ts'
import { builder, type SalesContext } from './builder.ts'
import { subscriptions } from './tables.ts'

interface Change {
  /** False where nobody has this token. */
  readonly isKnown: boolean
}

const SubscriptionChange = builder.objectRef<Change>('SubscriptionChange').implement({
  fields: (t) => ({ isKnown: t.exposeBoolean('isKnown') }),
})

builder.mutationFields((t) => ({
  confirmSubscription: t.field({
    description: 'Begins what the owner of the address confirmed; it takes the place of what was confirmed before.',
    type: SubscriptionChange,
    args: { token: t.arg.string() },
    resolve: (_root, { token }, context) => confirm(token, context),
  }),
  endSubscription: t.field({
    description: 'Ends all subscriptions of the address that the token belongs to.',
    type: SubscriptionChange,
    args: { token: t.arg.string() },
    resolve: (_root, { token }, context) => end(token, context),
  }),
}))

/** Notes a wish; answers the token for the mail that asks whether it is one (STORY-09). */
export async function noteSubscription(
  { email, topics }: FormValues<'subscription'>,
  place: { readonly siteId: string; readonly locale: string; readonly pageUrl: string },
  queries: Queries,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await queries.insert(subscriptions).values({
    tokenHash: toHash(token),
    email: email.toLowerCase(),
    topics,
    siteId: place.siteId,
    locale: place.locale,
    pageUrl: place.pageUrl,
  })
  return token
}

async function confirm(token: string, { queries, sendMail }: SalesContext): Promise<Change> {
  return queries.transaction(async (transaction) => {
    const [wish] = await transaction
      .update(subscriptions)
      .set({ confirmedAt: new Date() })
      .where(
        and(
          eq(subscriptions.tokenHash, toHash(token)),
          isNull(subscriptions.confirmedAt),
          isNull(subscriptions.endedAt),
        ),
      )
      .returning()
    if (!wish) {
      const [known] = await transaction
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.tokenHash, toHash(token)))
      return { isKnown: known !== undefined && known.endedAt === null }
    }
    await transaction
      .update(subscriptions)
      .set({ endedAt: new Date() })
      .where(
        and(
          eq(subscriptions.email, wish.email),
          eq(subscriptions.siteId, wish.siteId),
          ne(subscriptions.tokenHash, wish.tokenHash),
        ),
      )
    await sendMail(
      {
        template: 'subscription-begun',
        to: wish.email,
        locale: wish.locale,
        link: `${wish.pageUrl}?leave=${token}`,
      },
      { key: `begun ${wish.tokenHash}`, queries: transaction },
    )
    return { isKnown: true }
  })
}

async function end(token: string, { queries, leaveTokens }: SalesContext): Promise<Change> {
  const [known] = await queries
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.tokenHash, leaveTokens.readToken(token) ?? toHash(token)))
  if (!known) return { isKnown: false }
  await queries
    .update(subscriptions)
    .set({ endedAt: new Date() })
    .where(
      and(eq(subscriptions.email, known.email), eq(subscriptions.siteId, known.siteId), isNull(subscriptions.endedAt)),
    )
  return { isKnown: true }
}

function toHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
