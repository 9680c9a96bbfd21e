import type { ContentBlock } from '@kudex/api/content'
import type { ContentLink } from '@kudex/domain/links'
import type { IntlShape } from '@kudex/intl/messages'
import type {
  AccordionSectionProps,
  AnchorNavigationProps,
  AnnualReportProps,
  AssemblySequenceProps,
  BeforeAfterProps,
  ConnectorListProps,
  ContactListProps,
  DividendPolicyProps,
  DownloadCenterProps,
  EventProgrammeProps,
  EventRouteProps,
  FactsProps,
  FinancialCalendarProps,
  FloorPlanProps,
  HeroProps,
  LinkListProps,
  LocationFiltersProps,
  LocationListProps,
  MeasurementProps,
  MediaFigureProps,
  ProcessLineProps,
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
import type { RequestContext } from '../../../request/requestContext.types.ts'
import type { ProductCard } from '../catalogue/catalogue.types.ts'
import type { LinkTargets } from '../links/linkTargets.ts'
import type { DocumentLinks } from './localizeDocument.ts'

/** A content page: its blocks in order (PAGE-01). */
export interface ContentPageProps {
  readonly title: string
  /** Section titles and headings for the table of contents; empty on home and short pages (NAV-16). */
  readonly contents: TableOfContentsProps['items']
  readonly blocks: readonly BlockView[]
}

/** Props of the view of each kind of block. */
export interface BlockProps {
  readonly hero: HeroProps
  readonly teasers: TeasersProps
  readonly text: {
    readonly title?: string | undefined
    readonly id?: string | undefined
    readonly document: StructuredText
  }
  readonly media: MediaFigureProps
  readonly quote: QuoteProps
  readonly facts: FactsProps
  readonly productTeasers: Omit<ProductTeasersProps, 'products'> & { readonly products: readonly ProductCard[] }
  readonly links: LinkListProps
  readonly anchorNavigation: AnchorNavigationProps
  readonly accordion: AccordionSectionProps
  readonly table: TableSectionProps
  readonly shareData: ShareDataProps
  readonly dividends: DividendPolicyProps
  readonly calendar: FinancialCalendarProps
  readonly annualReport: AnnualReportProps
  readonly downloads: DownloadCenterProps
  readonly storyOverview: StoryListProps
  readonly releaseOverview: ReleaseListProps
  readonly locations: {
    readonly list: Omit<LocationListProps, 'filters'>
    /** Null if visitors cannot filter the list (CONTACT-04). */
    readonly filters: Omit<LocationFiltersProps, 'onChange' | 'onReset'> | null
  }
  readonly contacts: ContactListProps
  readonly process: ProcessLineProps
  readonly measurement: MeasurementProps
  readonly assemblySequence: AssemblySequenceProps
  readonly connectors: ConnectorListProps
  readonly beforeAfter: BeforeAfterProps
  readonly programme: EventProgrammeProps
  readonly floorPlan: FloorPlanProps
  readonly route: EventRouteProps
}

/** The view of a block: its kind and the props of the module that shows it. */
export type BlockViewContent<Kind extends keyof BlockProps = keyof BlockProps> = {
  readonly [K in Kind]: { readonly kind: K; readonly props: BlockProps[K] }
}[Kind]

export type BlockView<Kind extends keyof BlockProps = keyof BlockProps> = {
  readonly id: string
} & BlockViewContent<Kind>

export type ContentBlockOf<Type extends BlockType> = Extract<ContentBlock, { readonly __typename: Type }>

/** Name of a block's type in the schema of the content service. */
export type BlockType = ContentBlock['__typename']

/** One kind of block: what it refers to, and how it becomes a view. */
export type BlockLoader<Type extends BlockType = BlockType> = LoaderOf<ContentBlockOf<Type>>

interface LoaderOf<Block extends ContentBlock> {
  /** Links whose targets are loaded with the page. */
  listLinks?(block: Block): readonly ContentLink[]
  /** Slugs of products and services that are loaded with the page. */
  listProducts?(block: Block): readonly string[]
  /** Structured texts, not yet validated. */
  listDocuments?(block: Block): readonly unknown[]
  /** Null leaves the block out. */
  toView(block: Block, context: BlockContext): BlockViewContent | null | Promise<BlockViewContent | null>
}

/** The page that a block belongs to, and what was loaded for it. */
export interface BlockContext extends DocumentLinks {
  readonly request: RequestContext
  readonly intl: IntlShape
  readonly targets: LinkTargets
  readonly isHome: boolean
  /** Language of the page's texts. */
  readonly language: string
  /** Id of the page; null if its calendar is not public. */
  readonly pageId: string | null
}
