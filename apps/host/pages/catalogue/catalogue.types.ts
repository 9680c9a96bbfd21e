import type { ClassificationType, RelatedType } from '@kudex/domain/catalogue'
import type { MeasurementSystem } from '@kudex/domain/measurement'
import type {
  ClassificationGridProps,
  DownloadsProps,
  HighlightsProps,
  Picture,
  ProductCardItem,
  SpecificationRow,
  VariantsProps,
} from '@kudex/ui'

export type ClassificationCard = ClassificationGridProps['items'][number]

/** A card of the catalogue; the frame's language counts its variants. */
export interface ProductCard extends ProductCardItem {
  readonly variantCount: number
}

/** The product list or the service list: the first level of classifications (ROUTE-36, ROUTE-37). */
export interface CatalogueListPageProps {
  readonly type: ClassificationType
  readonly classifications: readonly ClassificationCard[]
}

/** A classification with what is below it (CAT-10). */
export interface ClassificationPageProps {
  readonly type: ClassificationType
  readonly name: string
  /** Name of the classification above, or null at the first level. */
  readonly parentName: string | null
  readonly description: string | null
  readonly picture: Picture | null
  readonly classifications: readonly ClassificationCard[]
  readonly products: readonly ProductCard[]
}

/** A product or a service in full (CAT-11…17, CAT-25). */
export interface ProductPageProps {
  readonly type: ClassificationType
  readonly name: string
  readonly classificationName: string | null
  readonly brand: { readonly name: string; readonly picture: Picture | null } | null
  readonly lead: string | null
  readonly description: string | null
  readonly gallery: readonly ProductPicture[]
  readonly videoUrl: string | null
  readonly highlights: HighlightsProps['items']
  readonly specifications: readonly SpecificationGroup[]
  readonly variants: VariantsProps['items']
  readonly documents: readonly ProductDocumentItem[]
  readonly related: readonly { readonly type: RelatedType; readonly products: readonly ProductCard[] }[]
  readonly benefits: readonly string[]
  readonly details: readonly string[]
  /** The system to start with (LOCALE-17). */
  readonly measurementSystem: MeasurementSystem
}

export interface ProductPicture {
  readonly id: string
  readonly picture: Picture
  readonly thumbnail: Picture
  readonly caption: string | null
}

export interface SpecificationGroup {
  readonly id: string
  readonly title: string | null
  readonly rows: readonly SpecificationRow[]
}

export type ProductDocumentItem = Omit<DownloadsProps['items'][number], 'languageText' | 'sizeText'> & {
  readonly language: string
  readonly sizeBytes: number
}

/** What an address below products or services shows. */
export type CatalogueItemPageProps =
  | ({ readonly kind: 'classification' } & ClassificationPageProps)
  | ({ readonly kind: 'product' } & ProductPageProps)
