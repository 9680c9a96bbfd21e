import type {
  AccordionSectionProps,
  AnchorNavigationProps,
  AnnualReportProps,
  DividendPolicyProps,
  DownloadCenterProps,
  FactsProps,
  FinancialCalendarProps,
  HeroProps,
  LinkListProps,
  MediaFigureProps,
  ProductTeasersProps,
  QuoteProps,
  ReleaseListProps,
  ShareDataProps,
  StoryListProps,
  StructuredText,
  TableSectionProps,
  TableOfContentsProps,
  TeasersProps,
} from '@kudex/ui'
import type { ContactPageBlock } from './contacts/contactBlocks.types.ts'
import type { ProductCard } from '../catalogue/catalogue.types.ts'

/** A content page: its blocks in order (PAGE-01). */
export interface ContentPageProps {
  readonly title: string
  /** Titles of sections and headings of texts, for the table of contents; empty on home and on short pages (NAV-16). */
  readonly contents: TableOfContentsProps['items']
  readonly blocks: readonly ContentPageBlock[]
}

/** A block with the props of the module that shows it. */
export type ContentPageBlock = { readonly id: string } & (
  | { readonly kind: 'hero'; readonly props: HeroProps }
  | { readonly kind: 'teasers'; readonly props: TeasersProps }
  | {
      readonly kind: 'text'
      readonly props: {
        readonly title?: string | undefined
        readonly id?: string | undefined
        readonly document: StructuredText
      }
    }
  | { readonly kind: 'media'; readonly props: MediaFigureProps }
  | { readonly kind: 'quote'; readonly props: QuoteProps }
  | { readonly kind: 'facts'; readonly props: FactsProps }
  | {
      readonly kind: 'productTeasers'
      readonly props: Omit<ProductTeasersProps, 'products'> & { readonly products: readonly ProductCard[] }
    }
  | FurtherBlockProps
)

/** A block that only some pages have. */
export type FurtherPageBlock = { readonly id: string } & FurtherBlockProps

type FurtherBlockProps =
  | ContactPageBlock
  | { readonly kind: 'links'; readonly props: LinkListProps }
  | { readonly kind: 'anchorNavigation'; readonly props: AnchorNavigationProps }
  | { readonly kind: 'accordion'; readonly props: AccordionSectionProps }
  | { readonly kind: 'table'; readonly props: TableSectionProps }
  | { readonly kind: 'shareData'; readonly props: ShareDataProps }
  | { readonly kind: 'dividends'; readonly props: DividendPolicyProps }
  | { readonly kind: 'calendar'; readonly props: FinancialCalendarProps }
  | { readonly kind: 'annualReport'; readonly props: AnnualReportProps }
  | { readonly kind: 'downloads'; readonly props: DownloadCenterProps }
  | { readonly kind: 'storyOverview'; readonly props: StoryListProps }
  | { readonly kind: 'releaseOverview'; readonly props: ReleaseListProps }
