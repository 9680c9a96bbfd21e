import { toPlainText, type StructuredText } from '@kudex/domain/structured-text'
import { localizeOptional, type LocalizedText } from '../localization/localize.ts'
import type { StoredBlock } from './blocks.types.ts'

/** What blocks say in one language: their headings, and everything else a visitor reads in them. */
export function readBlockWords(
  blocks: readonly StoredBlock[],
  language: string,
): { readonly headings: readonly string[]; readonly body: readonly string[] } {
  const headings: string[] = []
  const body: string[] = []
  for (const block of blocks) collectWords(block, [language, 'en'], headings, body)
  return { headings, body }
}

function collectWords(block: StoredBlock, wanted: readonly string[], headings: string[], body: string[]): void {
  const add = (list: string[], ...texts: (LocalizedText | string | null | undefined)[]) => {
    for (const text of texts) {
      const words = localizeOptional(text, wanted)
      if (words) list.push(words)
    }
  }
  const addDocument = (documents: Readonly<Record<string, unknown>>) => {
    const document = documents[wanted[0] ?? ''] ?? documents['en']
    if (document) body.push(toPlainText(document as StructuredText))
  }
  switch (block.kind) {
    case 'hero':
      add(headings, block.title, block.overline)
      return add(body, block.lead)
    case 'teasers':
      add(headings, block.title)
      for (const { title, text } of block.teasers) add(body, title, text)
      return add(body, block.lead)
    case 'text':
      add(headings, block.title)
      return addDocument(block.text)
    case 'media':
      return add(body, block.caption)
    case 'quote':
      return add(body, block.text, block.person, block.role)
    case 'facts':
      add(headings, block.title)
      for (const { value, unit, label } of block.facts) add(body, value, unit, label)
      return undefined
    case 'productTeasers':
      add(headings, block.title)
      return add(body, block.lead)
    case 'links':
      add(body, block.title)
      for (const { text } of block.links) add(body, text)
      return undefined
    case 'anchorNavigation':
      return undefined
    case 'video':
      add(headings, block.title)
      return add(body, block.caption)
    case 'accordion':
      add(headings, block.title)
      for (const { title, text } of block.items) {
        add(headings, title)
        addDocument(text)
      }
      return undefined
    case 'table':
      add(headings, block.title)
      return add(body, block.caption, ...block.columns, ...block.rows.flat())
    case 'shareData':
      add(headings, block.title)
      for (const { label, value } of block.facts) add(body, label, value)
      return add(body, block.lead, block.label)
    case 'dividends':
      add(headings, block.title)
      return add(body, block.text, block.source)
    case 'calendar':
      add(headings, block.title)
      for (const { title, place } of block.events) add(body, title, place)
      return add(body, block.lead)
    case 'annualReport':
      add(headings, block.title)
      return add(body, block.text)
    case 'downloads':
      add(headings, block.title)
      for (const { title } of block.groups) add(headings, title)
      return add(body, block.lead)
    case 'storyOverview':
    case 'releaseOverview':
    case 'locations':
    case 'contacts':
      add(headings, block.title)
      return add(body, block.lead)
  }
}
