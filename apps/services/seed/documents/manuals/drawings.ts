import { drawDimensions } from '../../../src/pdf/drawDimensions.ts'
import { colors, type PdfCanvas } from '../../../src/pdf/pdfCanvas.ts'
import type { DocumentBlock } from '../document.types.ts'

type Drawing = Extract<DocumentBlock, { kind: 'drawing' }>
type Texts = readonly string[]

const label = { size: 8, weight: 'bold' } as const
const small = { size: 8, color: colors.muted } as const

/** Front and top view with dimensions. */
export function drawSize(size: readonly [number, number, number], labels: Texts, caption: string): Drawing {
  return {
    kind: 'drawing',
    caption,
    height: 210,
    texts: labels,
    draw: (canvas, x, y, width, height) =>
      drawDimensions(canvas, { x: x + 16, y: y + 14, width: width - 32, height: height - 24, size, labels }),
  }
}

/** Free space around the machine, from above. */
export function drawClearance([machine, front, sides, rear]: Texts, caption: string): Drawing {
  return {
    kind: 'drawing',
    caption,
    height: 190,
    texts: [machine, front, sides, rear].filter((text) => text !== undefined),
    draw(canvas, x, y, width) {
      const [boxX, boxY, boxWidth, boxHeight] = [x + width / 2 - 90, y + 52, 180, 76]
      canvas.rectangle(boxX - 70, boxY - 34, boxWidth + 140, boxHeight + 84, null, colors.muted)
      canvas.rectangle(boxX, boxY, boxWidth, boxHeight, colors.media, colors.ink)
      canvas.write(machine ?? '', boxX, boxY + 30, boxWidth, { ...label, align: 'center' })
      canvas.write(rear ?? '', boxX, boxY - 24, boxWidth, { ...small, align: 'center' })
      canvas.write(front ?? '', boxX, boxY + boxHeight + 22, boxWidth, { ...small, align: 'center' })
      canvas.write(sides ?? '', boxX - 68, boxY + 30, 64, { ...small, align: 'center' })
      canvas.write(sides ?? '', boxX + boxWidth + 4, boxY + 30, 64, { ...small, align: 'center' })
    },
  }
}

/** Stations in a row, numbered and joined by the wire. */
export function drawPath(stations: Texts, caption: string): Drawing {
  return {
    kind: 'drawing',
    caption,
    height: 150,
    texts: [...stations, '0123456789'],
    draw(canvas, x, y, width) {
      const step = (width - 40) / stations.length
      const middle = y + 64
      canvas.line(x + 12, middle, x + width - 12, middle, colors.signal, 2)
      stations.forEach((station, index) => {
        const left = x + 20 + index * step
        canvas.rectangle(left + 6, middle - 24, step - 12, 48, colors.media, colors.ink)
        canvas.line(left, middle, left + step, middle, colors.signal, 2)
        canvas.circle(left + step / 2, middle - 40, 9, colors.ink, null)
        canvas.write(`${index + 1}`, left + step / 2 - 9, middle - 46, 18, {
          size: 9,
          weight: 'bold',
          color: colors.white,
          align: 'center',
        })
        canvas.write(station, left + 2, middle + 32, step - 4, { ...small, align: 'center' })
      })
    },
  }
}

/** Connections on the rear: rows of a terminal strip with what they lead to. */
export function drawConnections(rows: readonly (readonly [terminal: string, use: string])[], caption: string): Drawing {
  const height = 30 + rows.length * 26
  return {
    kind: 'drawing',
    caption,
    height,
    texts: rows.flat(),
    draw(canvas, x, y, width) {
      canvas.rectangle(x + 40, y + 12, 110, height - 24, colors.media, colors.ink)
      rows.forEach(([terminal, use], index) => {
        const line = y + 30 + index * 26
        canvas.write(terminal, x + 48, line - 7, 90, label)
        canvas.circle(x + 150, line, 3, colors.white, colors.ink)
        canvas.line(x + 153, line, x + 230, line, colors.signal, 1.2)
        canvas.write(use, x + 240, line - 7, width - 260, { size: 8.5 })
      })
    },
  }
}

/** A wire end with its dimensions. */
export function drawWireEnd([length, strip, pull]: Texts, caption: string): Drawing {
  return {
    kind: 'drawing',
    caption,
    height: 140,
    texts: [length, strip, pull].filter((text) => text !== undefined),
    draw(canvas, x, y, width) {
      const [start, end, middle] = [x + 60, x + width - 60, y + 62]
      const cut = start + 90
      canvas.rectangle(cut, middle - 13, end - cut, 26, '#f2b705', colors.ink)
      for (let strand = -2; strand <= 2; strand++)
        canvas.line(start, middle + strand * 3.5, cut, middle + strand * 3.5, '#b5651d', 2.4)
      canvas.rectangle(start + 22, middle - 13, 26, 26, '#f2b705', colors.ink)
      dimension(canvas, start, end, middle + 40, length ?? '')
      dimension(canvas, start, cut, middle - 34, strip ?? '')
      canvas.write(pull ?? '', start + 54, middle - 12, 120, small)
    },
  }
}

