import { colors, type PdfCanvas } from './pdfCanvas.ts'

interface DimensionDrawing {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Width, height and depth in millimetres. */
  readonly size: readonly [width: number, height: number, depth: number]
  readonly labels: readonly string[]
}

/** Draws front and top view of a machine to scale beside each other, with a person of 1.75 m; low ones on a bench. */
export function drawDimensions(canvas: PdfCanvas, { x, y, width, height, size, labels }: DimensionDrawing): void {
  const [machineWidth, machineHeight, machineDepth] = size
  const [widthText = '', heightText = '', depthText = ''] = labels
  const bench = machineHeight < 1000 && machineWidth < 1500 ? 900 : 0
  const label = 46
  const total = machineWidth * 2 + 520 + 600
  const scale = Math.min(
    (width - 2 * label) / total,
    (height - 34) / Math.max(1750, machineHeight + bench, machineDepth),
  )
  const floor = y + height - 24
  const small = { size: 8, weight: 'bold' } as const

  const front = x + label
  const [frontWidth, frontHeight] = [machineWidth * scale, machineHeight * scale]
  const base = floor - bench * scale
  canvas.rectangle(front, base - frontHeight, frontWidth, frontHeight, colors.media, colors.ink)
  if (bench > 0) drawBench(canvas, front - 120 * scale, base, frontWidth + 240 * scale, floor)
  const personX = front + frontWidth + 300 * scale
  canvas.path(person, personX, floor - 1750 * scale, scale, colors.line, null)
  canvas.line(x + 8, floor, personX + 560 * scale, floor, colors.muted)
  drawVertical(canvas, front - 8, base - frontHeight, base)
  canvas.write(heightText, x - 12, base - frontHeight / 2 - 6, label, { ...small, align: 'end' })
  drawHorizontal(canvas, front, front + frontWidth, floor + 7)
  canvas.write(widthText, front - 60, floor + 9, frontWidth + 120, { ...small, align: 'center' })

  const topX = personX + 560 * scale + label + 10
  const topY = floor - machineDepth * scale
  canvas.rectangle(topX, topY, frontWidth, machineDepth * scale, colors.media, colors.ink)
  drawVertical(canvas, topX - 8, topY, floor)
  canvas.write(depthText, topX - label - 14, (topY + floor) / 2 - 6, label, { ...small, align: 'end' })
}

function drawBench(canvas: PdfCanvas, x: number, y: number, width: number, floor: number): void {
  canvas.line(x, y, x + width, y, colors.muted, 0.8)
  for (const leg of [x + 4, x + width - 4]) canvas.line(leg, y, leg, floor, colors.muted, 0.8)
}

function drawVertical(canvas: PdfCanvas, x: number, from: number, to: number): void {
  canvas.line(x, from, x, to, colors.ink, 0.6)
  for (const y of [from, to]) canvas.line(x - 3, y, x + 3, y, colors.ink, 0.6)
}

function drawHorizontal(canvas: PdfCanvas, from: number, to: number, y: number): void {
  canvas.line(from, y, to, y, colors.ink, 0.6)
  for (const x of [from, to]) canvas.line(x, y - 3, x, y + 3, colors.ink, 0.6)
}

/** Outline of a person of 1.75 m, in millimetres; as in the design system's `Footprint`. */
const person =
  'M260 25a105 112 0 1 1 0 224a105 112 0 1 1 0-224Z' +
  'M190 262H330Q405 268 415 350L450 760Q452 805 425 808Q395 808 390 768L346 450V800L332 1705Q328 1750 295 1750Q268 1750 266 1705' +
  'L260 900L254 1705Q252 1750 225 1750Q192 1750 188 1705L174 800V450L130 768Q125 808 95 808Q68 805 70 760L105 350Q115 268 190 262Z'
