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
import type { BlockProps, BlockView } from './blocks.types.ts'
import type { ContactKind } from './ContactBlock.tsx'
import type { DiagramKind } from './DiagramBlock.tsx'

/** Kinds of blocks whose modules are not part of the first view. */
export type LazyKind = Exclude<
  keyof BlockProps,
  'hero' | 'teasers' | 'text' | 'media' | 'quote' | 'facts' | 'productTeasers' | ContactKind | DiagramKind
>

/** Shows a block of a kind that few pages have; browsers load its modules when they are idle. */
export function LazyBlock({ block }: { readonly block: BlockView<LazyKind> }) {
  switch (block.kind) {
    case 'links':
      return <LinkList {...block.props} />
    case 'accordion':
      return <AccordionSection {...block.props} />
    case 'table':
      return <TableSection {...block.props} />
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
