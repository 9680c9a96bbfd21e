import {
  AccordionSection,
  AnchorNavigation,
  AnnualReport,
  DividendPolicy,
  DownloadCenter,
  FinancialCalendar,
  LinkList,
  ReleaseList,
  ShareData,
  StoryList,
  TableSection,
} from '@kudex/ui'
import { ContactBlock } from './contacts/ContactBlock.tsx'
import type { FurtherPageBlock } from './blocks.types.ts'

/** A block that only some pages have; a browser loads the modules behind it with the pages that have one. */
export function FurtherBlock({ block }: { readonly block: FurtherPageBlock }) {
  switch (block.kind) {
    case 'links':
      return <LinkList {...block.props} />
    case 'accordion':
      return <AccordionSection {...block.props} />
    case 'table':
      return <TableSection {...block.props} />
    case 'locations':
    case 'contacts':
      return <ContactBlock block={block} />
    case 'shareData':
      return <ShareData {...block.props} />
    case 'dividends':
      return <DividendPolicy {...block.props} />
    case 'calendar':
      return <FinancialCalendar {...block.props} />
    case 'annualReport':
      return <AnnualReport {...block.props} />
    case 'anchorNavigation':
      return <AnchorNavigation {...block.props} />
    case 'downloads':
      return <DownloadCenter {...block.props} />
    case 'storyOverview':
      return <StoryList {...block.props} />
    case 'releaseOverview':
      return <ReleaseList {...block.props} />
  }
}
