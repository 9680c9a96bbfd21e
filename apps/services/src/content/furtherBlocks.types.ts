import type { LocalizedText } from '../localization/localize.ts'
import type { StoredLink } from './links.types.ts'

// Blocks that only some pages have: facts for investors, and overviews of what editors write in a row.

/** Facts of the share, true on a day (INV-02). */
export interface ShareDataContent {
  kind: 'shareData'
  title: LocalizedText
  lead: LocalizedText | null
  registeredShares: number
  /** What is counted: “registered shares”. */
  label: LocalizedText
  /** ISO date: `2022-08-30`. */
  asOf: string
  facts: { label: LocalizedText; value: LocalizedText }[]
}

/** What was paid out (INV-04). */
export interface DividendsContent {
  kind: 'dividends'
  title: LocalizedText
  text: LocalizedText | null
  /** “francs”. */
  unit: LocalizedText
  /** What it was paid from: “capital contribution reserves”. */
  source: LocalizedText
  payouts: { label: LocalizedText; amount: number }[]
  /** ISO date up to which the list is complete; null where nobody said. */
  asOf: string | null
}

/** Dates of the financial year (INV-03). */
export interface CalendarContent {
  kind: 'calendar'
  title: LocalizedText
  lead: LocalizedText | null
  events: { id: string; date: string; title: LocalizedText; place: LocalizedText | null }[]
}

/** The annual report; the first link is the one that is downloaded as a rule (INV-05). */
export interface AnnualReportContent {
  kind: 'annualReport'
  title: LocalizedText
  text: LocalizedText | null
  image: string
  links: StoredLink[]
}

/** Files to take away, in groups (PAGE-21). */
export interface DownloadsContent {
  kind: 'downloads'
  title: LocalizedText
  lead: LocalizedText | null
  groups: { id: string; title: LocalizedText; files: DownloadContent[] }[]
}

/** A file by its slug: kind, size and languages are the file's own. */
export interface DownloadContent {
  slug: string
  name: LocalizedText
  /** A picture of it. */
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

export type FurtherBlock =
  | ShareDataContent
  | DividendsContent
  | CalendarContent
  | AnnualReportContent
  | DownloadsContent
  | StoryOverviewContent
  | ReleaseOverviewContent
