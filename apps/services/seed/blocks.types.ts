import type { ContactKind } from '@kudex/domain/contacts'
import type { SeedDiagram } from './diagrams.types.ts'
import type { SeedLink } from './links.types.ts'
import type { LanguageCode, PictureName, Text } from './text.types.ts'

/**
 * A text with simple markup, stored as a structured document: blank lines separate paragraphs, `## ` and `### `
 * start headings, `- ` and `1. ` start list items, `> ` a quote; inside, `**strong**`, `*emphasis*` and
 * `[text](address)`, where the address is a link of the host: `/about`, `https://…`, `action:…`, `hard:…`.
 */
type MarkedText = Text

/** Blocks of pages, stories and media releases. Dates are ISO days. */
export type SeedBlock =
  | {
      kind: 'hero'
      overline?: Text
      title: Text
      lead?: Text
      image?: PictureName
      /** A silent film of the seed by name; it repeats over the picture. */
      film?: string
      links?: readonly SeedLink[]
    }
  | { kind: 'teasers'; title?: Text; lead?: Text; teasers: readonly SeedTeaser[] }
  | { kind: 'text'; title?: Text; anchor?: string; text: MarkedText }
  | { kind: 'media'; image: PictureName; caption?: Text; preset: SeedMediaPreset }
  | {
      kind: 'video'
      /** Title of the video. */
      title: Text
      poster: PictureName
      /** A film of the seed by name, or the URL of an external video page. */
      source: { film: string; languages: readonly LanguageCode[] } | { url: string }
      seconds?: number
      caption?: Text
      preset: 'stretched-video' | 'aside-video'
    }
  | { kind: 'accordion'; title?: Text; items: readonly { title: Text; text: MarkedText }[] }
  /** The first cell of each row is its header. */
  | { kind: 'table'; title?: Text; caption: Text; columns: readonly Text[]; rows: readonly (readonly Text[])[] }
  | { kind: 'quote'; text: Text; person?: string; role?: Text }
  | { kind: 'facts'; title?: Text; facts: readonly { value: Text; unit?: Text; label: Text }[] }
  /** Slugs of products and services, in order. */
  | { kind: 'productTeasers'; title?: Text; lead?: Text; products: readonly string[] }
  | { kind: 'links'; title?: Text; links: readonly SeedLink[] }
  /** A sticky navigation of the sections of the page, instead of its table of contents. */
  | { kind: 'anchorNavigation' }
  | {
      kind: 'shareData'
      title: Text
      lead?: Text
      registeredShares: number
      label: Text
      asOf: string
      facts?: readonly { label: Text; value: Text }[]
    }
  | {
      kind: 'dividends'
      title: Text
      text?: Text
      unit: Text
      source: Text
      payouts: readonly { label: Text; amount: number }[]
      asOf?: string
    }
  | {
      kind: 'calendar'
      title: Text
      lead?: Text
      events: readonly { id: string; date: string; title: Text; place?: Text }[]
    }
  | { kind: 'annualReport'; title: Text; text?: Text; image: PictureName; links: readonly SeedLink[] }
  | {
      kind: 'downloads'
      title: Text
      lead?: Text
      groups: readonly {
        id: string
        title: Text
        files: readonly { slug: string; name: Text; image?: PictureName }[]
      }[]
    }
  | { kind: 'storyOverview'; title: Text; lead?: Text; category?: string; videosOnly?: boolean; count: number }
  | { kind: 'releaseOverview'; title: Text; lead?: Text; adhocOnly?: boolean; count: number }
  /** Locations of the site that match the given properties, optionally with filters for visitors. */
  | {
      kind: 'locations'
      title?: Text
      lead?: Text
      hasFilters?: boolean
      brand?: string
      contactKind?: ContactKind
      country?: string
    }
  /** Contacts of the site by their ids, in order. */
  | { kind: 'contacts'; title?: Text; lead?: Text; contacts: readonly string[] }
  | SeedDiagram

interface SeedTeaser {
  overline?: Text
  title: Text
  text?: Text
  image?: PictureName
  link: SeedLink
}

type SeedMediaPreset = 'stretched' | 'stretched-video' | 'break-out' | 'inline' | 'aside-square' | 'aside-video'
