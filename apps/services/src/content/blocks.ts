import { localize, localizeOptional } from '../localization/localize.ts'
import type { BlockInPage } from './blockInPage.types.ts'
import type {
  AccordionContent,
  ContactsContent,
  FactsContent,
  HeroContent,
  LinksContent,
  LocationsContent,
  MediaContent,
  ProductTeasersContent,
  QuoteContent,
  StoredBlock,
  TableContent,
  TeaserContent,
  TeasersContent,
  TextContent,
  VideoContent,
} from './blocks.types.ts'
import { builder } from './builder.ts'
import {
  AnchorNavigationBlock,
  AnnualReportBlock,
  CalendarBlock,
  DownloadsBlock,
  DividendsBlock,
  ReleaseOverviewBlock,
  ShareDataBlock,
  StoryOverviewBlock,
} from './furtherBlocks.ts'
import { defaultPicture, findImage, Image } from './images.ts'
import { Link } from './links.ts'

/** A block with the languages of its page, one type per kind of block. */
export type AnyBlock = StoredBlock extends infer Content
  ? Content extends StoredBlock
    ? BlockInPage<Content>
    : never
  : never

const HeroBlock = builder.objectRef<BlockInPage<HeroContent>>('HeroBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    overline: t.string({
      nullable: true,
      resolve: ({ content, wanted }) => localizeOptional(content.overline, wanted),
    }),
    title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
    lead: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.lead, wanted) }),
    image: t.field({
      type: Image,
      nullable: true,
      resolve: ({ content, wanted }, _args, context) => findImage(content.image, wanted, context),
    }),
    links: t.field({
      type: [Link],
      resolve: ({ content, wanted }) => content.links.map((link) => ({ link, wanted })),
    }),
  }),
})

const Teaser = builder.objectRef<BlockInPage<TeaserContent>>('Teaser').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    overline: t.string({
      nullable: true,
      resolve: ({ content, wanted }) => localizeOptional(content.overline, wanted),
    }),
    title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
    text: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.text, wanted) }),
    image: t.field({
      type: Image,
      nullable: true,
      resolve: ({ content, wanted }, _args, context) => findImage(content.image, wanted, context),
    }),
    link: t.field({ type: Link, resolve: ({ content, wanted }) => ({ link: content.link, wanted }) }),
  }),
})

const TeasersBlock = builder.objectRef<BlockInPage<TeasersContent>>('TeasersBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.title, wanted) }),
    lead: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.lead, wanted) }),
    teasers: t.field({
      type: [Teaser],
      resolve: ({ content, wanted }) => content.teasers.map((teaser) => ({ id: teaser.id, content: teaser, wanted })),
    }),
  }),
})

const TextBlock = builder.objectRef<BlockInPage<TextContent>>('TextBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.title, wanted) }),
    anchor: t.string({ nullable: true, resolve: ({ content }) => content.anchor }),
    text: t.field({
      type: 'StructuredText',
      resolve: ({ content: { text }, wanted }) => findDocument(text, wanted),
    }),
  }),
})

function findDocument(text: TextContent['text'], wanted: readonly string[]): object {
  const language = wanted.find((candidate) => text[candidate] !== undefined)
  return text[language ?? 'en'] ?? Object.values(text)[0] ?? emptyDocument
}

const emptyDocument = { schema: 'dast', document: { type: 'root', children: [] } }

const MediaBlock = builder.objectRef<BlockInPage<MediaContent>>('MediaBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    image: t.field({
      type: Image,
      resolve: async ({ content, wanted }, _args, context) =>
        (await findImage(content.image, wanted, context)) ?? { picture: defaultPicture, wanted },
    }),
    caption: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.caption, wanted) }),
    preset: t.string({ resolve: ({ content }) => content.preset }),
  }),
})

const QuoteBlock = builder.objectRef<BlockInPage<QuoteContent>>('QuoteBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    text: t.string({ resolve: ({ content, wanted }) => localize(content.text, wanted) }),
    person: t.string({ nullable: true, resolve: ({ content }) => content.person }),
    role: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.role, wanted) }),
  }),
})

const Fact = builder.objectRef<BlockInPage<FactsContent['facts'][number]>>('Fact').implement({
  fields: (t) => ({
    value: t.string({ resolve: ({ content, wanted }) => localize(content.value, wanted) }),
    unit: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.unit, wanted) }),
    label: t.string({ resolve: ({ content, wanted }) => localize(content.label, wanted) }),
  }),
})

const FactsBlock = builder.objectRef<BlockInPage<FactsContent>>('FactsBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.title, wanted) }),
    facts: t.field({
      type: [Fact],
      resolve: ({ id, content, wanted }) => content.facts.map((fact) => ({ id, content: fact, wanted })),
    }),
  }),
})

