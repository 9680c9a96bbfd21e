import PDFDocument from 'pdfkit'
import type { FontPart, FontWeight } from './fonts.ts'
import { breakLines } from './textLayout.ts'

/** Look of a text. */
export interface TextStyle {
  /** Points. */
  readonly size: number
  readonly weight?: FontWeight
  readonly color?: string
  readonly align?: 'start' | 'center' | 'end'
  /** Line height as a multiple of the size. */
  readonly leading?: number
  /** Lines of about the same length, so that no word is alone on the last one. */
  readonly isBalanced?: boolean
}

export interface CanvasOptions {
  readonly title: string
  readonly language: string
  readonly fonts: readonly FontPart[]
  /** Moment of the content; the same content gives the same bytes. */
  readonly changedAt: Date
}

/** A4 in points. */
export const pageSize = { width: 595.28, height: 841.89 } as const

export type PdfCanvas = ReturnType<typeof createCanvas>

/** Draws texts, lines and pictures on A4 pages; the only place that knows pdfkit. */
export function createCanvas({ title, language, fonts, changedAt }: CanvasOptions) {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      Author: 'Kudex',
      Creator: 'Kudex',
      Producer: 'Kudex',
      CreationDate: changedAt,
      ModDate: changedAt,
    },
  })
  for (const { name, bytes } of fonts) document.registerFont(name, bytes)
  const byWeight = Map.groupBy(fonts, ({ weight }) => weight)

  /** The parts of a text by font; characters without a font are left out. */
  function toRuns(text: string, weight: FontWeight): { font: string; text: string }[] {
    const runs: { font: string; text: string }[] = []
    for (const character of text) {
      const font = byWeight.get(weight)?.find(({ characters }) => characters.has(character))?.name
      if (font === undefined) continue
      const last = runs.at(-1)
      if (last?.font === font) last.text += character
      else runs.push({ font, text: character })
    }
    return runs
  }

  function measure(text: string, { size, weight = 'regular' }: TextStyle): number {
    return toRuns(text, weight).reduce(
      (width, run) => width + document.font(run.font).fontSize(size).widthOfString(run.text),
      0,
    )
  }

  function listLines(text: string, width: number, style: TextStyle): string[] {
    const toLines = (lineWidth: number) => breakLines(text, lineWidth, language, (line) => measure(line, style))
    let lines = toLines(width)
    if (!style.isBalanced || lines.length === 1) return lines
    for (let share = 0.95; share >= 0.5; share -= 0.05) {
      const narrower = toLines(width * share)
      if (narrower.length > lines.length) break
      lines = narrower
    }
    return lines
  }

  function writeLine(text: string, x: number, y: number, style: TextStyle): void {
    let left = x
    for (const run of toRuns(text, style.weight ?? 'regular')) {
      document
        .font(run.font)
        .fontSize(style.size)
        .fillColor(style.color ?? colors.ink)
      // The baseline is the same for all fonts of a line.
      document.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' })
      left += document.widthOfString(run.text)
    }
  }

  return {
    addPage: () => void document.addPage(),
    /** Zero-based; later calls draw on that page. */
    selectPage: (page: number) => void document.switchToPage(page),
    countPages: () => document.bufferedPageRange().count,
    measure,
    /** Height of a text in a column. */
    measureHeight: (text: string, width: number, style: TextStyle) =>
      listLines(text, width, style).length * lineHeight(style),
    /** Writes a text into a column from its upper edge, and returns its height. */
    write(text: string, x: number, y: number, width: number, style: TextStyle): number {
      const lines = listLines(text, width, style)
      lines.forEach((line, index) => {
        const rest = width - measure(line, style)
        const shift = style.align === 'end' ? rest : style.align === 'center' ? rest / 2 : 0
        writeLine(line, x + shift, y + index * lineHeight(style) + style.size, style)
      })
      return lines.length * lineHeight(style)
    },
    line(x1: number, y1: number, x2: number, y2: number, color: string = colors.line, width = 0.5): void {
      document.moveTo(x1, y1).lineTo(x2, y2).lineWidth(width).strokeColor(color).stroke()
    },
    rectangle(x: number, y: number, width: number, height: number, fill: string | null, stroke: string | null): void {
      document.rect(x, y, width, height).lineWidth(0.8)
      if (fill && stroke) document.fillAndStroke(fill, stroke)
      else if (fill) document.fill(fill)
      else if (stroke) document.stroke(stroke)
    },
    circle(x: number, y: number, radius: number, fill: string | null, stroke: string | null): void {
      document.circle(x, y, radius).lineWidth(0.8)
      if (fill && stroke) document.fillAndStroke(fill, stroke)
      else if (fill) document.fill(fill)
      else if (stroke) document.stroke(stroke)
    },
    /** An SVG path, moved and scaled. */
    path(path: string, x: number, y: number, scale: number, fill: string | null, stroke: string | null): void {
      document
        .save()
        .translate(x, y)
        .scale(scale)
        .path(path)
        .lineWidth(0.8 / scale)
      if (fill && stroke) document.fillAndStroke(fill, stroke)
      else if (fill) document.fill(fill)
      else if (stroke) document.stroke(stroke)
      document.restore()
    },
    /** A JPEG or PNG that fills a box, cropped around its center. */
    picture(bytes: Uint8Array, x: number, y: number, width: number, height: number): void {
      document.save().rect(x, y, width, height).clip()
      document.image(Buffer.from(bytes), x, y, { cover: [width, height], align: 'center', valign: 'center' })
      document.restore()
    },
    /** A link from an area to a page. */
    linkToPage(x: number, y: number, width: number, height: number, name: string): void {
      document.goTo(x, y, width, height, name)
    },
    /** A target of links, at the top of the current page. */
    addTarget: (name: string) => document.addNamedDestination(name),
    addOutline: (text: string) => void document.outline.addItem(text),
    /** Ends the document and returns its bytes. */
    async finish(): Promise<Uint8Array> {
      const chunks: Uint8Array[] = []
      const ended = new Promise<void>((resolve, reject) => {
        document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
        document.on('end', resolve)
        document.on('error', reject)
      })
      document.end()
      await ended
      return new Uint8Array(Buffer.concat(chunks))
    },
  }
}

/** Colors of documents: those of the website's light scheme. */
export const colors = {
  ink: '#16181b',
  muted: '#5b6168',
  line: '#d4d8db',
  media: '#eceeef',
  signal: '#ff5a0a',
  white: '#ffffff',
} as const

function lineHeight({ size, leading = 1.4 }: TextStyle): number {
  return size * leading
}
