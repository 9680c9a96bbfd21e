import type { LanguageCode, PictureName, Text } from './text.types.ts'

/** Sorted by position in the list. */
export interface SeedClassification {
  /** Unique within its type. */
  slug: string
  type: 'PRODUCT' | 'SERVICE'
  /** Slug of the parent classification, of the same type. */
  parent?: string
  name: Text
  description?: Text
  image?: PictureName
  countries?: SeedSupportedCountries
}

/** Country codes, `ALL` for the international locales. Defaults to all countries of the seed and `ALL`. */
type SeedSupportedCountries = readonly string[]

export interface SeedBrand {
  id: string
  name: string
  image?: PictureName
}

/** Common properties of products and services. Sorted within a classification by position in the list. */
export interface SeedCatalogueItem {
  /** Unique among products and services. */
  slug: string
  name: Text
  /** Slugs of classifications, the main one first. */
  classifications: readonly string[]
  shortDescription?: Text
  /** Paragraphs are separated by a blank line. */
  longDescription?: Text
  /** The first one is the default unless another is flagged. */
  images?: readonly (PictureName | { picture: PictureName; name?: Text; default?: boolean })[]
  video?: { url: string; image?: PictureName }
  highlights?: readonly SeedHighlight[]
  documents?: readonly SeedDocument[]
  related?: readonly { type: 'related' | 'component' | 'service'; slug: string }[]
  countries?: SeedSupportedCountries
  /** Time of the last change, ISO 8601. Defaults to the time of loading. */
  updatedAt?: string
}

export interface SeedProduct extends SeedCatalogueItem {
  /** Id of a brand. */
  brand?: string
  specifications?: readonly SeedSpecification[]
  variants?: readonly SeedVariant[]
}

export interface SeedService extends SeedCatalogueItem {
  /** Id of the service: `SRV-0001`. */
  serviceId: string
  /** At most six each. */
  benefits?: readonly Text[]
  details?: readonly Text[]
}

/** A line of technical data: valid in both systems (`value`), or given per system. */
export type SeedSpecification = { name: Text; group?: Text } & (
  | { value: Text; unit?: Text }
  | { metric: SeedQuantity; imperial?: SeedQuantity }
  | { metric?: SeedQuantity; imperial: SeedQuantity }
)

export interface SeedQuantity {
  value: Text
  unit?: Text
}

export interface SeedVariant {
  id: string
  nameMetric: string
  nameImperial: string
  specifications: readonly SeedSpecification[]
}

export interface SeedHighlight {
  name: Text
  shortDescription?: Text
  longDescription?: Text
  image?: PictureName
  video?: { url: string; image?: PictureName }
  /** Where it is on the lead image, as parts of its width and height. */
  position?: { x: number; y: number }
}

export interface SeedDocument {
  name: Text
  language: LanguageCode
  /** Kind of document: `Datasheet`, `Brochure`, `Operating manual`. */
  type: Text
  url: string
  filename: string
  extension: string
  /** Null if the file is made when it is asked for, in any language. */
  sizeBytes: number | null
  thumbnail?: PictureName
}