/** A crimp from the side and in section, with height and width. */
export function drawCrimp([height, crimpWidth, bellmouth]: Texts, caption: string): Drawing {
  return {
    kind: 'drawing',
    caption,
    height: 160,
    texts: [height, crimpWidth, bellmouth].filter((text) => text !== undefined),
    draw(canvas, x, y, width) {
      const middle = y + 78
      canvas.rectangle(x + 40, middle - 10, 90, 20, '#f2b705', colors.ink)
      canvas.path('M0 18 L14 4 H96 L110 18 V30 H0Z', x + 122, middle - 20, 1, '#c9ced3', colors.ink)
      canvas.rectangle(x + 232, middle - 6, 60, 12, '#c9ced3', colors.ink)
      canvas.write(bellmouth ?? '', x + 96, middle + 24, 120, { ...small, align: 'center' })
      const section = x + width - 130
      canvas.path(
        'M0 34 Q0 8 24 4 Q36 2 40 14 Q44 2 56 4 Q80 8 80 34 V58 Q80 64 74 64 H6 Q0 64 0 58Z',
        section,
        middle - 34,
        1,
        '#c9ced3',
        colors.ink,
      )
      for (const [dx, dy] of strands) canvas.circle(section + dx, middle - 34 + dy, 6, '#b5651d', colors.ink)
      dimension(canvas, section, section + 80, middle + 46, crimpWidth ?? '')
      canvas.line(section - 14, middle - 30, section - 14, middle + 30, colors.ink, 0.6)
      canvas.write(height ?? '', section - 112, middle - 6, 92, { ...small, align: 'end' })
    },
  }
}

const strands = [
  [18, 26],
  [32, 26],
  [48, 26],
  [62, 26],
  [14, 40],
  [28, 40],
  [42, 40],
  [56, 40],
  [68, 40],
  [20, 54],
  [36, 54],
  [52, 54],
  [64, 54],
] as const

/** Force over time of a pull test, with its highest point. */
export function drawForceCurve([force, time, peak]: Texts, caption: string): Drawing {
  return {
    kind: 'drawing',
    caption,
    height: 170,
    texts: [force, time, peak].filter((text) => text !== undefined),
    draw(canvas, x, y, width) {
      const [left, base] = [x + 70, y + 136]
      canvas.line(left, y + 18, left, base, colors.ink, 0.8)
      canvas.line(left, base, x + width - 40, base, colors.ink, 0.8)
      canvas.path(
        'M0 0 C60 -4 90 -30 150 -74 C180 -96 214 -104 236 -104 C250 -104 256 -70 262 -4 L330 0',
        left,
        base,
        1,
        null,
        colors.signal,
      )
      canvas.line(left, base - 104, left + 236, base - 104, colors.muted, 0.5)
      canvas.write(force ?? '', x + 4, y + 22, 60, { ...small, align: 'end' })
      canvas.write(time ?? '', x + width - 150, base + 6, 110, { ...small, align: 'end' })
      canvas.write(peak ?? '', left + 246, base - 112, 160, label)
    },
  }
}

/** The start page of the display, with its numbered areas. */
export function drawDisplay(areas: Texts, caption: string): Drawing {
  return {
    kind: 'drawing',
    caption,
    height: 190,
    texts: [...areas, '0123456789'],
    draw(canvas, x, y, width) {
      const [left, top, screenWidth, screenHeight] = [x + 40, y + 16, width - 80, 158]
      canvas.rectangle(left, top, screenWidth, screenHeight, '#16181b', null)
      const boxes = [
        [10, 10, 0.62, 30],
        [10, 48, 0.62, 62],
        [10, 118, 0.62, 30],
        [0.66, 10, 0.3, 62],
        [0.66, 80, 0.3, 68],
      ] as const
      boxes.forEach(([bx, by, part, height], index) => {
        const boxX = left + (bx < 1 ? bx * screenWidth : bx)
        canvas.rectangle(boxX, top + by, part * screenWidth, height, '#2a2e33', null)
        canvas.write(`${index + 1}  ${areas[index] ?? ''}`, boxX + 8, top + by + 8, part * screenWidth - 14, {
          size: 8.5,
          weight: 'bold',
          color: colors.white,
        })
      })
    },
  }
}

function dimension(canvas: PdfCanvas, from: number, to: number, y: number, text: string): void {
  canvas.line(from, y, to, y, colors.ink, 0.6)
  for (const x of [from, to]) canvas.line(x, y - 4, x, y + 4, colors.ink, 0.6)
  canvas.write(text, from - 40, y + 3, to - from + 80, { ...small, align: 'center' })
}
