// The polished and etched section of a crimp under the microscope: barrel, strands without gaps, grain, dimensions.
import { loadFonts } from './brandPaintings.js'

function createRandom(start) {
  let seed = start
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647
}

const bezier = ([x0, y0], [x1, y1], [x2, y2], [x3, y3]) =>
  Array.from({ length: 16 }, (_, i) => {
    const t = (i + 1) / 16
    const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
    const mix = (values) => values.reduce((sum, value, index) => sum + value * weights[index], 0)
    return [mix([x0, x1, x2, x3]), mix([y0, y1, y2, y3])]
  })

/** A closed line of its left half, from the top of the middle to the bottom; the curves are Bézier curves. */
function mirrored(start, curves) {
  const left = [start]
  for (const [one, other, end] of curves) left.push(...bezier(left.at(-1), one, other, end))
  return [...left, ...left.toReversed().map(([x, y]) => [-x, y])]
}

// An F-crimp: its wings roll in, meet in the middle and end above the base. Two units wide, centred.
const [top, bottom] = [-0.73, 0.72]
const barrel = mirrored(
  [0, -0.54],
  [
    [
      [-0.03, -0.68],
      [-0.28, top],
      [-0.5, top],
    ],
    [
      [-0.84, top],
      [-1, -0.5],
      [-1, -0.06],
    ],
    [
      [-1, 0.3],
      [-0.99, 0.56],
      [-0.965, 0.69],
    ],
    [
      [-0.96, 0.73],
      [-0.95, 0.755],
      [-0.925, 0.75],
    ],
    [
      [-0.88, 0.74],
      [-0.86, bottom],
      [-0.8, bottom],
    ],
  ],
)
const core = mirrored(
  [0, 0.19],
  [
    [
      [-0.04, 0.23],
      [-0.12, 0.24],
      [-0.17, 0.16],
    ],
    [
      [-0.23, 0.02],
      [-0.2, -0.5],
      [-0.5, -0.5],
    ],
    [
      [-0.74, -0.5],
      [-0.79, -0.26],
      [-0.79, -0.02],
    ],
    [
      [-0.79, 0.34],
      [-0.74, 0.5],
      [-0.52, 0.5],
    ],
  ],
)

function contains(polygon, x, y) {
  let isInside = false
  for (const [i, [ax, ay]] of polygon.entries()) {
    const [bx, by] = polygon.at(i - 1)
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside
  }
  return isInside
}

