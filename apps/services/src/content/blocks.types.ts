import type { WrittenValue } from '@kudex/domain/editing'
import type { LocalizedText } from '../localization/localize.ts'

/** A block as stored: pictures by name, texts in all languages. */
export type StoredBlock = WrittenValue<'pages'>['blocks'][number] | VideoContent | AccordionContent | TableContent

export type BlockContent<Kind extends StoredBlock['kind']> = Extract<StoredBlock, { kind: Kind }>

// Kinds that only seeds have.

interface VideoContent {
  kind: 'video'
  title: LocalizedText
  poster: string
  /** A file of our own, or the page of the provider that plays the video. */
  url: string
  /** Null if the provider plays the video. */
  mediaType: string | null
  seconds: number | null
  /** Captions in WebVTT. */
  tracks: { url: string; language: string }[]
  caption: LocalizedText | null
  preset: string
}

interface AccordionContent {
  kind: 'accordion'
  title: LocalizedText | null
  /** A structured document per language. */
  items: { id: string; title: LocalizedText; text: { readonly [language: string]: object } }[]
}

interface TableContent {
  kind: 'table'
  title: LocalizedText | null
  /** Describes the content of the table. */
  caption: LocalizedText
  columns: LocalizedText[]
  /** The first cell of a row is its head. */
  rows: LocalizedText[][]
}
