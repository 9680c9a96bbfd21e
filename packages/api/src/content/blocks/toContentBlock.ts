import type { PageFragment } from '../generated/graphql.ts'
import { toAccordionBlock, type AccordionBlock } from './accordion.ts'
import { toAnchorNavigationBlock, type AnchorNavigationBlock } from './anchorNavigation.ts'
import { toAnnualReportBlock, type AnnualReportBlock } from './annualReport.ts'
import { toCalendarBlock, type CalendarBlock } from './calendar.ts'
import { toContactsBlock, type ContactsBlock } from './contacts.ts'
import { toDividendsBlock, type DividendsBlock } from './dividends.ts'
import { toDownloadsBlock, type DownloadsBlock } from './downloads.ts'
import { toFactsBlock, type FactsBlock } from './facts.ts'
import { toHeroBlock, type HeroBlock } from './hero.ts'
import { toLinksBlock, type LinksBlock } from './links.ts'
import { toLocationsBlock, type LocationsBlock } from './locations.ts'
import { toMediaBlock, type MediaBlock } from './media.ts'
import { toProductTeasersBlock, type ProductTeasersBlock } from './productTeasers.ts'
import { toQuoteBlock, type QuoteBlock } from './quote.ts'
import { toReleaseOverviewBlock, type ReleaseOverviewBlock } from './releaseOverview.ts'
import { toShareDataBlock, type ShareDataBlock } from './shareData.ts'
import { toStoryOverviewBlock, type StoryOverviewBlock } from './storyOverview.ts'
import { toTableBlock, type TableBlock } from './table.ts'
import { toTeasersBlock, type TeasersBlock } from './teasers.ts'
import { toTextBlock, type TextBlock } from './text.ts'
import { toVideoBlock, type VideoBlock } from './video.ts'

/** A block of a page, a story or a media release. */
export type ContentBlock =
  | HeroBlock
  | TeasersBlock
  | TextBlock
  | MediaBlock
  | QuoteBlock
  | FactsBlock
  | ProductTeasersBlock
  | LinksBlock
  | AnchorNavigationBlock
  | ShareDataBlock
  | DividendsBlock
  | CalendarBlock
  | AnnualReportBlock
  | DownloadsBlock
  | StoryOverviewBlock
  | ReleaseOverviewBlock
  | LocationsBlock
  | ContactsBlock
  | VideoBlock
  | AccordionBlock
  | TableBlock

/** Maps a block of the content service. */
export function toContentBlock(block: PageFragment['blocks'][number]): ContentBlock {
  switch (block.__typename) {
    case 'HeroBlock':
      return toHeroBlock(block)
    case 'TeasersBlock':
      return toTeasersBlock(block)
    case 'TextBlock':
      return toTextBlock(block)
    case 'MediaBlock':
      return toMediaBlock(block)
    case 'QuoteBlock':
      return toQuoteBlock(block)
    case 'FactsBlock':
      return toFactsBlock(block)
    case 'ProductTeasersBlock':
      return toProductTeasersBlock(block)
    case 'LinksBlock':
      return toLinksBlock(block)
    case 'AnchorNavigationBlock':
      return toAnchorNavigationBlock(block)
    case 'ShareDataBlock':
      return toShareDataBlock(block)
    case 'DividendsBlock':
      return toDividendsBlock(block)
    case 'CalendarBlock':
      return toCalendarBlock(block)
    case 'AnnualReportBlock':
      return toAnnualReportBlock(block)
    case 'DownloadsBlock':
      return toDownloadsBlock(block)
    case 'StoryOverviewBlock':
      return toStoryOverviewBlock(block)
    case 'ReleaseOverviewBlock':
      return toReleaseOverviewBlock(block)
    case 'LocationsBlock':
      return toLocationsBlock(block)
    case 'ContactsBlock':
      return toContactsBlock(block)
    case 'VideoBlock':
      return toVideoBlock(block)
    case 'AccordionBlock':
      return toAccordionBlock(block)
    case 'TableBlock':
      return toTableBlock(block)
  }
}
