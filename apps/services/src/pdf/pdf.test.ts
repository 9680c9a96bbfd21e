import { describe, expect, it, vi } from 'vitest'
import { createDatasheet } from '../products/datasheet/createDatasheet.ts'
import type { DatasheetContent } from '../products/datasheet/datasheet.types.ts'
import { prepareFonts } from './fonts.ts'
import { breakLines } from './textLayout.ts'

vi.mock('./fonts.ts', { spy: true })

/** Every character is as wide as a point; a Chinese one is two. */
const measure = (text: string) =>
  Array.from(text).reduce((width, character) => width + (/\p{Script=Han}/u.test(character) ? 2 : 1), 0)

describe('lines of a document', () => {
  it('break between words, and in Chinese between words without spaces', () => {
    expect(breakLines('cut and strip', 7, 'en', measure)).toEqual(['cut and', 'strip'])
    const lines = breakLines('切割长度和剥线长度。', 8, 'zh', measure)
    expect(lines.join('')).toBe('切割长度和剥线长度。')
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(line).not.toMatch(/^[。，]/)
  })

  it('keep ranges together, and break a word that is wider than the line', () => {
    expect(breakLines('for 10…240 mm²', 6, 'en', measure)).toEqual(['for', '10…240', 'mm²'])
    expect(breakLines('Hochvoltleitung', 5, 'de', measure)).toEqual(['Hochv', 'oltle', 'itung'])
    expect(breakLines('𠮷野家'.repeat(2), 1, 'en', measure)).toEqual(Array.from('𠮷野家𠮷野家'))
    expect(breakLines('', 5, 'en', measure)).toEqual([''])
  })
})

describe('fonts of a document', () => {
  it.each([
    ['de', 'Grösse ≥ 0.13…6 mm²'],
    ['hu', 'őűŐŰ'],
    ['ro', 'țșăî'],
    ['zh', '切割与剥线设备'],
    ['ja', '電線サイズの測定'],
  ])('in %s hold every character, in both weights, and little more', async (language, text) => {
    const parts = await prepareFonts(text, language)
    for (const weight of ['regular', 'bold'] as const) {
      const held = parts.filter((part) => part.weight === weight).flatMap(({ characters }) => [...characters])
      expect(new Set(held)).toEqual(new Set(text))
    }
    expect(parts.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)).toBeLessThan(120_000)
  })
})

const content: DatasheetContent = {
  language: 'zh',
  changedAt: new Date('2026-10-05T08:00:00Z'),
  name: 'CS 240',
  overline: '台式切割剥线机',
  lead: '适用于大多数车间的机器。',
  paragraphs: ['一次完成切割、剥线和开槽。'],
  picture: null,
  figures: [{ label: '导线截面', value: '0.08…10 mm²' }],
  highlights: [{ name: '快速换刀', text: '无需工具。' }],
  groups: [{ title: '导线', rows: [{ name: '导线截面', metric: '0.08…10 mm²', imperial: '28…8 AWG' }] }],
  variants: [],
  dimensions: { size: [470, 330, 440], labels: ['470 mm', '330 mm', '440 mm'] },
  texts: {
    title: '数据表',
    highlights: '亮点',
    technicalData: '技术数据',
    variants: '型号',
    dimensions: '外形尺寸',
    metric: '公制',
    imperial: '英制',
    asOf: '截至 2026年10月5日。',
    notice: 'Kudex',
  },
  toPageText: (page, count) => `第 ${page} 页，共 ${count} 页`,
}

describe('a data sheet (CAT-15)', () => {
  it('has two pages with embedded fonts, in the language of the reader', async () => {
    const text = Buffer.from(await createDatasheet(content)).toString('latin1')
    expect(text.startsWith('%PDF-')).toBe(true)
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2)
    expect(text).toMatch(/\/Lang \(zh\)/)
    expect(text.match(/\/FontFile2/g)?.length).toBeGreaterThan(1)
    expect(text).not.toMatch(/\/BaseFont \/Helvetica/)
  })

  it('has fonts for the texts of its frame that no other text contains', async () => {
    await createDatasheet({ ...content, texts: { ...content.texts, notice: '' } })
    const [text] = vi.mocked(prepareFonts).mock.lastCall ?? []
    for (const character of 'Kudex · ') expect(text).toContain(character)
  })

  it('continues on further pages if texts or variants do not fit', async () => {
    const many = (text: string) => Array.from({ length: 60 }, (_, index) => `${text} ${index}`)
    const countPages = async (more: Partial<DatasheetContent>) => {
      const text = Buffer.from(await createDatasheet({ ...content, ...more })).toString('latin1')
      return text.match(/\/Type \/Page\b/g)?.length
    }
    expect(await countPages({ paragraphs: many('切割长度和剥线长度。'.repeat(20)) })).toBeGreaterThan(4)
    expect(await countPages({ variants: many('CS 240') })).toBe(3)
    expect(await countPages({ variants: many('CS 240').concat(many('CS 260')) })).toBe(4)
  })

  it('has the same bytes for the same content, so that it can be cached', async () => {
    const [one, other] = await Promise.all([createDatasheet(content), createDatasheet(content)])
    expect(Buffer.compare(Buffer.from(one), Buffer.from(other))).toBe(0)
  })
})
