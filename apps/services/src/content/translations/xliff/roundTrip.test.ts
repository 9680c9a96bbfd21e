import type { InlineNode, StructuredText } from '@kudex/domain/structured-text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { xliff2js } from 'xliff'
import { blockKindNames } from '../../blocks/index.ts'
import type { PageVersion } from '../../write/pageVersions.ts'
import { applyUnits, listUnits, type Unit } from './pageUnits.ts'
import { readXliff } from './readXliff.ts'
import { versions } from './testing/demoVersions.ts'
import { writeXliff } from './writeXliff.ts'

/** Writes the units of a page to a file, and stores what is read from it. */
function pass(page: PageVersion, language: string, change: (unit: Unit) => Unit = (unit) => unit) {
  const units = listUnits(page, language).map(change)
  const { id: pageId, siteId, url: path } = page.row
  const text = writeXliff(page.row.translationSourceLanguage, language, [
    { pageId, siteId, path, sourceVersion: 'v', units },
  ])
  const [file] = readXliff(text).files
  expect(file).toMatchObject({ pageId, sourceVersion: 'v' })
  return applyUnits(page, language, file!.units)
}

describe('an XLIFF file of a page', () => {
  it('exists for pages with every kind of block', () => {
    expect(new Set(versions.flatMap((page) => page.blocks.map(({ kind }) => kind)))).toEqual(new Set(blockKindNames))
  })

  it('changes nothing if it returns as it was exported, on every page', () => {
    for (const page of versions) {
      const target = page.row.languages.find((language) => language !== page.row.translationSourceLanguage)
      if (target) expect(pass(page, target), page.row.id).toEqual({ page, problems: [] })
    }
  })

  it('translates every text of a page, with its marks, links and lists', () => {
    for (const page of versions) {
      const from = page.row.translationSourceLanguage
      const { page: translated, problems } = pass(page, 'hu', (unit) => ({ ...unit, target: unit.source }))
      expect(problems, page.row.id).toEqual([])
      // The copy of the source is the same document.
      const renamed = JSON.parse(JSON.stringify(translated).replaceAll('"hu":', '"copy":')) as object
      const copies = findCopies(renamed, from)
      expect(copies.length > 0, page.row.id).toBe(listUnits(page, 'hu').length > 0)
      for (const [source, copy] of copies) expect(copy).toEqual(source)
    }
  })

  it('keeps any characters and structure', () => {
    fc.assert(
      fc.property(documents, (text) => {
        const { row } = versions[0]!
        const page: PageVersion = {
          row: { ...row, title: { en: 'x' }, description: null },
          blocks: [{ kind: 'text', title: null, anchor: null, text: { en: text } }],
        }
        const { page: translated, problems } = pass(page, 'hu', (unit) => ({ ...unit, target: unit.source }))
        expect(problems).toEqual([])
        const [block] = translated.blocks
        expect(block?.kind === 'text' && block.text['hu']).toEqual(text)
      }),
      { numRuns: 100 },
    )
  })

  it('is read by another parser', async () => {
    const page = versions.find(({ row }) => row.id === 'kudex-about')!
    const units = listUnits(page, 'de')
    const text = writeXliff('en', 'de', [
      { pageId: 'kudex-about', siteId: 'kudex', path: '/about', sourceVersion: 'v', units },
    ])
    const read = await xliff2js(text)
    expect(read).toMatchObject({ sourceLanguage: 'en', targetLanguage: 'de' })
    expect(Object.keys(read.resources['kudex-about'] ?? {})).toHaveLength(units.length)
    expect(read.resources['kudex-about']?.['u1']).toMatchObject({ source: 'Who we are', target: 'Wer wir sind' })
  })
})

/** Pairs of source and copy of all texts. */
function findCopies(value: unknown, from: string): [unknown, unknown][] {
  if (typeof value !== 'object' || value === null) return []
  const { [from]: source, copy } = value as Record<string, unknown>
  const own: [unknown, unknown][] = source !== undefined && copy !== undefined ? [[source, copy]] : []
  return [...own, ...Object.values(value).flatMap((child) => findCopies(child, from))]
}

// Lone surrogates and NUL cannot be stored.
const text = fc.string({ unit: 'binary', maxLength: 8 }).map((value) => value.replaceAll('\0', ''))
const span = fc.record(
  { type: fc.constant('span' as const), value: text, marks: fc.subarray(['strong', 'emphasis', 'code'] as const) },
  { requiredKeys: ['type', 'value'] },
)
const inline: fc.Arbitrary<InlineNode> = fc.oneof(
  span,
  fc.record({
    type: fc.constant('link' as const),
    url: fc.constant('/a?b=1&c="<'),
    children: fc.array(span, { maxLength: 3 }),
  }),
  fc.record({
    type: fc.constant('itemLink' as const),
    item: fc.constant('about'),
    children: fc.array(span, { maxLength: 2 }),
  }),
)
const paragraph = fc.record({ type: fc.constant('paragraph' as const), children: fc.array(inline, { maxLength: 4 }) })
const documents: fc.Arbitrary<StructuredText> = fc
  .array(
    fc.oneof(
      paragraph,
      fc.record({
        type: fc.constant('heading' as const),
        level: fc.constantFrom(2, 3),
        children: fc.array(inline, { maxLength: 3 }),
      }),
      fc.record({
        type: fc.constant('list' as const),
        style: fc.constant('bulleted' as const),
        children: fc.array(
          fc.record({ type: fc.constant('listItem' as const), children: fc.array(paragraph, { maxLength: 2 }) }),
          { maxLength: 2 },
        ),
      }),
      fc.record(
        {
          type: fc.constant('blockquote' as const),
          attribution: fc.constant('A & B'),
          children: fc.array(paragraph, { maxLength: 2 }),
        },
        { requiredKeys: ['type', 'children'] },
      ),
      fc.record({ type: fc.constant('code' as const), code: text }),
    ),
    { maxLength: 4 },
  )
  .map((children) => ({ schema: 'dast', document: { type: 'root', children } }))
