import type { LocalizedText } from '../../localization/localize.ts'
import type { StoredBlock } from '../blocks.types.ts'
import type { StoredDocuments } from './blockFields.ts'
import { mapBlockTexts } from './index.ts'

interface Content {
  readonly languages: string[]
  /** Texts outside the blocks. */
  readonly texts: readonly (LocalizedText | null)[]
  readonly blocks: readonly StoredBlock[]
}

/**
 * The languages of a page or entry in which each of its texts exists, so that visitors never see a mix of languages; if
 * there is none, all of its languages (PAGE-07).
 */
export function listCompleteLanguages({ languages, texts, blocks }: Content): string[] {
  const all: (LocalizedText | StoredDocuments | null)[] = [...texts]
  const collect = <Value extends LocalizedText | StoredDocuments>(_path: string, value: Value): Value => {
    all.push(value)
    return value
  }
  for (const block of blocks) mapBlockTexts(block, { text: collect, documents: collect }, '')
  // A string is the same in every language.
  const complete = languages.filter((language) =>
    all.every((text) => text === null || typeof text === 'string' || text[language] !== undefined),
  )
  return complete.length > 0 ? complete : languages
}
