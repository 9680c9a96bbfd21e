import type { ClassificationType, RelatedType } from '@kudex/domain/catalogue'
import type { Bar, ListingSort, ListingView } from '@kudex/domain/listing'
import type { MeasurementSystem } from '@kudex/domain/measurement'
import type {
  ClassificationGridProps,
  DownloadsProps,
  FootprintProps,
  HighlightsProps,
  Picture,
  ProductCardItem,
  SpecificationRow,
  StoryCardItem,
  VariantsProps,
} from '@kudex/ui'
import type { ProductActionProps } from '../../../features/shared/index.ts'
import type { PlayedVideo } from '../media/toPlayedVideo.ts'

export type ClassificationCard = ClassificationGridProps['items'][number]

/** A card of the catalogue; the view formats the number of variants. */
export interface ProductCard extends ProductCardItem {
  readonly variantCount: number
  /** Props for product actions of features; null for a service. */
  readonly actionProps: ProductActionProps | null
}

/** The product list or the service list: the first level of classifications (ROUTE-36, ROUTE-37). */
export interface CatalogueListPageProps {
  readonly type: ClassificationType
  readonly classifications: readonly ClassificationCard[]
}

/** A classification with its children (CAT-10). */
export interface ClassificationPageProps {
  readonly type: ClassificationType
  readonly name: string
  /** Name of the classification above, or null at the first level. */
  readonly parentName: string | null
  readonly description: string | null
  readonly contentLanguage?: ContentLanguage
  readonly classifications: readonly ClassificationCard[]
  /** All products in and below it. */
  readonly listing: ListingProps
}

/** A page of a list with its facets (CAT-10). */
export interface ListingProps {
  /** URL of the list without filters. */
  readonly href: string
  /** The state of the list from its URL. */
  readonly query: string
  readonly sort: ListingSort
  readonly view: ListingView
  readonly total: number
  readonly page: number
  readonly pageCount: number
  readonly facets: readonly ListingFacetItem[]
  readonly chips: readonly ListingChip[]
  readonly products: readonly ListedCard[]
  /** The scales of the bars, with their ends formatted: “0.03…35 mm²”. */
  readonly scales: readonly ListingScale[]
  /** Columns of the table view. */
  readonly columns: readonly { readonly key: string; readonly name: string; readonly unit: string | null }[]
}

export interface ListingScale {
  readonly id: string
  readonly name: string
  readonly range: string
  readonly isLogarithmic: boolean
}

/** A card of a list with its deciding values. */
export interface ListedCard extends ProductCard {
  readonly figures: NonNullable<ProductCardItem['figures']>
  /** Values in the order of the columns; empty unless the list is a table. */
  readonly cells: readonly ({ readonly value: string; readonly bar: Bar | null | undefined } | null)[]
}

/** A facet with numbers and units formatted for the locale. */
export type ListingFacetItem =
  | {
      readonly kind: 'choice'
      readonly key: string
      readonly name: string
      readonly values: readonly {
        readonly value: string
        readonly text: string
        readonly countText: string
        readonly isChosen: boolean
        readonly isEmpty: boolean
      }[]
    }
  | {
      readonly kind: 'range'
      readonly key: string
      readonly name: string
      readonly unit: string | null
      /** Gauges run from thin to thick, against their numbers. */
      readonly isGauge: boolean
      /** Formatted with the unit; null if no product has a value. */
      readonly limits: string | null
      readonly min: string
      readonly max: string
    }

/** An active filter, with the URL of the list without it. */
export interface ListingChip {
  readonly id: string
  readonly text: string
  readonly href: string
}

/** Language of the catalogue's texts if it differs from the page's (LOCALE-18, WCAG 3.1.2). */
export type ContentLanguage = string | undefined

/** The page of a product or a service (CAT-11…17, CAT-25, CAT-26). */
export interface ProductPageProps extends ProductProps {
  /** Stories about it, newest first. */
  readonly stories: readonly StoryCardItem[]
}

/** A product or a service in full, as the products service has it. */
export interface ProductProps {
  readonly contentLanguage?: ContentLanguage
  readonly type: ClassificationType
  readonly name: string
  readonly classificationName: string | null
  readonly classificationLanguage?: ContentLanguage
  readonly actionProps: ProductActionProps | null
  readonly brand: { readonly name: string; readonly picture: Picture | null } | null
  readonly lead: string | null
  readonly description: string | null
  readonly gallery: readonly ProductPicture[]
  /** A video that the page plays. */
  readonly film: { readonly picture: Picture; readonly video: PlayedVideo } | null
  readonly videoUrl: string | null
  readonly highlights: HighlightsProps['items']
  readonly specifications: readonly SpecificationGroup[]
  /** Dimensions of a machine; null for products without, or smaller than a hand. */
  readonly footprint: {
    /** In millimetres. */
    readonly size: FootprintProps['size']
    readonly labels: Readonly<Record<MeasurementSystem, FootprintProps['labels']>>
    /** Height of a person, for comparison. */
    readonly person: Readonly<Record<MeasurementSystem, string>>
  } | null
  /** Picture on which the positions of highlights are marked. */
  readonly overview: Picture | null
  readonly variants: VariantsProps['items']
  readonly documents: DownloadsProps['items']
  readonly related: readonly { readonly type: RelatedType; readonly products: readonly ProductCard[] }[]
  readonly benefits: readonly string[]
  readonly details: readonly string[]
  /** The system to start with (LOCALE-17). */
  readonly measurementSystem: MeasurementSystem
}

export interface ProductPicture {
  readonly id: string
  /** Full-window picture and its thumbnail (IMG-06). */
  readonly large: Picture
  readonly largeThumbnail: Picture
  readonly picture: Picture
  readonly thumbnail: Picture
  readonly caption: string | null
}

export interface SpecificationGroup {
  readonly id: string
  readonly title: string | null
  readonly rows: readonly SpecificationRow[]
}

/** A classification, product or service. */
export type CatalogueItemPageProps =
  | ({ readonly kind: 'classification' } & ClassificationPageProps)
  | ({ readonly kind: 'product' } & ProductPageProps)
