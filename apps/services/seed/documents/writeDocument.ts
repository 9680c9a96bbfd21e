import { prepareFonts } from '../../src/pdf/fonts.ts'
import { colors, createCanvas, pageSize, type PdfCanvas } from '../../src/pdf/pdfCanvas.ts'
import type { DocumentBlock, WrittenDocument } from './document.types.ts'

const left = 56
const width = pageSize.width - 2 * left
const top = 92
const bottom = pageSize.height - 78

/** Writes a document. A manual has a cover, a table of contents with page numbers, and chapters on pages of their own. */
export async function writeDocument(document: WrittenDocument): Promise<Uint8Array> {
  const { title, language, hasChapters, blocks } = document
  const { contents, notice } = words[language]
  const fonts = await prepareFonts(
    [title, document.subtitle, contents, notice, 'Kudex 0123456789 . / – • !', ...blocks.flatMap(listTexts)].join(' '),
    language,
  )
  const canvas = createCanvas({ title, language, fonts, changedAt: new Date('2026-10-05T08:00:00Z') })
  canvas.addPage()
  const start = writeCover(canvas, document)
  if (hasChapters) {
    // The table of contents is written when the page numbers are known.
    canvas.addPage()
    canvas.addPage()
  }
  const chapters = writeBlocks(canvas, blocks, hasChapters ? top : start, hasChapters)
  if (hasChapters) writeContents(canvas, chapters, contents)
  const count = canvas.countPages()
  for (let page = 0; page < count; page++) {
    canvas.selectPage(page)
    writeFrame(canvas, { title, notice, page: page + 1, count })
  }
  return canvas.finish()
}

const words = {
  en: {
    contents: 'Contents',
    notice: 'Kudex is an invented company; its machines exist in pictures only.',
  },
  de: {
    contents: 'Inhalt',
    notice: 'Kudex ist ein erfundenes Unternehmen; seine Maschinen gibt es nur als Bild.',
  },
} as const

function listTexts(block: DocumentBlock): readonly string[] {
  switch (block.kind) {
    case 'list':
    case 'steps':
      return block.items
    case 'warning':
      return [block.title, block.text]
    case 'table':
      return [...block.head, ...block.rows.flat()]
    case 'drawing':
      return [block.caption, ...block.texts]
    default:
      return [block.text]
  }
}

function writeFrame(
  canvas: PdfCanvas,
  { title, notice, page, count }: { title: string; notice: string; page: number; count: number },
): void {
  canvas.write('Kudex', left, 38, 120, { size: 12, weight: 'bold' })
  canvas.write(title, left + 120, 40, width - 120, { size: 9, color: colors.muted, align: 'end' })
  canvas.line(left, 64, left + width, 64)
  canvas.line(left, bottom + 20, left + width, bottom + 20)
  canvas.write(notice, left, bottom + 26, width - 60, { size: 7.5, color: colors.muted })
  canvas.write(`${page} / ${count}`, left + width - 60, bottom + 26, 60, {
    size: 7.5,
    color: colors.muted,
    align: 'end',
  })
}

function writeCover(canvas: PdfCanvas, { title, subtitle, picture, hasChapters }: WrittenDocument): number {
  let y = hasChapters ? 150 : top
  y += canvas.write(title, left, y, width, { size: hasChapters ? 34 : 24, weight: 'bold', leading: 1.2 }) + 8
  y +=
    canvas.write(subtitle, left, y, width * 0.85, { size: hasChapters ? 15 : 12, color: colors.muted, leading: 1.35 }) +
    24
  if (picture) {
    canvas.rectangle(left, y, width, 340, colors.media, null)
    canvas.picture(picture, left, y, width, 340)
    y += 360
  }
  return y
}

interface Chapter {
  readonly text: string
  readonly level: 1 | 2
  readonly page: number
}

function writeBlocks(
  canvas: PdfCanvas,
  blocks: readonly DocumentBlock[],
  start: number,
  hasChapters: boolean,
): Chapter[] {
  const chapters: Chapter[] = []
  let y = start
  let isFresh = true
  const reserve = (height: number) => {
    if (y + height <= bottom) return
    canvas.addPage()
    y = top
  }
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'chapter') {
      if (hasChapters && !isFresh) {
        canvas.addPage()
        y = top
      }
      reserve(70)
      const target = `chapter-${chapters.length}`
      canvas.addTarget(target)
      canvas.addOutline(block.text)
      chapters.push({ text: block.text, level: 1, page: canvas.countPages() })
      y += canvas.write(block.text, left, y, width, { size: hasChapters ? 20 : 15, weight: 'bold', leading: 1.25 }) + 10
    } else if (block.kind === 'section') {
      // A heading stays with the drawing below it.
      const next = blocks[index + 1]
      reserve(next?.kind === 'drawing' ? next.height + 70 : 60)
      chapters.push({ text: block.text, level: 2, page: canvas.countPages() })
      y += 8
      y += canvas.write(block.text, left, y, width, { size: 12.5, weight: 'bold' }) + 4
    } else y = writeBody(canvas, block, reserve, () => y)
    isFresh = false
  }
  return chapters
}

