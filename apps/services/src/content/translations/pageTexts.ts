import type { LocalizedText } from '../../localization/localize.ts'
import type { StoredDocuments, TextMapper } from '../blocks/blockFields.ts'
import { mapBlockTexts } from '../blocks/index.ts'
import { toContentVersion } from '../contentVersion.ts'
import type { PageVersion } from '../write/pageVersions.ts'

/** Replaces all texts of a page, in their order on the page. */
export function mapPageTexts({ row, blocks }: PageVersion, mapper: TextMapper): PageVersion {
  const title = mapper.text('title', row.title)
  const description = row.description && mapper.text('description', row.description)
  return {
    row: { ...row, title, description },
    blocks: blocks.map((block, index) => mapBlockTexts(block, mapper, `blocks.${index + 1}.${block.kind}`)),
  }
}

/**
 * Version of the texts of a page in its source language. It does not change when blocks without texts are added or
 * removed, or texts in other languages change.
 */
export function toSourceVersion(version: PageVersion): string {
  const language = version.row.translationSourceLanguage
  const texts: unknown[] = []
  const collect = <Value extends LocalizedText | StoredDocuments>(_path: string, value: Value): Value => {
    // A string is the same in every language.
    const source = typeof value === 'string' ? undefined : value[language]
    if (source !== undefined) texts.push(source)
    return value
  }
  mapPageTexts(version, { text: collect, documents: collect })
  return toContentVersion([language, texts])
}
