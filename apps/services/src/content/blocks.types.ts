import type { FurtherBlock } from './furtherBlocks.types.ts'
import type { ContactKind } from '@kudex/domain/contacts'
import type { LocalizedText } from '../localization/localize.ts'
import type { StoredLink } from './links.types.ts'

/** A block as the database holds it. Pictures are named, texts hold every language. */
export type StoredBlock =
  | HeroContent
  | TeasersContent
  | TextContent
  | MediaContent
  | QuoteContent
  | FactsContent
  | ProductTeasersContent
  | LinksContent
  | AnchorNavigationContent
  | FurtherBlock
  | LocationsContent
  | ContactsContent
  | VideoContent
  | AccordionContent
  | TableContent

export interface HeroContent {
  kind: 'hero'
  overline: LocalizedText | null
  title: LocalizedText
  lead: LocalizedText | null
  image: string | null
  links: StoredLink[]
}

export interface TeasersContent {
  kind: 'teasers'
  title: LocalizedText | null
  lead: LocalizedText | null
  teasers: TeaserContent[]
}

export interface TeaserContent {
  id: string
  overline: LocalizedText | null
  title: LocalizedText
  text: LocalizedText | null
  image: string | null
  link: StoredLink
}

export interface TextContent {
  kind: 'text'
  title: LocalizedText | null
  anchor: string | null
  /** A structured document per language. */
  text: { readonly [language: string]: object }
}

export interface MediaContent {
  kind: 'media'
  image: string
  caption: LocalizedText | null
  preset: string
}

export interface VideoContent {
  kind: 'video'
  /** What the video shows. */
  title: LocalizedText
  poster: string
  /** A file of our own, or the page of somebody else on which the video is played. */
  url: string
  /** Of a file of our own. */
  mediaType: string | null
  seconds: number | null
  /** Captions in WebVTT. */
  tracks: { url: string; language: string }[]
  caption: LocalizedText | null
  preset: string
}

export interface AccordionContent {
  kind: 'accordion'
  title: LocalizedText | null
  /** A structured document per language. */
  items: { id: string; title: LocalizedText; text: { readonly [language: string]: object } }[]
}

export interface TableContent {
  kind: 'table'
  title: LocalizedText | null
  /** What the table tells. */
  caption: LocalizedText
  columns: LocalizedText[]
  /** The first cell of a row is its head. */
  rows: LocalizedText[][]
}

export interface QuoteContent {
  kind: 'quote'
  text: LocalizedText
  person: string | null
  role: LocalizedText | null
}

export interface FactsContent {
  kind: 'facts'
  title: LocalizedText | null
  facts: { value: LocalizedText; unit: LocalizedText | null; label: LocalizedText }[]
}

export interface ProductTeasersContent {
  kind: 'productTeasers'
  title: LocalizedText | null
  lead: LocalizedText | null
  productSlugs: string[]
}

export interface LinksContent {
  kind: 'links'
  title: LocalizedText | null
  links: StoredLink[]
}

/** The sections of the page in a line that stays in view (NAV-15). */
export interface AnchorNavigationContent {
  kind: 'anchorNavigation'
}

export interface LocationsContent {
  kind: 'locations'
  title: LocalizedText | null
  lead: LocalizedText | null
  hasFilters: boolean
  brand: string | null
  contactKind: ContactKind | null
  country: string | null
}

export interface ContactsContent {
  kind: 'contacts'
  title: LocalizedText | null
  lead: LocalizedText | null
  contactIds: string[]
}