function writeBody(
  canvas: PdfCanvas,
  block: DocumentBlock,
  reserve: (height: number) => void,
  readTop: () => number,
): number {
  switch (block.kind) {
    case 'list':
    case 'steps': {
      let y = readTop()
      block.items.forEach((item, index) => {
        const height = canvas.measureHeight(item, width - 20, body)
        if (y + height > bottom) {
          canvas.addPage()
          y = top
        }
        canvas.write(block.kind === 'steps' ? `${index + 1}.` : '•', left, y, 18, body)
        canvas.write(item, left + 20, y, width - 20, body)
        y += height + 3
      })
      return y + 6
    }
    case 'warning': {
      const height = canvas.measureHeight(block.text, width - 60, body) + 30
      reserve(height + 8)
      const y = readTop()
      const color = block.tone === 'danger' ? '#c4271b' : block.tone === 'caution' ? '#e08a00' : colors.muted
      canvas.rectangle(left, y, width, height, '#f6f7f8', null)
      canvas.rectangle(left, y, 4, height, color, null)
      canvas.path('M12 2 23 22H1Z', left + 16, y + 10, 1, null, color)
      canvas.write('!', left + 16, y + 14, 24, { size: 12, weight: 'bold', color, align: 'center' })
      canvas.write(block.title, left + 52, y + 7, width - 60, { size: 10.5, weight: 'bold', color })
      canvas.write(block.text, left + 52, y + 22, width - 60, body)
      return y + height + 10
    }
    case 'table':
      return writeTable(canvas, block, readTop())
    case 'drawing': {
      reserve(block.height + 30)
      const y = readTop()
      canvas.rectangle(left, y, width, block.height, '#fafbfb', colors.line)
      block.draw(canvas, left, y, width, block.height)
      return y + block.height + 6 + canvas.write(block.caption, left, y + block.height + 6, width, caption) + 8
    }
    default: {
      const style = block.kind === 'small' ? { size: 8.5, color: colors.muted } : body
      const height = canvas.measureHeight(block.text, width, style)
      reserve(Math.min(height, 200))
      return readTop() + canvas.write(block.text, left, readTop(), width, style) + 7
    }
  }
}

const body = { size: 10, leading: 1.45 } as const
const caption = { size: 8.5, color: colors.muted } as const
const cell = { size: 9, leading: 1.35 } as const

function writeTable(
  canvas: PdfCanvas,
  { head, rows, columns }: Extract<DocumentBlock, { kind: 'table' }>,
  start: number,
): number {
  let y = start
  const widths = columns.map((part) => part * width)
  const write = (texts: readonly string[], isHead: boolean) => {
    const style = isHead ? { ...cell, weight: 'bold' as const } : cell
    const height = Math.max(...texts.map((text, index) => canvas.measureHeight(text, (widths[index] ?? 0) - 8, style)))
    if (y + height + 7 > bottom) {
      canvas.addPage()
      y = top
    }
    if (isHead) canvas.rectangle(left, y, width, height + 7, colors.media, null)
    let x = left
    texts.forEach((text, index) => {
      canvas.write(text, x + 4, y + 3.5, (widths[index] ?? 0) - 8, style)
      x += widths[index] ?? 0
    })
    y += height + 7
    canvas.line(left, y, left + width, y)
  }
  write(head, true)
  for (const row of rows) write(row, false)
  return y + 12
}

function writeContents(canvas: PdfCanvas, chapters: readonly Chapter[], title: string): void {
  canvas.selectPage(1)
  let y = top
  y += canvas.write(title, left, y, width, { size: 20, weight: 'bold' }) + 12
  chapters.forEach(({ text, level, page }, index) => {
    const style =
      level === 1 ? ({ size: 10.5, weight: 'bold' } as const) : ({ size: 9.5, color: colors.muted } as const)
    const x = left + (level === 1 ? 0 : 16)
    if (level === 1) y += 5
    canvas.write(text, x, y, width - 60, style)
    canvas.write(`${page}`, left + width - 40, y, 40, { ...style, align: 'end' })
    if (level === 1) canvas.linkToPage(left, y, width, 14, `chapter-${index}`)
    y += style.size * 1.5
  })
}
