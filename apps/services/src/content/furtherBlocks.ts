import { localize, localizeOptional } from '../localization/localize.ts'
import type { BlockInPage } from './blockInPage.types.ts'
import type { AnchorNavigationContent } from './blocks.types.ts'
import { builder } from './builder.ts'
import type {
  AnnualReportContent,
  CalendarContent,
  DownloadContent,
  DownloadsContent,
  DividendsContent,
  ReleaseOverviewContent,
  ShareDataContent,
  StoryOverviewContent,
} from './furtherBlocks.types.ts'
import { defaultPicture, findImage, Image } from './images.ts'
import { Link } from './links.ts'
import { type FileVersion, findVersion } from '../files/fileStore.ts'

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

const DownloadFile = builder.objectRef<FileVersion>('DownloadFile').implement({
  fields: (t) => ({
    language: t.exposeString('language'),
    extension: t.string({ resolve: ({ filename }) => /\.([a-z0-9]{1,10})$/i.exec(filename)?.[1] ?? '' }),
    sizeBytes: t.exposeInt('size'),
  }),
})

const Download = builder.objectRef<BlockInPage<DownloadContent>>('Download').implement({
  fields: (t) => ({
    slug: t.string({ resolve: ({ content }) => content.slug }),
    name: t.string({ resolve: ({ content, wanted }) => localize(content.name, wanted) }),
    image: t.field({
      type: Image,
      nullable: true,
      resolve: ({ content, wanted }, _args, context) => findImage(content.image, wanted, context),
    }),
    file: t.field({
      description: 'In the first wanted language that it has, else in English, else in any; null for none.',
      type: DownloadFile,
      nullable: true,
      resolve: async ({ content, wanted }, _args, { loaders, mayReadProtected }) => {
        const versions = await loaders.files.load(content.slug)
        // What belongs to a protected page is not even told of beside it (PAGE-17).
        return findVersion(mayReadProtected ? versions : versions.filter(({ isPublic }) => isPublic), [...wanted, 'en'])
      },
    }),
  }),
})

const DownloadGroup = builder.objectRef<BlockInPage<DownloadsContent['groups'][number]>>('DownloadGroup').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ content }) => content.id }),
    title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
    files: t.field({
      type: [Download],
      resolve: ({ id, content, wanted }) => content.files.map((file) => ({ id, content: file, wanted })),
    }),
  }),
})

/** Files to take away (PAGE-21). */
export const DownloadsBlock = builder.objectRef<BlockInPage<DownloadsContent>>('DownloadsBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
    lead: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.lead, wanted) }),
    groups: t.field({
      type: [DownloadGroup],
      resolve: ({ id, content, wanted }) => content.groups.map((group) => ({ id, content: group, wanted })),
    }),
  }),
})

/** The sections of the page (NAV-15); which those are the host knows. */
export const AnchorNavigationBlock = builder
  .objectRef<BlockInPage<AnchorNavigationContent>>('AnchorNavigationBlock')
  .implement({ fields: (t) => ({ id: t.exposeID('id') }) })

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
