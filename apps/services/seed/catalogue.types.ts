import type { LanguageCode, PictureName, Text } from './text.types.ts'

/** Sorted by their place in the list. */
export interface SeedClassification {
  /** Unique within its type. */
  slug: string
  type: 'PRODUCT' | 'SERVICE'
  /** Slug of the classification above, of the same type. */
  parent?: string
  name: Text
  description?: Text
  image?: PictureName
  countries?: SeedSupportedCountries
}

/** Country codes, `ALL` for the international locales; absent: every country of the seed and `ALL`. */
type SeedSupportedCountries = readonly string[]

export interface SeedBrand {
  id: string
  name: string
  image?: PictureName
}

/** What products and services have in common; sorted within a classification by their place in the list. */
export interface SeedCatalogueItem {
  /** Unique among products and services. */
  slug: string
  name: Text
  /** Slugs of classifications; the first one is the item's own place. */
  classifications: readonly string[]
  shortDescription?: Text
  /** Paragraphs are parted by a blank line. */
  longDescription?: Text
  /** The first is the lead image unless one is flagged. */
  images?: readonly (PictureName | { picture: PictureName; name?: Text; default?: boolean })[]
  video?: { url: string; image?: PictureName }
  highlights?: readonly SeedHighlight[]
  documents?: readonly SeedDocument[]
  related?: readonly { type: 'related' | 'component' | 'service'; slug: string }[]
  countries?: SeedSupportedCountries
  /** Moment of the last change, ISO 8601; absent: the moment it is loaded. */
  updatedAt?: string
}

export interface SeedProduct extends SeedCatalogueItem {
  /** Id of a brand. */
  brand?: string
  specifications?: readonly SeedSpecification[]
  variants?: readonly SeedVariant[]
}

export interface SeedService extends SeedCatalogueItem {
  /** The id that makes it a service: `SRV-0001`. */
  serviceId: string
  /** At most six each. */
  benefits?: readonly Text[]
  details?: readonly Text[]
}

/** One line of technical data: either valid in both systems (value) or given per system. */
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
}

export interface SeedDocument {
  name: Text
  language: LanguageCode
  /** Kind of document: `Datasheet`, `Brochure`, `Operating manual`. */
  type: Text
  url: string
  filename: string
  extension: string
  sizeBytes: number
  thumbnail?: PictureName
}
