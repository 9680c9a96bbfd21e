import type { ContentLink } from '@kudex/domain/links'
import type { ContentImage } from './content.types.ts'

interface TitledBlock {
  readonly id: string
  readonly title: string
}

/** Facts of the share, true on a day (INV-02). */
export interface ShareDataBlock extends TitledBlock {
  readonly kind: 'shareData'
  readonly lead: string | null
  readonly registeredShares: number
  readonly label: string
  /** ISO date. */
  readonly asOf: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
}

/** What was paid out (INV-04). */
export interface DividendsBlock extends TitledBlock {
  readonly kind: 'dividends'
  readonly text: string | null
  readonly unit: string
  readonly source: string
  readonly payouts: readonly { readonly label: string; readonly amount: number }[]
  /** ISO date; null where nobody said. */
  readonly asOf: string | null
}

/** Dates of the financial year (INV-03). */
export interface CalendarBlock extends TitledBlock {
  readonly kind: 'calendar'
  readonly lead: string | null
  readonly events: readonly CalendarEvent[]
}

export interface CalendarEvent {
  readonly id: string
  /** ISO date. */
  readonly date: string
  readonly title: string
  readonly place: string | null
}

/** The annual report; its first link is the one that is downloaded as a rule (INV-05). */
export interface AnnualReportBlock extends TitledBlock {
  readonly kind: 'annualReport'
  readonly text: string | null
  readonly image: ContentImage
  readonly links: readonly ContentLink[]
}

/** Files to take away, in groups (PAGE-21). */
export interface DownloadsBlock extends TitledBlock {
  readonly kind: 'downloads'
  readonly lead: string | null
  readonly groups: readonly { readonly id: string; readonly title: string; readonly files: readonly Download[] }[]
}

/** A file that a block names; null where there is none for who asks. */
export interface Download {
  readonly slug: string
  readonly name: string
  readonly image: ContentImage | null
  readonly file: { readonly language: string; readonly extension: string; readonly sizeBytes: number } | null
}

/** The newest stories of the site (STORY-02). */
export interface StoryOverviewBlock extends TitledBlock {
  readonly kind: 'storyOverview'
  readonly lead: string | null
  readonly categorySlug: string | null
  readonly videosOnly: boolean
  readonly count: number
}

/** The newest media releases of the site (MEDIA-02). */
export interface ReleaseOverviewBlock extends TitledBlock {
  readonly kind: 'releaseOverview'
  readonly lead: string | null
  readonly adhocOnly: boolean
  readonly count: number
}

/** Blocks that only some pages have. */
export type FurtherBlock =
  | ShareDataBlock
  | DividendsBlock
  | CalendarBlock
  | AnnualReportBlock
  | DownloadsBlock
  | StoryOverviewBlock
  | ReleaseOverviewBlock
