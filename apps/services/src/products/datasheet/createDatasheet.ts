import { prepareFonts } from '../../pdf/fonts.ts'
import { drawDimensions } from '../../pdf/drawDimensions.ts'
import { colors, createCanvas, pageSize, type PdfCanvas } from '../../pdf/pdfCanvas.ts'
import type { DatasheetContent } from './datasheet.types.ts'

/** Writes the data sheet of a product: picture and texts on the first page, technical data and drawing behind. */
export async function createDatasheet(content: DatasheetContent): Promise<Uint8Array> {
  const { toPageText, ...texts } = { ...content, picture: null }
  const title = `${content.name} – ${content.texts.title}`
  const fonts = await prepareFonts(
    JSON.stringify(texts) + title + frameText.maker + frameText.separator + toPageText(123, 4567890),
    content.language,
  )
  const canvas = createCanvas({ title, language: content.language, fonts, changedAt: content.changedAt })
  canvas.addPage()
  writeFront(canvas, content)
  writeBack(canvas, content)
  const count = canvas.countPages()
  for (let page = 0; page < count; page++) {
    canvas.selectPage(page)
    writeFrame(canvas, content, toPageText(page + 1, count))
  }
  return canvas.finish()
}

const left = 48
const right = pageSize.width - 48
const width = right - left
const top = 84
const bottom = pageSize.height - 76

/** Texts of the head that are the same in each document. */
const frameText = { maker: 'Kudex', separator: ' · ' } as const

/** Head and foot of each page. */
function writeFrame(canvas: PdfCanvas, { name, texts }: DatasheetContent, pageText: string): void {
  canvas.path(kudexSign[0], left, 36, 0.55, colors.ink, null)
  canvas.path(kudexSign[1], left, 36, 0.55, colors.signal, null)
  canvas.write(frameText.maker, left + 24, 36, 120, { size: 12, weight: 'bold' })
  canvas.write(`${name}${frameText.separator}${texts.title}`, right - 300, 37, 300, {
    size: 9,
    color: colors.muted,
    align: 'end',
  })
  canvas.line(left, 64, right, 64)
  canvas.line(left, bottom + 18, right, bottom + 18)
  canvas.write(`${texts.asOf} ${texts.notice}`, left, bottom + 24, width - 110, {
    size: 7.5,
    color: colors.muted,
    isBalanced: true,
  })
  canvas.write(pageText, right - 100, bottom + 24, 100, { size: 7.5, color: colors.muted, align: 'end' })
}

/** The sign of the design system's logo. */
const kudexSign = ['M0 0h7v32H0z', 'M10 12.5 22.5 0H32L16 16l16 16h-9.5L10 19.5z'] as const

function writeFront(canvas: PdfCanvas, content: DatasheetContent): void {
  let y = top
  y += canvas.write(content.overline, left, y, width, { size: 9.5, weight: 'bold', color: colors.muted })
  y += canvas.write(content.name, left, y, width, { size: 30, weight: 'bold', leading: 1.25 }) + 4
  y += canvas.write(content.lead, left, y, width * 0.8, { size: 12.5, leading: 1.35, isBalanced: true }) + 14
  if (content.picture) {
    canvas.rectangle(left, y, width, pictureHeight, colors.media, null)
    canvas.picture(content.picture, left, y, width, pictureHeight)
    y += pictureHeight + 16
  }
  y = writeFigures(canvas, content, y)
  y = writeColumns(canvas, content.paragraphs, y) + 14
  writeHighlights(canvas, content, y)
}

/** The shape of the website's product pictures: flatter ones cut off feet and reels. */
const pictureHeight = width / 1.5

function writeFigures(canvas: PdfCanvas, { figures }: DatasheetContent, y: number): number {
  if (figures.length === 0) return y
  const column = width / figures.length
  canvas.line(left, y, right, y, colors.ink, 0.8)
  const heights = figures.map(({ label, value }, index) => {
    const x = left + index * column
    const height = canvas.write(value, x, y + 8, column - 10, { size: 14, weight: 'bold' })
    return height + canvas.write(label, x, y + 8 + height, column - 10, { size: 8.5, color: colors.muted })
  })
  return y + Math.max(...heights) + 24
}

/** Paragraphs in two columns of the same number; many fill the columns of further pages. */
function writeColumns(canvas: PdfCanvas, paragraphs: readonly string[], start: number): number {
  const gap = 24
  const column = (width - gap) / 2
  const style = { size: 9.5, leading: 1.45 }
  const heights = paragraphs.map((text) => canvas.measureHeight(text, column, style) + 6)
  let y = start
  for (let written = 0; written < paragraphs.length;) {
    const middle = written + Math.ceil((paragraphs.length - written) / 2)
    const halves = [heights.slice(written, middle), heights.slice(middle)].map(toSum)
    const isLast = y + Math.max(...halves) <= bottom
    const ends = isLast ? [middle, paragraphs.length] : countFitting(heights, written, bottom - y, y === top)
    let lowest = y
    ends.forEach((end, index) => {
      let at = y
      for (; written < end; written++)
        at += canvas.write(paragraphs[written] ?? '', left + index * (column + gap), at, column, style) + 6
      lowest = Math.max(lowest, at)
    })
    if (written === paragraphs.length) return lowest
    canvas.addPage()
    y = top
  }
  return y
}

