import * as v from 'valibot'
import { day, links, optionalText, slug, text } from './writtenFields.ts'

/** How many entries an overview on a page shows. */
const listed = v.pipe(v.number(), v.integer('a whole number'), v.minValue(1, '1 to 12'), v.maxValue(12, '1 to 12'))

/** The blocks that only some pages have: facts for investors, and overviews of stories and media releases. */
export const furtherBlocks = [
  v.strictObject({
    kind: v.literal('shareData'),
    title: text,
    lead: optionalText,
    registeredShares: v.pipe(v.number(), v.integer('a whole number'), v.minValue(0, 'no negative number')),
    label: text,
    asOf: day,
    facts: v.optional(v.pipe(v.array(v.strictObject({ label: text, value: text })), v.maxLength(100)), []),
  }),
  v.strictObject({
    kind: v.literal('dividends'),
    title: text,
    text: optionalText,
    unit: text,
    source: text,
    payouts: v.pipe(
      v.array(v.strictObject({ label: text, amount: v.pipe(v.number(), v.minValue(0, 'no negative number')) })),
      v.minLength(1, 'at least one payout'),
      v.maxLength(50, 'at most 50 payouts'),
    ),
    asOf: v.nullish(day, null),
  }),
  v.strictObject({
    kind: v.literal('calendar'),
    title: text,
    lead: optionalText,
    events: v.pipe(
      v.array(v.strictObject({ id: slug, date: day, title: text, place: optionalText })),
      v.maxLength(100, 'at most 100 events'),
    ),
  }),
  v.strictObject({
    kind: v.literal('annualReport'),
    title: text,
    text: optionalText,
    image: v.pipe(v.string(), v.minLength(1)),
    links: v.pipe(links, v.minLength(1, 'at least one link')),
  }),
  v.strictObject({
    kind: v.literal('downloads'),
    title: text,
    lead: optionalText,
    groups: v.pipe(
      v.array(
        v.strictObject({
          id: slug,
          title: text,
          files: v.pipe(
            v.array(v.strictObject({ slug, name: text, image: v.nullish(v.pipe(v.string(), v.minLength(1)), null) })),
            v.maxLength(200, 'at most 200 files'),
          ),
        }),
      ),
      v.maxLength(50, 'at most 50 groups'),
    ),
  }),
  v.strictObject({
    kind: v.literal('storyOverview'),
    title: text,
    lead: optionalText,
    categorySlug: v.nullish(slug, null),
    videosOnly: v.optional(v.boolean(), false),
    count: listed,
  }),
  v.strictObject({
    kind: v.literal('releaseOverview'),
    title: text,
    lead: optionalText,
    adhocOnly: v.optional(v.boolean(), false),
    count: listed,
  }),
] as const