function boundsOf(polygon) {
  const [xs, ys] = [0, 1].map((axis) => polygon.map((point) => point[axis]))
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

function scatter(polygon, count, random) {
  const [left, above, right, below] = boundsOf(polygon)
  const points = []
  while (points.length < count) {
    const point = [left + random() * (right - left), above + random() * (below - above)]
    if (contains(polygon, ...point)) points.push(point)
  }
  return points
}

/** Points that keep as much distance from each other as they can (Lloyd's algorithm on samples of the polygon). */
function spreadOut(polygon, count, random) {
  const samples = scatter(polygon, count * 60, random)
  let points = samples.slice(0, count)
  for (let round = 0; round < 12; round++) {
    const sums = points.map(() => [0, 0, 0])
    for (const [x, y] of samples) {
      let nearest = 0
      let least = Infinity
      for (const [i, [a, b]] of points.entries()) {
        const distance = (a - x) ** 2 + (b - y) ** 2
        if (distance < least) [nearest, least] = [i, distance]
      }
      const sum = sums[nearest]
      sum[0] += x
      sum[1] += y
      sum[2] += 1
    }
    points = sums.map(([x, y, n], i) => (n ? [x / n, y / n] : points[i]))
  }
  return points
}

/** The part of a convex polygon that is closer to a point than to the others. */
function cellOf(point, others, polygon) {
  let cell = polygon
  for (const other of others) {
    if (other === point) continue
    const [nx, ny] = [other[0] - point[0], other[1] - point[1]]
    const limit = (other[0] ** 2 + other[1] ** 2 - point[0] ** 2 - point[1] ** 2) / 2
    const side = cell.map(([x, y]) => x * nx + y * ny - limit)
    if (side.every((value) => value <= 0)) continue
    const current = cell
    cell = current.flatMap((corner, i) => {
      const next = (i + 1) % current.length
      const part = side[i] / (side[i] - side[next])
      const crossing = [0, 1].map((axis) => corner[axis] + (current[next][axis] - corner[axis]) * part)
      return [...(side[i] <= 0 ? [corner] : []), ...(side[i] <= 0 !== side[next] <= 0 ? [crossing] : [])]
    })
  }
  return cell
}

const square = [
  [-2, -2],
  [2, -2],
  [2, 2],
  [-2, 2],
]

function trace(c, polygon) {
  c.beginPath()
  for (const point of polygon) c.lineTo(...point)
  c.closePath()
}

const toTone = ([red, green, blue], level) =>
  `rgb(${Math.round(red * level)} ${Math.round(green * level)} ${Math.round(blue * level)})`

/** Crystals of etched metal within a convex polygon; some have a twin, which is a lighter band. */
function paintGrain(c, polygon, count, colour, random) {
  const points = scatter(polygon, count, random)
  for (const point of points) {
    const grain = cellOf(point, points, polygon)
    if (grain.length < 3) continue
    trace(c, grain)
    c.fillStyle = toTone(colour, 0.95 + random() * 0.1)
    c.fill()
    c.strokeStyle = toTone(colour, 0.84)
    c.lineWidth = 0.0022
    c.stroke()
    if (random() > 0.72) {
      c.save()
      c.clip()
      c.translate(...point)
      c.rotate(random() * 3)
      c.fillStyle = toTone(colour, 1.07)
      c.fillRect(-1, -0.012, 2, 0.012 + random() * 0.012)
      c.restore()
    }
  }
}

const copper = [
  [200, 124, 84],
  [190, 112, 72],
  [209, 136, 97],
  [184, 106, 68],
  [197, 118, 77],
]

/** Strands pressed into each other until no gap is left; `outline` is about two units wide. */
export function paintStrands(c, outline, { count, grains, random }) {
  c.save()
  trace(c, outline)
  c.clip()
  const points = spreadOut(outline, count, random)
  const cells = points.map((point) => cellOf(point, points, square))
  for (const [i, cell] of cells.entries()) {
    c.save()
    trace(c, cell)
    c.clip()
    // Cells at the rim reach beyond the outline.
    const [x, y] = points[i]
    const near = cell.map(([a, b]) => [
      Math.min(x + 0.3, Math.max(x - 0.3, a)),
      Math.min(y + 0.3, Math.max(y - 0.3, b)),
    ])
    const colour = copper[Math.floor(random() * copper.length)]
    c.fillStyle = toTone(colour, 1)
    c.fill()
    if (grains) paintGrain(c, near, grains, colour, random)
    c.restore()
  }
  c.lineJoin = 'round'
  c.strokeStyle = '#6b3620'
  c.lineWidth = grains ? 0.0075 : 0.018
  for (const cell of cells) {
    trace(c, cell)
    c.stroke()
  }
  c.restore()
}

/** The section of an F-crimp, two units wide, centred; `grains` is how many crystals a strand has. */
export function paintCrimpSection(c, grains = 0) {
  const random = createRandom(41)
  const brass = [207, 166, 84]
  trace(c, barrel)
  c.fillStyle = toTone(brass, 1)
  c.fill()
  if (grains) {
    c.shadowColor = 'transparent'
    c.save()
    c.clip()
    paintGrain(c, square, grains * 330, brass, random)
    c.restore()
  }
  paintStrands(c, core, { count: 37, grains, random })
  c.strokeStyle = '#5a3a1c'
  c.lineWidth = grains ? 0.009 : 0.02
  trace(c, core)
  c.stroke()
  // The wings support each other.
  c.beginPath()
  c.moveTo(0, -0.54)
  c.bezierCurveTo(-0.012, -0.3, 0.014, -0.1, 0, 0.19)
  c.stroke()
}

/** The section with what is measured on it: crimp height, distance of the wings from the base, a scale. */
export async function paintMicrograph(c, W, H) {
  await loadFonts()
  const resin = c.createRadialGradient(W * 0.5, H * 0.5, H * 0.1, W * 0.5, H * 0.5, H * 0.9)
  resin.addColorStop(0, '#3a3a3a')
  resin.addColorStop(1, '#1c1d1e')
  c.fillStyle = resin
  c.fillRect(0, 0, W, H)
  const [x0, y0, unit] = [W * 0.53, H * 0.49, H * 0.43]
  const [toX, toY] = [(x) => x0 + x * unit, (y) => y0 + y * unit]
  c.save()
  c.translate(x0, y0)
  c.scale(unit, unit)
  paintCrimpSection(c, 9)
  c.restore()
  const random = createRandom(7)
  // Light of the microscope, marks of polishing, noise of its camera.
  const light = c.createRadialGradient(W * 0.4, H * 0.3, H * 0.1, W * 0.5, H * 0.5, H * 0.9)
  light.addColorStop(0, 'rgb(255 244 226 / 0.12)')
  light.addColorStop(1, 'rgb(0 0 0 / 0.22)')
  c.fillStyle = light
  c.fillRect(0, 0, W, H)
  c.lineWidth = 1
  for (let i = 0; i < 500; i++) {
    const [x, y] = [random() * W, random() * H]
    c.strokeStyle = `rgb(255 244 225 / ${random() * 0.05})`
    c.beginPath()
    c.moveTo(x, y)
    c.lineTo(x + 30 + random() * 160, y + 4 + random() * 10)
    c.stroke()
  }
  const picture = c.getImageData(0, 0, W, H)
  for (let i = 0; i < picture.data.length; i += 4) {
    const noise = (random() - 0.5) * 6
    for (let k = 0; k < 3; k++) picture.data[i + k] += noise
  }
  c.putImageData(picture, 0, 0)
  const line = (x1, y1, x2, y2) => {
    c.beginPath()
    c.moveTo(x1, y1)
    c.lineTo(x2, y2)
    c.stroke()
  }
  c.strokeStyle = c.fillStyle = '#f4f5f5'
  c.lineWidth = H * 0.0032
  c.font = `600 ${H * 0.034}px Archivo`
  c.textBaseline = 'middle'
  // the crimp height
  const left = toX(-1.2)
  line(left, toY(top), toX(-0.52), toY(top))
  line(left, toY(bottom), toX(-0.82), toY(bottom))
  line(left + H * 0.02, toY(top), left + H * 0.02, toY(bottom))
  c.textAlign = 'right'
  c.fillText('1.06 mm', left, toY(0))
  // To the scale of the crimp height.
  const bar = (0.25 / 1.06) * unit * (bottom - top)
  c.fillRect(W * 0.94 - bar, H * 0.935, bar, H * 0.007)
  c.textAlign = 'center'
  c.fillText('250 µm', W * 0.94 - bar / 2, H * 0.905)
}
