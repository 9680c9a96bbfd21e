import type { FurtherBlock } from './furtherBlocks.types.ts'
import type { PageFragment } from './generated/graphql.ts'
import { toContentLink } from './toContentLink.ts'

/** A block as it comes over the wire. */
export type WireBlock = PageFragment['blocks'][number]

/** Maps a block that only some pages have. */
export function toFurtherBlock(block: Extract<WireBlock, { __typename: FurtherType }>): FurtherBlock {
  const { id, heading: title } = block
  switch (block.__typename) {
    case 'ShareDataBlock': {
      const { lead, registeredShares, label, shareDay: asOf, shareFacts: facts } = block
      return { kind: 'shareData', id, title, lead, registeredShares, label, asOf, facts }
    }
    case 'DividendsBlock': {
      const { body: text, unit, source, payouts, asOf } = block
      return { kind: 'dividends', id, title, text, unit, source, payouts, asOf }
    }
    case 'CalendarBlock':
      return { kind: 'calendar', id, title, lead: block.lead, events: block.events }
    case 'AnnualReportBlock': {
      const { body: text, picture: image, links } = block
      return { kind: 'annualReport', id, title, text, image, links: links.map(toContentLink) }
    }
    case 'DownloadsBlock':
      return { kind: 'downloads', id, title, lead: block.lead, groups: block.groups }
    case 'StoryOverviewBlock': {
      const { lead, categorySlug, videosOnly, count } = block
      return { kind: 'storyOverview', id, title, lead, categorySlug, videosOnly, count }
    }
    case 'ReleaseOverviewBlock': {
      const { lead, adhocOnly, count } = block
      return { kind: 'releaseOverview', id, title, lead, adhocOnly, count }
    }
  }
}

type FurtherType =
  | 'ShareDataBlock'
  | 'DividendsBlock'
  | 'CalendarBlock'
  | 'AnnualReportBlock'
  | 'DownloadsBlock'
  | 'StoryOverviewBlock'
  | 'ReleaseOverviewBlock'
