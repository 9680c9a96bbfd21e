import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNotNull, isNull, lte, ne, or } from 'drizzle-orm'
import type { FormValues } from '@kudex/domain/forms'
import type { Queries } from '../database/database.types.ts'
import { builder, type SalesContext } from './builder.ts'
import { subscriptions } from './tables.ts'

interface Change {
  /** False if the token is unknown. */
  readonly isKnown: boolean
}

const SubscriptionChange = builder.objectRef<Change>('SubscriptionChange').implement({
  fields: (t) => ({ isKnown: t.exposeBoolean('isKnown') }),
})

builder.mutationFields((t) => ({
  confirmSubscription: t.field({
    description: 'Confirms a subscription. It replaces earlier subscriptions of the address on the site.',
    type: SubscriptionChange,
    args: { token: t.arg.string() },
    resolve: (_root, { token }, context) => confirm(token, context),
  }),
  endSubscription: t.field({
    description: 'Ends all subscriptions of the address of the token on the site.',
    type: SubscriptionChange,
    args: { token: t.arg.string() },
    resolve: (_root, { token }, context) => end(token, context),
  }),
}))

/** Stores a subscription until it is confirmed; returns the token for the confirmation mail (STORY-09). */
export async function storeSubscription(
  { email, topics }: FormValues<'subscription'>,
  source: { readonly siteId: string; readonly locale: string; readonly pageUrl: string },
  queries: Queries,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await queries.insert(subscriptions).values({
    tokenHash: toHash(token),
    email: email.toLowerCase(),
    topics,
    siteId: source.siteId,
    locale: source.locale,
    pageUrl: source.pageUrl,
  })
  return token
}

async function confirm(token: string, { queries, sendMail }: SalesContext): Promise<Change> {
  return queries.transaction(async (transaction) => {
    const [confirmed] = await transaction
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
    if (!confirmed) {
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
          eq(subscriptions.email, confirmed.email),
          eq(subscriptions.siteId, confirmed.siteId),
          ne(subscriptions.tokenHash, confirmed.tokenHash),
          // A later request can still be confirmed.
          or(isNotNull(subscriptions.confirmedAt), lte(subscriptions.createdAt, confirmed.createdAt)),
        ),
      )
    await sendMail(
      {
        template: 'subscription-begun',
        to: confirmed.email,
        locale: confirmed.locale,
        link: `${confirmed.pageUrl}?leave=${token}`,
      },
      { key: `begun ${confirmed.tokenHash}`, queries: transaction },
    )
    return { isKnown: true }
  })
}

async function end(token: string, { queries, unsubscribeTokens }: SalesContext): Promise<Change> {
  const [known] = await queries
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.tokenHash, unsubscribeTokens.readToken(token) ?? toHash(token)))
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
