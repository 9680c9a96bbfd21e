import type { SeedBlock, Text } from '../../../seed/seed.types.ts'
import type { LocalizedText } from '../../localization/localize.ts'
import type { StoredBlock } from '../blocks.types.ts'
import type { builder } from '../builder.ts'
import type { StoredLink } from '../links.types.ts'

/** One kind of block: its GraphQL type, how a seed's block is stored, and what it contains. */
export interface BlockKind<Content extends StoredBlock = StoredBlock> {
  readonly type: ReturnType<ReturnType<typeof builder.objectRef<BlockInPage<Content>>>['implement']>
  toStored(block: Extract<SeedBlock, { kind: Content['kind'] }>, seed: SeedBlockContext): Content
  /** The text that visitors can search for. */
  listText(content: Content): BlockText
  listLinks?(content: Content): readonly StoredLink[]
  /** Names of the pictures that have to exist. */
  listPictures?(content: Content): readonly (string | null)[]
}

/** A block together with the languages of its page, the page's own language first. */
export interface BlockInPage<Content> {
  id: string
  content: Content
  wanted: readonly string[]
}

/** Converts the texts of a seed's block: languages that its page does not have are left out. */
export interface SeedBlockContext {
  readonly id: string
  readonly text: (value: Text) => LocalizedText
  readonly optional: (value: Text | undefined) => LocalizedText | null
  /** A structured document per language. */
  readonly documents: (value: Text) => { [language: string]: object }
}

export interface BlockText {
  readonly headings?: readonly (LocalizedText | null)[]
  readonly body?: readonly (LocalizedText | null)[]
  /** Structured documents per language. */
  readonly documents?: readonly Readonly<Record<string, unknown>>[]
}
