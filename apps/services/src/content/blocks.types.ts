import type { ContactKind } from '@kudex/domain/contacts'
import type { LocalizedText } from '../localization/localize.ts'
import type { StoredLink } from './links.types.ts'

/** A block as stored: pictures by name, texts in all languages. */
export type StoredBlock =
  | HeroContent
  | TeasersContent
  | TextContent
  | MediaContent
  | QuoteContent
  | FactsContent
  | ProductTeasersContent
  | LinksContent
  | AnchorNavigationContent
  | ShareDataContent
  | DividendsContent
  | CalendarContent
  | AnnualReportContent
  | DownloadsContent
  | StoryOverviewContent
  | ReleaseOverviewContent
  | LocationsContent
  | ContactsContent
  | VideoContent
  | AccordionContent
  | TableContent

export interface HeroContent {
  kind: 'hero'
  overline: LocalizedText | null
  title: LocalizedText
  lead: LocalizedText | null
  image: string | null
  links: StoredLink[]
}

export interface TeasersContent {
  kind: 'teasers'
  title: LocalizedText | null
  lead: LocalizedText | null
  teasers: TeaserContent[]
}

export interface TeaserContent {
  id: string
  overline: LocalizedText | null
  title: LocalizedText
  text: LocalizedText | null
  image: string | null
  link: StoredLink
}

export interface TextContent {
  kind: 'text'
  title: LocalizedText | null
  anchor: string | null
  /** A structured document per language. */
  text: { readonly [language: string]: object }
}

export interface MediaContent {
  kind: 'media'
  image: string
  caption: LocalizedText | null
  preset: string
}

export interface VideoContent {
  kind: 'video'
  /** Title of the video. */
  title: LocalizedText
  poster: string
  /** A file of our own, or the page of the provider that plays the video. */
  url: string
  /** Null if the provider plays the video. */
  mediaType: string | null
  seconds: number | null
  /** Captions in WebVTT. */
  tracks: { url: string; language: string }[]
  caption: LocalizedText | null
  preset: string
}

export interface AccordionContent {
  kind: 'accordion'
  title: LocalizedText | null
  /** A structured document per language. */
  items: { id: string; title: LocalizedText; text: { readonly [language: string]: object } }[]
}

export interface TableContent {
  kind: 'table'
  title: LocalizedText | null
  /** Describes the content of the table. */
  caption: LocalizedText
  columns: LocalizedText[]
  /** The first cell of a row is its head. */
  rows: LocalizedText[][]
}

export interface QuoteContent {
  kind: 'quote'
  text: LocalizedText
  person: string | null
  role: LocalizedText | null
}

export interface FactsContent {
  kind: 'facts'
  title: LocalizedText | null
  facts: { value: LocalizedText; unit: LocalizedText | null; label: LocalizedText }[]
}

export interface ProductTeasersContent {
  kind: 'productTeasers'
  title: LocalizedText | null
  lead: LocalizedText | null
  productSlugs: string[]
}

export interface LinksContent {
  kind: 'links'
  title: LocalizedText | null
  links: StoredLink[]
}

/** Links to the sections of the page, in a bar that stays visible (NAV-15). */
export interface AnchorNavigationContent {
  kind: 'anchorNavigation'
}

export interface LocationsContent {
  kind: 'locations'
  title: LocalizedText | null
  lead: LocalizedText | null
  hasFilters: boolean
  brand: string | null
  contactKind: ContactKind | null
  country: string | null
}

export interface ContactsContent {
  kind: 'contacts'
  title: LocalizedText | null
  lead: LocalizedText | null
  contactIds: string[]
}

/** Facts of the share on a given day (INV-02). */
export interface ShareDataContent {
  kind: 'shareData'
  title: LocalizedText
  lead: LocalizedText | null
  registeredShares: number
  /** “registered shares”. */
  label: LocalizedText
  /** ISO date: `2022-08-30`. */
  asOf: string
  facts: { label: LocalizedText; value: LocalizedText }[]
}

/** Dividends that were paid (INV-04). */
export interface DividendsContent {
  kind: 'dividends'
  title: LocalizedText
  text: LocalizedText | null
  /** “francs”. */
  unit: LocalizedText
  /** “capital contribution reserves”. */
  source: LocalizedText
  payouts: { label: LocalizedText; amount: number }[]
  /** ISO date up to which the list is complete, if known. */
  asOf: string | null
}

/** Dates of the financial year (INV-03). */
export interface CalendarContent {
  kind: 'calendar'
  title: LocalizedText
  lead: LocalizedText | null
  events: { id: string; date: string; title: LocalizedText; place: LocalizedText | null }[]
}

/** The annual report; the first link is the main download (INV-05). */
export interface AnnualReportContent {
  kind: 'annualReport'
  title: LocalizedText
  text: LocalizedText | null
  image: string
  links: StoredLink[]
}

/** Files to download, in groups (PAGE-21). */
export interface DownloadsContent {
  kind: 'downloads'
  title: LocalizedText
  lead: LocalizedText | null
  groups: { id: string; title: LocalizedText; files: DownloadContent[] }[]
}

/** A file by its slug; type, size and languages come from the file. */
export interface DownloadContent {
  slug: string
  name: LocalizedText
  image: string | null
}

/** The newest stories of the site (STORY-02). */
export interface StoryOverviewContent {
  kind: 'storyOverview'
  title: LocalizedText
  lead: LocalizedText | null
  categorySlug: string | null
  videosOnly: boolean
  count: number
}

/** The newest media releases of the site (MEDIA-02). */
export interface ReleaseOverviewContent {
  kind: 'releaseOverview'
  title: LocalizedText
  lead: LocalizedText | null
  adhocOnly: boolean
  count: number
}
