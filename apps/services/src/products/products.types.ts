import type { LocalizedText } from '../localization/localize.ts'

export interface StoredImage {
  name: LocalizedText | null
  url: string
  default: boolean
}

/** The properties of a product that only detail pages show. */
export interface ProductDetails {
  longDescription: LocalizedText | null
  specifications: StoredSpecification[]
  variants: StoredVariant[]
  highlights: StoredHighlight[]
  documents: StoredDocument[]
  videoUrl: string | null
  videoImageUrl: string | null
  benefits: LocalizedText[]
  details: LocalizedText[]
}

export interface StoredSpecification {
  name: LocalizedText
  value: LocalizedText
  unit: LocalizedText | null
  measurementSystem: 'dim_metric' | 'dim_imperial' | null
  group: LocalizedText | null
}

export interface StoredVariant {
  id: string
  nameMetric: string
  nameImperial: string
  specifications: StoredSpecification[]
}

export interface StoredHighlight {
  name: LocalizedText
  shortDescription: LocalizedText | null
  longDescription: LocalizedText | null
  imageUrl: string | null
  videoImageUrl: string | null
  videoUrl: string | null
  /** Where it is on the lead image, as parts of its width and height. */
  position?: { x: number; y: number } | undefined
}

export interface StoredDocument {
  name: LocalizedText
  contentLanguage: string
  thumbnailUrl: string | null
  type: LocalizedText
  url: string
  filename: string
  extension: string
  /** Null if the file is made when it is asked for. */
  sizeBytes: number | null
}
