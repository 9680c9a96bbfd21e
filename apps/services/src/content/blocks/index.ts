import { toPlainText, type StructuredText } from '@kudex/domain/structured-text'
import type { SeedBlock, Text } from '../../../seed/seed.types.ts'
import { localizeOptional } from '../../localization/localize.ts'
import { toStructuredText } from './toStructuredText.ts'
import type { StoredBlock } from '../blocks.types.ts'
import { builder } from '../builder.ts'
import type { StoredLink } from '../links.types.ts'
import { inLanguages } from '../seedTexts.ts'
import { accordion } from './kinds/accordion.ts'
import { anchorNavigation } from './kinds/anchorNavigation.ts'
import { annualReport } from './kinds/annualReport.ts'
import { calendar } from './kinds/calendar.ts'
import { contacts } from './kinds/contacts.ts'
import { dividends } from './kinds/dividends.ts'
import { downloads } from './kinds/downloads.ts'
import { facts } from './kinds/facts.ts'
import { hero } from './kinds/hero.ts'
import { links } from './kinds/links.ts'
import { locations } from './kinds/locations.ts'
import { media } from './kinds/media.ts'
import { productTeasers } from './kinds/productTeasers.ts'
import { quote } from './kinds/quote.ts'
import { releaseOverview } from './kinds/releaseOverview.ts'
import { shareData } from './kinds/shareData.ts'
import { storyOverview } from './kinds/storyOverview.ts'
import { table } from './kinds/table.ts'
import { teasers } from './kinds/teasers.ts'
import { text } from './kinds/text.ts'
import { video } from './kinds/video.ts'
import {
  assemblySequence,
  beforeAfter,
  connectors,
  floorPlan,
  measurement,
  process,
  programme,
  route,
} from './kinds/diagrams.ts'
import type { BlockInPage, TextMapper } from './blockFields.ts'
import type { BlockKind, BlockText } from './blockKind.ts'

/** Every kind of block, by the `kind` that is stored. */
const blockKinds = {
  hero,
  teasers,
  text,
  media,
  quote,
  facts,
  productTeasers,
  links,
  anchorNavigation,
  shareData,
  dividends,
  calendar,
  annualReport,
  downloads,
  storyOverview,
  releaseOverview,
  locations,
  contacts,
  video,
  accordion,
  table,
  process,
  measurement,
  assemblySequence,
  connectors,
  beforeAfter,
  programme,
  floorPlan,
  route,
} satisfies { readonly [Kind in StoredBlock['kind']]: BlockKind<Kind> }

export const blockKindNames: readonly string[] = Object.keys(blockKinds)

/** A block of any kind with the languages of its page. */
export type AnyBlock = StoredBlock extends infer Content
  ? Content extends StoredBlock
    ? BlockInPage<Content>
    : never
  : never

/** The blocks of pages, stories and media releases. */
export const Block = builder.unionType('Block', {
  types: Object.values(blockKinds).map(({ type }) => type),
  resolveType: (block) => blockKinds[block.content.kind].type.name,
})

/** Converts a block of a seed to the form in which it is stored; leaves out languages that its page does not have. */
export function toStoredBlock(id: string, block: SeedBlock, languages: readonly string[]): StoredBlock {
  const text = (value: Text) => inLanguages(value, languages)
  return kindOf(block).toStored(block, {
    id,
    text,
    documents(value) {
      const marked = text(value)
      const perLanguage =
        typeof marked === 'string' ? languages.map((language) => [language, marked] as const) : Object.entries(marked)
      return Object.fromEntries(perLanguage.map(([language, one]) => [language, toStructuredText(one)]))
    },
  })
}

/** The searchable text of blocks in one language. */
export function readBlockText(
  blocks: readonly StoredBlock[],
  language: string,
): { readonly headings: readonly string[]; readonly body: readonly string[] } {
  const wanted = [language, 'en']
  const texts = blocks.map((block) => kindOf(block).listText(block))
  const localizeAll = (list: BlockText['body'] = []) => list.flatMap((text) => localizeOptional(text, wanted) || [])
  return {
    headings: texts.flatMap(({ headings }) => localizeAll(headings)),
    body: texts.flatMap(({ body, documents = [] }) => [
      ...localizeAll(body),
      ...documents.flatMap((document) => {
        const found = document[language] ?? document['en']
        return found ? toPlainText(found as StructuredText) : []
      }),
    ]),
  }
}

/** The links of a block, without those in its structured texts. */
export function listBlockLinks(block: StoredBlock): readonly StoredLink[] {
  return kindOf(block).listLinks?.(block) ?? []
}

export function listBlockPictures(block: StoredBlock): readonly (string | null)[] {
  return kindOf(block).listPictures?.(block) ?? []
}

/** Replaces the texts of a block; `path` is the position of the block on its page. */
export function mapBlockTexts(block: StoredBlock, mapper: TextMapper, path: string): StoredBlock {
  return kindOf(block).mapTexts(block, mapper, path)
}

function kindOf({ kind }: { readonly kind: StoredBlock['kind'] }): Omit<BlockKind, 'type'> {
  return blockKinds[kind]
}