const ProductTeasersBlock = builder.objectRef<BlockInPage<ProductTeasersContent>>('ProductTeasersBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.title, wanted) }),
    lead: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.lead, wanted) }),
    productSlugs: t.stringList({
      description: 'Slugs of products and services, in order.',
      resolve: ({ content }) => content.productSlugs,
    }),
  }),
})

const LinksBlock = builder.objectRef<BlockInPage<LinksContent>>('LinksBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.title, wanted) }),
    links: t.field({
      type: [Link],
      resolve: ({ content, wanted }) => content.links.map((link) => ({ link, wanted })),
    }),
  }),
})

const LocationsBlock = builder.objectRef<BlockInPage<LocationsContent>>('LocationsBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.title, wanted) }),
    lead: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.lead, wanted) }),
    hasFilters: t.boolean({ resolve: ({ content }) => content.hasFilters }),
    brand: t.string({ nullable: true, resolve: ({ content }) => content.brand }),
    contactKind: t.string({ nullable: true, resolve: ({ content }) => content.contactKind }),
    country: t.string({ nullable: true, resolve: ({ content }) => content.country }),
  }),
})

const ContactsBlock = builder.objectRef<BlockInPage<ContactsContent>>('ContactsBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.title, wanted) }),
    lead: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.lead, wanted) }),
    contactIds: t.stringList({
      description: 'Ids of contacts of the site, in order; who is no longer shown is left out by who asks.',
      resolve: ({ content }) => content.contactIds,
    }),
  }),
})

const VideoTrack = builder.objectRef<VideoContent['tracks'][number]>('VideoTrack').implement({
  fields: (t) => ({ url: t.exposeString('url'), language: t.exposeString('language') }),
})

const VideoBlock = builder.objectRef<BlockInPage<VideoContent>>('VideoBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
    poster: t.field({
      type: Image,
      resolve: async ({ content, wanted }, _args, context) =>
        (await findImage(content.poster, wanted, context)) ?? { picture: defaultPicture, wanted },
    }),
    url: t.string({ resolve: ({ content }) => content.url }),
    mediaType: t.string({
      nullable: true,
      description: 'Of a file of our own; null: the address is a page of somebody else.',
      resolve: ({ content }) => content.mediaType,
    }),
    seconds: t.int({ nullable: true, resolve: ({ content }) => content.seconds }),
    tracks: t.field({ type: [VideoTrack], resolve: ({ content }) => content.tracks }),
    caption: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.caption, wanted) }),
    preset: t.string({ resolve: ({ content }) => content.preset }),
  }),
})

const AccordionItem = builder.objectRef<BlockInPage<AccordionContent['items'][number]>>('AccordionItem').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ resolve: ({ content, wanted }) => localize(content.title, wanted) }),
    text: t.field({
      type: 'StructuredText',
      resolve: ({ content, wanted }) => findDocument(content.text, wanted),
    }),
  }),
})

const AccordionBlock = builder.objectRef<BlockInPage<AccordionContent>>('AccordionBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.title, wanted) }),
    items: t.field({
      type: [AccordionItem],
      resolve: ({ content, wanted }) => content.items.map((item) => ({ id: item.id, content: item, wanted })),
    }),
  }),
})

const TableRow = builder.objectRef<readonly string[]>('TableRow').implement({
  fields: (t) => ({
    cells: t.stringList({ description: 'The first is the head of the row.', resolve: (cells) => [...cells] }),
  }),
})

const TableBlock = builder.objectRef<BlockInPage<TableContent>>('TableBlock').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.string({ nullable: true, resolve: ({ content, wanted }) => localizeOptional(content.title, wanted) }),
    caption: t.string({ resolve: ({ content, wanted }) => localize(content.caption, wanted) }),
    columns: t.stringList({
      resolve: ({ content, wanted }) => content.columns.map((column) => localize(column, wanted)),
    }),
    rows: t.field({
      type: [TableRow],
      resolve: ({ content, wanted }) => content.rows.map((row) => row.map((cell) => localize(cell, wanted))),
    }),
  }),
})

const blockTypes = {
  hero: HeroBlock,
  teasers: TeasersBlock,
  text: TextBlock,
  media: MediaBlock,
  quote: QuoteBlock,
  facts: FactsBlock,
  productTeasers: ProductTeasersBlock,
  links: LinksBlock,
  anchorNavigation: AnchorNavigationBlock,
  shareData: ShareDataBlock,
  dividends: DividendsBlock,
  calendar: CalendarBlock,
  annualReport: AnnualReportBlock,
  downloads: DownloadsBlock,
  storyOverview: StoryOverviewBlock,
  releaseOverview: ReleaseOverviewBlock,
  locations: LocationsBlock,
  contacts: ContactsBlock,
  video: VideoBlock,
  accordion: AccordionBlock,
  table: TableBlock,
} as const

/** What pages are made of. */
export const Block = builder.unionType('Block', {
  types: Object.values(blockTypes),
  resolveType: (block) => blockTypes[block.content.kind].name,
})