/** The ends of the two columns of a page that is full; at the top of a page, each takes one paragraph at least. */
function countFitting(heights: readonly number[], start: number, space: number, isFresh: boolean): number[] {
  let end = start
  return [0, 1].map(() => {
    let used = 0
    for (const height of heights.slice(end)) {
      if (used + height > space && !(isFresh && used === 0)) break
      used += height
      end += 1
    }
    return end
  })
}

function toSum(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

function writeHighlights(canvas: PdfCanvas, { highlights, texts }: DatasheetContent, start: number): void {
  if (highlights.length === 0) return
  const column = (width - 2 * 18) / 3
  const shown = highlights.slice(0, 3)
  const height = Math.max(
    ...shown.map(
      ({ name, text }) =>
        canvas.measureHeight(name, column, { size: 10, weight: 'bold' }) +
        canvas.measureHeight(text, column, { size: 8.5 }) +
        4,
    ),
  )
  if (start + height + 30 > bottom) return
  const y = start + canvas.write(texts.highlights, left, start, width, { size: 13, weight: 'bold' }) + 6
  shown.forEach(({ name, text }, index) => {
    const x = left + index * (column + 18)
    canvas.line(x, y, x + column, y)
    const nameHeight = canvas.write(name, x, y + 5, column, { size: 10, weight: 'bold' })
    canvas.write(text, x, y + 7 + nameHeight, column, { size: 8.5, color: colors.muted })
  })
}

function writeBack(canvas: PdfCanvas, content: DatasheetContent): void {
  const { groups, variants, dimensions, texts } = content
  if (groups.length === 0 && variants.length === 0 && !dimensions) return
  canvas.addPage()
  let y = top
  const nextPage = () => {
    canvas.addPage()
    y = top
  }
  y += canvas.write(texts.technicalData, left, y, width, { size: 18, weight: 'bold' }) + 4
  const [nameWidth, valueWidth] = [width * 0.4, width * 0.3]
  const hasImperial = groups.some(({ rows }) => rows.some(({ metric, imperial }) => metric !== imperial))
  if (hasImperial) {
    canvas.write(texts.metric, left + nameWidth, y, valueWidth, { size: 8, color: colors.muted })
    canvas.write(texts.imperial, left + nameWidth + valueWidth, y, valueWidth, { size: 8, color: colors.muted })
  }
  y += 14
  for (const { title, rows } of groups) {
    if (y + 40 > bottom) nextPage()
    if (title !== '') y += canvas.write(title, left, y, width, { size: 10.5, weight: 'bold' }) + 2
    for (const { name, metric, imperial } of rows) {
      const isSame = metric === imperial
      const height = Math.max(
        canvas.measureHeight(name, nameWidth - 10, rowStyle),
        canvas.measureHeight(metric, isSame ? valueWidth * 2 : valueWidth - 10, rowStyle),
        isSame ? 0 : canvas.measureHeight(imperial, valueWidth, rowStyle),
      )
      if (y + height + rowPadding > bottom) nextPage()
      canvas.line(left, y, right, y)
      canvas.write(name, left, y + 3, nameWidth - 10, { ...rowStyle, color: colors.muted })
      canvas.write(metric, left + nameWidth, y + 3, isSame ? valueWidth * 2 : valueWidth - 10, strongRow)
      if (!isSame) canvas.write(imperial, left + nameWidth + valueWidth, y + 3, valueWidth, strongRow)
      y += height + rowPadding
    }
    y += 9
  }
  if (variants.length > 0) {
    if (y + 40 > bottom) nextPage()
    y += canvas.write(texts.variants, left, y, width, { size: 10.5, weight: 'bold' }) + 2
    for (const variant of variants) {
      const height = canvas.measureHeight(variant, width, variantStyle)
      if (y + height > bottom) nextPage()
      y += canvas.write(variant, left, y, width, variantStyle)
    }
    y += 10
  }
  if (!dimensions) return
  // The drawing takes the rest of the page.
  if (y + smallestDrawing > bottom) nextPage()
  y += canvas.write(texts.dimensions, left, y, width, { size: 10.5, weight: 'bold' }) + 6
  const height = Math.min(largestDrawing, bottom - y)
  drawDimensions(canvas, { ...dimensions, x: left, y, width: width * 0.8, height })
}

const smallestDrawing = 110
const largestDrawing = 230

const rowStyle = { size: 8.6, leading: 1.3 } as const
const strongRow = { ...rowStyle, weight: 'bold' } as const
const rowPadding = 4.6
const variantStyle = { size: 9 }
