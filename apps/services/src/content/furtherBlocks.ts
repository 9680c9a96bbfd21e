import { localize, localizeOptional } from '../localization/localize.ts'
import type { BlockInPage } from './blockInPage.types.ts'
import { builder } from './builder.ts'
import type {
  AnnualReportContent,
  CalendarContent,
  DividendsContent,
  ReleaseOverviewContent,
  ShareDataContent,
  StoryOverviewContent,
} from './furtherBlocks.types.ts'
import { defaultPicture, findImage, Image } from './images.ts'
import { Link } from './links.ts'

const ShareFact = builder.objectRef<BlockInPage<ShareDataContent['facts'][number]>>('ShareFact').implement({
  fields: (t) => ({
    label: t.string({ resolve: ({ content, wanted }) => localize(content.label, wanted) }),
    value: t.string({ resolve: ({ content, wanted }) => localize(content.value, wanted) }),
  }),
})

/** Facts of the share, true on a day (INV-02). */
export const ShareDataBlock = builder.objectRef<BlockInPage<ShareDataContent>>('ShareDataBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
    lead: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.lead, wanted) }),
    registeredShares: t.int({ resolve: ({ content }) => content.registeredShares }),
    label: t.string({ resolve: ({ content, wanted }) => localize(content.label, wanted) }),
    asOf: t.string({ description: 'ISO date.', resolve: ({ content }) => content.asOf }),
    facts: t.field({
      type: [ShareFact],
      resolve: ({ id, content, wanted }) => content.facts.map((fact) => ({ id, content: fact, wanted })),
    }),
  }),
})

const Payout = builder.objectRef<BlockInPage<DividendsContent['payouts'][number]>>('Payout').implement({
  fields: (t) => ({
    label: t.string({ resolve: ({ content, wanted }) => localize(content.label, wanted) }),
    amount: t.float({ resolve: ({ content }) => content.amount }),
  }),
})

/** What was paid out (INV-04). */
export const DividendsBlock = builder.objectRef<BlockInPage<DividendsContent>>('DividendsBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
    text: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.text, wanted) }),
    unit: t.string({ resolve: ({ content, wanted }) => localize(content.unit, wanted) }),
    source: t.string({ resolve: ({ content, wanted }) => localize(content.source, wanted) }),
    payouts: t.field({
      type: [Payout],
      resolve: ({ id, content, wanted }) => content.payouts.map((payout) => ({ id, content: payout, wanted })),
    }),
    asOf: t.string({ nullable: true, description: 'ISO date.', resolve: ({ content }) => content.asOf }),
  }),
})

const CalendarEvent = builder.objectRef<BlockInPage<CalendarContent['events'][number]>>('CalendarEvent').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ content }) => content.id }),
    date: t.string({ description: 'ISO date.', resolve: ({ content }) => content.date }),
    title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
    place: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.place, wanted) }),
  }),
})

/** Dates of the financial year (INV-03). */
export const CalendarBlock = builder.objectRef<BlockInPage<CalendarContent>>('CalendarBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
    lead: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.lead, wanted) }),
    events: t.field({
      type: [CalendarEvent],
      resolve: ({ id, content, wanted }) => content.events.map((event) => ({ id, content: event, wanted })),
    }),
  }),
})

/** The annual report (INV-05). */
export const AnnualReportBlock = builder.objectRef<BlockInPage<AnnualReportContent>>('AnnualReportBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
    text: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.text, wanted) }),
    image: t.field({
      type: Image,
      resolve: async ({ content, wanted }, _args, context) =>
        (await findImage(content.image, wanted, context)) ?? { picture: defaultPicture, wanted },
    }),
    links: t.field({
      type: [Link],
      resolve: ({ content, wanted }) => content.links.map((link) => ({ link, wanted })),
    }),
  }),
})

/** The newest stories of the site (STORY-02). */
export const StoryOverviewBlock = builder.objectRef<BlockInPage<StoryOverviewContent>>('StoryOverviewBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
    lead: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.lead, wanted) }),
    categorySlug: t.string({ nullable: true, resolve: ({ content }) => content.categorySlug }),
    videosOnly: t.boolean({ resolve: ({ content }) => content.videosOnly }),
    count: t.int({ resolve: ({ content }) => content.count }),
  }),
})

/** The newest media releases of the site (MEDIA-02). */
export const ReleaseOverviewBlock = builder
  .objectRef<BlockInPage<ReleaseOverviewContent>>('ReleaseOverviewBlock')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
      lead: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.lead, wanted) }),
      adhocOnly: t.boolean({ resolve: ({ content }) => content.adhocOnly }),
      count: t.int({ resolve: ({ content }) => content.count }),
    }),
  })
