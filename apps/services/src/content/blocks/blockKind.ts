import type { SeedBlock } from '../../../seed/seed.types.ts'
import type { LocalizedText } from '../../localization/localize.ts'
import type { BlockContent, StoredBlock } from '../blocks.types.ts'
import type { builder } from '../builder.ts'
import type { StoredLink } from '../links.types.ts'
import {
  type BlockFields,
  type BlockInPage,
  defineObject,
  mapFieldTexts,
  type SeedBlockContext,
  type TextMapper,
  toStoredFields,
} from './blockFields.ts'

/** One kind of block: its GraphQL type, how a seed's block is stored, and what it contains. */
export interface BlockKind<Kind extends StoredBlock['kind'] = StoredBlock['kind']> extends BlockParts<Kind> {
  readonly type: ReturnType<ReturnType<typeof builder.objectRef<BlockInPage<BlockContent<Kind>>>>['implement']>
  toStored(block: BlockSeed<Kind>, seed: SeedBlockContext): BlockContent<Kind>
  mapTexts(content: BlockContent<Kind>, mapper: TextMapper, path: string): BlockContent<Kind>
}

interface BlockParts<Kind extends StoredBlock['kind']> {
  /** The text that visitors can search for. */
  listText(content: BlockContent<Kind>): BlockText
  listLinks?(content: BlockContent<Kind>): readonly StoredLink[]
  /** Names of the pictures that have to exist. */
  listPictures?(content: BlockContent<Kind>): readonly (string | null)[]
}

export interface BlockText {
  readonly headings?: readonly (LocalizedText | null)[]
  readonly body?: readonly (LocalizedText | null)[]
  /** Structured documents per language. */
  readonly documents?: readonly Readonly<Record<string, unknown>>[]
}

interface BlockDefinition<Kind extends StoredBlock['kind']> extends BlockParts<Kind> {
  readonly fields: BlockFields<BlockSeed<Kind>, BlockContent<Kind>>
  /** The values of fields that a seed writes under other names. */
  readonly fromSeed?: (block: BlockSeed<Kind>) => object
}

type BlockSeed<Kind> = Extract<SeedBlock, { kind: Kind }>

/** Defines a kind of block from its fields. Its GraphQL type is named after the kind: `HeroBlock`. */
export function defineBlock<const Kind extends StoredBlock['kind']>(
  kind: Kind,
  { fields, fromSeed, ...parts }: BlockDefinition<Kind>,
): BlockKind<Kind> {
  return {
    ...parts,
    type: defineObject(`${kind.charAt(0).toUpperCase()}${kind.slice(1)}Block`, fields, (t) => ({
      id: t.exposeID('id'),
    })),
    toStored: (block, seed) =>
      toStoredFields<BlockContent<Kind>>(
        { kind: { toStored: () => kind }, ...fields },
        { ...block, ...fromSeed?.(block) },
        seed,
      ),
    mapTexts: (content, mapper, path) => mapFieldTexts(fields, content, mapper, path),
  }
}
