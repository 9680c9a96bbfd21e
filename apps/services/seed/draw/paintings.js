// Pictures that are drawn instead of modelled: what a plan, a list or a microscope shows.

export const font = (size, weight = 500) => `${weight} ${size}px "Hanken Grotesk", "Helvetica Neue", Arial, sans-serif`

function createRandom(start) {
  let seed = start
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647
}

/** The polished section of a hexagonal crimp on a thick cable: barrel, compressed strands, width across the flats. */
export function paintHexagonSection(c, W, H) {
  const random = createRandom(11)
  const resin = c.createRadialGradient(W * 0.48, H * 0.45, H * 0.1, W * 0.5, H * 0.5, H * 0.95)
  resin.addColorStop(0, '#4a4c4e')
  resin.addColorStop(1, '#1f2123')
  c.fillStyle = resin
  c.fillRect(0, 0, W, H)
  const [x0, y0] = [W * 0.5, H * 0.5]
  const hexagon = (radius, round) => {
    const corners = Array.from({ length: 6 }, (_, i) => [
      x0 + Math.cos((i * Math.PI) / 3) * radius,
      y0 + Math.sin((i * Math.PI) / 3) * radius,
    ])
    c.beginPath()
    for (const [i, [x, y]] of corners.entries()) {
      const [px, py] = corners[(i + 5) % 6]
      const [nx, ny] = corners[(i + 1) % 6]
      const part = round / Math.hypot(px - x, py - y)
      c.lineTo(x + (px - x) * part, y + (py - y) * part)
      c.quadraticCurveTo(x, y, x + (nx - x) * part, y + (ny - y) * part)
    }
    c.closePath()
  }
  // barrel of tinned copper: a bright edge, a brushed body
  hexagon(H * 0.43, H * 0.05)
  c.shadowColor = '#000000'
  c.shadowBlur = 50
  c.fillStyle = '#d9d7d2'
  c.fill()
  c.shadowBlur = 0
  hexagon(H * 0.422, H * 0.05)
  const barrel = c.createLinearGradient(W * 0.3, H * 0.1, W * 0.7, H * 0.9)
  barrel.addColorStop(0, '#d39a74')
  barrel.addColorStop(1, '#b0714b')
  c.fillStyle = barrel
  c.fill()
  hexagon(H * 0.3, H * 0.08)
  c.fillStyle = '#5a2f1c'
  c.fill()
  c.save()
  hexagon(H * 0.297, H * 0.08)
  c.clip()
  paintCells(c, { x0, y0, reach: H * 0.33, pitch: H * 0.05, random })
  c.restore()
  // marks of polishing
  for (let i = 0; i < 700; i++) {
    const [x, y] = [random() * W, random() * H]
    c.strokeStyle = `rgb(255 246 232 / ${random() * 0.05})`
    c.lineWidth = 1
    c.beginPath()
    c.moveTo(x, y)
    c.lineTo(x + 40 + random() * 160, y - 6 - random() * 12)
    c.stroke()
  }
  addNoise(c, W, H, random, 12)
  const flat = H * 0.43 * Math.cos(Math.PI / 6)
  c.strokeStyle = c.fillStyle = '#f4f5f5'
  c.lineWidth = H * 0.003
  c.beginPath()
  for (const y of [y0 - flat, y0 + flat]) {
    c.moveTo(W * 0.13, y)
    c.lineTo(W * 0.42, y)
  }
  c.moveTo(W * 0.15, y0 - flat)
  c.lineTo(W * 0.15, y0 + flat)
  c.stroke()
  c.font = font(H * 0.034, 600)
  c.fillText('11.8 mm', W * 0.035, H * 0.512)
  c.fillRect(W * 0.82, H * 0.93, W * 0.12, H * 0.008)
  c.fillText('2 mm', W * 0.85, H * 0.91)
}

/** Strands pressed against each other: cells around jittered points, each as large as its neighbours let it. */
function paintCells(c, { x0, y0, reach, pitch, random }) {
  const points = []
  for (let row = -9; row <= 9; row++)
    for (let column = -9; column <= 9; column++) {
      const x = (column + (row % 2 ? 0.5 : 0)) * pitch + (random() - 0.5) * pitch * 0.34
      const y = row * pitch * 0.87 + (random() - 0.5) * pitch * 0.34
      if (Math.hypot(x, y) < reach + pitch) points.push([x, y])
    }
  const copper = ['#c67c52', '#b96c44', '#d08c62', '#ad623c', '#c2754b']
  for (const [i, [x, y]] of points.entries()) {
    const near = points
      .filter(([a, b]) => (a !== x || b !== y) && Math.hypot(a - x, b - y) < pitch * 2.2)
      .map(([a, b]) => [a - x, b - y])
    c.beginPath()
    for (let step = 0; step < 48; step++) {
      const angle = (step / 48) * Math.PI * 2
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
      let radius = pitch * 0.8
      for (const [a, b] of near) {
        const along = a * dx + b * dy
        if (along > 0) radius = Math.min(radius, (a * a + b * b) / 2 / along)
      }
      c.lineTo(x0 + x + dx * radius * 0.955, y0 + y + dy * radius * 0.955)
    }
    c.closePath()
    c.fillStyle = copper[(i * 7) % copper.length]
    c.fill()
  }
}

function addNoise(c, W, H, random, strength) {
  const picture = c.getImageData(0, 0, W, H)
  for (let i = 0; i < picture.data.length; i += 4) {
    const noise = (random() - 0.5) * strength
    for (let k = 0; k < 3; k++) picture.data[i + k] += noise
  }
  c.putImageData(picture, 0, 0)
}

const ink = '#22282d'

/** Paper with a grid. */
export function paintGrid(c, W, H, step) {
  c.fillStyle = '#f5f6f6'
  c.fillRect(0, 0, W, H)
  c.strokeStyle = '#e1e6e9'
  c.lineWidth = 1
  c.beginPath()
  for (let x = step; x < W; x += step) {
    c.moveTo(x, 0)
    c.lineTo(x, H)
  }
  for (let y = step; y < H; y += step) {
    c.moveTo(0, y)
    c.lineTo(W, y)
  }
  c.stroke()
}

/** A sheet of a circuit diagram; one of its wires is followed in colour to its line of the list. */
export function paintCircuit(c, W, H) {
  paintGrid(c, W, H, W / 60)
  const unit = W / 60
  const at = (x, y) => [x * unit, y * unit]
  const path = (points, colour = ink, width = 2.6) => {
    c.strokeStyle = colour
    c.lineWidth = width
    c.lineJoin = 'round'
    c.beginPath()
    for (const [x, y] of points) c.lineTo(...at(x, y))
    c.stroke()
  }
  const write = (text, x, y, size = 0.9, colour = ink, weight = 500) => {
    c.fillStyle = colour
    c.font = font(size * unit, weight)
    c.fillText(text, ...at(x, y))
  }
  const dot = (x, y, colour = ink) => {
    c.fillStyle = colour
    c.beginPath()
    c.arc(...at(x, y), unit * 0.22, 0, Math.PI * 2)
    c.fill()
  }
  path(
    [
      [1, 1],
      [59, 1],
      [59, 44],
      [1, 44],
      [1, 1],
    ],
    ink,
    4,
  )
  for (const [i, name] of ['L1', 'L2', 'L3', 'N', 'PE'].entries()) {
    path([
      [4, 4 + i],
      [38, 4 + i],
    ])
    write(name, 2, 4.3 + i, 0.8, ink, 600)
  }
  // three feeders: breaker, contactor, motor
  for (let k = 0; k < 3; k++) {
    const x = 7 + k * 11
    for (const [i, dx] of [0, 1.6, 3.2].entries()) {
      dot(x + dx, 4 + i)
      path([
        [x + dx, 4 + i],
        [x + dx, 11],
      ])
      path([
        [x + dx, 11],
        [x + dx + 0.8, 13],
      ])
      path([
        [x + dx, 13.2],
        [x + dx, 19],
      ])
      path([
        [x + dx, 19],
        [x + dx + 0.8, 21],
      ])
      path([
        [x + dx, 21.2],
        [x + dx, 27],
      ])
      path([
        [x + dx, 27],
        [x + 1.6 + (dx - 1.6) * 0.55, 30.2],
      ])
    }
    path(
      [
        [x + 0.5, 12.2],
        [x + 3.9, 12.2],
      ],
      ink,
      1.6,
    )
    path(
      [
        [x + 0.5, 20.2],
        [x + 3.9, 20.2],
      ],
      ink,
      1.6,
    )
    c.strokeStyle = ink
    c.lineWidth = 3
    c.beginPath()
    c.arc(...at(x + 1.6, 32.4), unit * 2.4, 0, Math.PI * 2)
    c.stroke()
    write('M', x + 0.95, 32.5, 1.7, ink, 700)
    write('3~', x + 0.95, 33.9, 1)
    write(`-F${k + 1}`, x - 2.6, 12.6, 0.9, ink, 600)
    write(`-Q${k + 1}`, x - 2.6, 20.6, 0.9, ink, 600)
    write(`-M${k + 1}`, x - 3.4, 33, 0.9, ink, 600)
    for (const [i, dx] of [0, 1.6, 3.2].entries()) write(`${k * 6 + i * 2 + 1}`, x + dx + 0.2, 17.4, 0.62, '#5a646b')
  }
  // the wire that the list names
  path(
    [
      [19.6, 13.2],
      [19.6, 19],
    ],
    '#ff5a00',
    7,
  )
  path(
    [
      [19.6, 16],
      [36.6, 16],
      [36.6, 21.9],
      [40, 21.9],
    ],
    '#ff5a00',
    2,
  )
  c.fillStyle = '#ffffff'
  c.fillRect(...at(40, 4), unit * 18, unit * 36)
  c.strokeStyle = ink
  c.lineWidth = 2
  c.strokeRect(...at(40, 4), unit * 18, unit * 36)
  const rows = Array.from({ length: 17 }, (_, i) => [
    `${101 + i}`,
    ['1.5', '2.5', '0.75', '1.5'][i % 4],
    ['BN', 'BK', 'GY'][i % 3],
    `${240 + ((i * 137) % 610)}`,
    `-F${1 + (i % 3)} → -Q${1 + (i % 3)}`,
  ])
  const columns = [40.6, 43.4, 46, 49.4, 52.4]
  for (const [i, head] of ['#', 'mm²', '', 'mm', ''].entries()) write(head, columns[i], 5.6, 0.8, '#5a646b', 600)
  for (const [i, row] of rows.entries()) {
    const y = 7.6 + i * 1.93
    const isMarked = i === 7
    c.fillStyle = isMarked ? '#ff5a00' : i % 2 ? '#eef1f2' : '#ffffff'
    c.fillRect(...at(40.1, y - 1.25), unit * 17.8, unit * 1.9)
    for (const [k, cell] of row.entries())
      write(cell, columns[k], y, k === 4 ? 0.68 : 0.86, isMarked ? '#ffffff' : ink, isMarked || k === 0 ? 700 : 500)
  }
  write('=A1 +S2', 3, 42.4, 1.1, ink, 700)
  write('7 / 24', 54.4, 42.4, 1, ink, 600)
}

/**
 * Filled rectangles with round corners, and centred texts. Places are in units of `unitX` and `unitY` pixels, radii and
 * sizes of text in `unitY`.
 */
function createShapes(c, unitX, unitY) {
  return {
    rounded: (x, y, w, h, colour, radius) => {
      c.fillStyle = colour
      c.beginPath()
      c.roundRect(x * unitX, y * unitY, w * unitX, h * unitY, radius * unitY)
      c.fill()
    },
    write: (text, x, y, size = 1, colour = ink, weight = 600) => {
      c.fillStyle = colour
      c.font = font(size * unitY, weight)
      c.textAlign = 'center'
      c.fillText(text, x * unitX, y * unitY)
    },
  }
}

/** The plan of a line in a hall, from above: machines, the way of the material, places of people, dimensions. */
export function paintLinePlan(c, W, H) {
  paintGrid(c, W, H, W / 60)
  const unit = W / 60
  const rectangle = (x, y, w, h, colour, stroke = ink) => {
    c.fillStyle = colour
    c.strokeStyle = stroke
    c.lineWidth = 3
    c.beginPath()
    c.roundRect(x * unit, y * unit, w * unit, h * unit, unit * 0.3)
    c.fill()
    c.stroke()
  }
  const { write } = createShapes(c, unit, unit)
  const circle = (x, y, radius, colour, stroke) => {
    c.beginPath()
    c.arc(x * unit, y * unit, radius * unit, 0, Math.PI * 2)
    if (colour) {
      c.fillStyle = colour
      c.fill()
    }
    if (stroke) {
      c.strokeStyle = stroke
      c.lineWidth = 2.4
      c.stroke()
    }
  }
  // walls with gates
  c.strokeStyle = ink
  c.lineWidth = unit * 0.7
  c.beginPath()
  for (const [from, to] of [
    [
      [4, 5],
      [56, 5],
    ],
    [
      [56, 5],
      [56, 24],
    ],
    [
      [56, 31],
      [56, 39],
    ],
    [
      [56, 39],
      [4, 39],
    ],
    [
      [4, 39],
      [4, 19],
    ],
    [
      [4, 12],
      [4, 5],
    ],
  ]) {
    c.moveTo(from[0] * unit, from[1] * unit)
    c.lineTo(to[0] * unit, to[1] * unit)
  }
  c.stroke()
  for (let x = 9; x < 56; x += 11.5) for (const y of [6, 38]) rectangle(x, y - 0.45, 0.9, 0.9, '#8b959c', '#8b959c')
  // the way of the material
  c.strokeStyle = '#ff5a00'
  c.fillStyle = '#ff5a00'
  c.lineWidth = unit * 0.36
  c.setLineDash([unit * 1.1, unit * 0.6])
  c.lineJoin = 'round'
  c.beginPath()
  for (const [x, y] of [
    [2, 15.5],
    [48, 15.5],
    [48, 27.5],
    [57.4, 27.5],
  ])
    c.lineTo(x * unit, y * unit)
  c.stroke()
  c.setLineDash([])
  c.beginPath()
  c.moveTo(59 * unit, 27.5 * unit)
  c.lineTo(57 * unit, 26.5 * unit)
  c.lineTo(57 * unit, 28.5 * unit)
  c.fill()
  // drums, lines with their presses, stackers
  for (const [row, y] of [10, 18.4].entries()) {
    for (let i = 0; i < 2; i++) {
      circle(8.4 + i * 3.4, y + 1.8, 1.4, '#f2b90f', ink)
      circle(8.4 + i * 3.4, y + 1.8, 0.5, '#f5f6f6', ink)
    }
    rectangle(14.4, y + 0.4, 2.4, 2.8, '#cfd6da')
    rectangle(18, y, 15, 3.6, '#dfe4e7')
    for (let i = 0; i < 4; i++) rectangle(19.2 + i * 3.5, y + 0.7, 2.2, 2.2, '#ffffff')
    rectangle(33.8, y + 0.8, 9, 2, '#cfd6da')
    for (let i = 0; i < 7; i++) rectangle(34.4 + i * 1.2, y + 1.1, 0.5, 1.4, '#f5f6f6', '#8b959c')
    write(`${row + 1}`, 44.6, y + 2.3, 1.4, ink, 700)
  }
  // boards for laying and testing
  for (let i = 0; i < 3; i++) {
    rectangle(9 + i * 11, 29, 8.4, 4, '#e8edf4')
    c.strokeStyle = '#2f6fbf'
    c.lineWidth = 2
    c.beginPath()
    for (let k = 0; k < 5; k++) {
      c.moveTo((13.2 + i * 11) * unit, 31 * unit)
      c.lineTo((10 + k * 1.6 + i * 11) * unit, (k % 2 ? 32.3 : 29.7) * unit)
    }
    c.stroke()
  }
  rectangle(43.4, 29, 8.4, 4, '#dfeee5')
  // places of people: a head and shoulders from above, and how far they reach
  for (const [x, y] of [
    [36, 16.9],
    [25.5, 16.9],
    [13.2, 35],
    [24.2, 35],
    [35.2, 35],
    [47.6, 35],
  ]) {
    circle(x, y, 2, 'rgb(47 111 191 / 0.1)', 'rgb(47 111 191 / 0.5)')
    c.fillStyle = '#2f6fbf'
    c.beginPath()
    c.ellipse(x * unit, y * unit, unit * 0.85, unit * 0.42, 0, 0, Math.PI * 2)
    c.fill()
    circle(x, y, 0.42, '#17395f')
  }
  // dimensions
  c.strokeStyle = '#5a646b'
  c.lineWidth = 2
  c.beginPath()
  for (const [a, b] of [
    [
      [4, 42],
      [56, 42],
    ],
    [
      [4, 41.3],
      [4, 42.7],
    ],
    [
      [56, 41.3],
      [56, 42.7],
    ],
    [
      [18, 7.6],
      [33, 7.6],
    ],
    [
      [18, 7],
      [18, 8.2],
    ],
    [
      [33, 7],
      [33, 8.2],
    ],
  ]) {
    c.moveTo(a[0] * unit, a[1] * unit)
    c.lineTo(b[0] * unit, b[1] * unit)
  }
  c.stroke()
  write('52.0 m', 30, 43.8, 1.2, '#5a646b')
  write('15.0 m', 25.5, 7.2, 0.9, '#5a646b')
}

/** A week of a machine's current and air: working hours, the nights in which air still flows, the leak that shows in them. */
export function paintLoadCurve(c, W, H) {
  paintGrid(c, W, H, W / 56)
  const random = createRandom(23)
  const days = 7
  const [left, right] = [W * 0.07, W * 0.95]
  const hour = (right - left) / (days * 24)
  const plots = [
    { top: H * 0.1, bottom: H * 0.48, colour: '#2f6fbf', name: 'kW', marks: ['0', '4', '8'] },
    { top: H * 0.56, bottom: H * 0.9, colour: '#ff5a00', name: 'l/min', marks: ['0', '300', '600'] },
  ]
  const isWork = (day, at) => day < 5 && at >= 6 && at < 22
  for (let day = 0; day < days; day++)
    for (let at = 0; at < 24; at++) {
      c.fillStyle = isWork(day, at) ? 'rgb(34 40 45 / 0.045)' : 'transparent'
      c.fillRect(left + (day * 24 + at) * hour, H * 0.08, hour + 1, H * 0.83)
    }
  for (const [index, { top, bottom, colour, name, marks }] of plots.entries()) {
    const toY = (value) => bottom - value * (bottom - top)
    const points = []
    for (let step = 0; step <= days * 96; step++) {
      const [day, at] = [Math.min(days - 1, Math.floor(step / 96)), (step % 96) / 4]
      const pause = (at >= 9 && at < 9.5) || (at >= 12 && at < 12.75) || (at >= 18 && at < 18.5)
      const rest = index === 0 ? 0.09 : 0.34
      const busy = isWork(day, at) && !pause
      const value = busy ? 0.62 + 0.18 * Math.sin(step / 9) * random() + 0.16 * random() : rest + 0.03 * random()
      points.push([left + (step / 4) * hour, toY(value)])
    }
    const line = () => {
      c.beginPath()
      for (const point of points) c.lineTo(...point)
    }
    line()
    c.lineTo(right, bottom)
    c.lineTo(left, bottom)
    c.closePath()
    c.globalAlpha = 0.16
    c.fillStyle = colour
    c.fill()
    c.globalAlpha = 1
    line()
    c.strokeStyle = colour
    c.lineWidth = H * 0.0032
    c.lineJoin = 'round'
    c.stroke()
    c.strokeStyle = ink
    c.lineWidth = 2.5
    c.beginPath()
    c.moveTo(left, top - H * 0.02)
    c.lineTo(left, bottom)
    c.lineTo(right, bottom)
    c.stroke()
    c.fillStyle = '#5a646b'
    c.font = font(H * 0.024, 600)
    c.textAlign = 'right'
    for (const [i, mark] of marks.entries())
      c.fillText(mark, left - W * 0.01, toY((i / (marks.length - 1)) * 0.96) + H * 0.008)
    c.textAlign = 'left'
    c.fillStyle = ink
    c.font = font(H * 0.03, 700)
    c.fillText(name, left + W * 0.01, top - H * 0.005)
  }
  // what flows although nothing works
  const level = H * 0.9 - 0.355 * H * 0.34
  c.setLineDash([14, 9])
  c.strokeStyle = '#c81e1e'
  c.lineWidth = 3
  c.beginPath()
  c.moveTo(left, level)
  c.lineTo(right, level)
  c.stroke()
  c.setLineDash([])
  c.fillStyle = '#c81e1e'
  c.beginPath()
  c.roundRect(W * 0.775, level - H * 0.075, W * 0.13, H * 0.052, 8)
  c.fill()
  c.fillStyle = '#ffffff'
  c.font = font(H * 0.028, 700)
  c.textAlign = 'center'
  c.fillText('214 l/min', W * 0.84, level - H * 0.039)
  c.fillStyle = '#5a646b'
  c.font = font(H * 0.024, 600)
  for (let day = 0; day < days; day++) c.fillText(`${day + 1}`, left + (day + 0.5) * 24 * hour, H * 0.945)
}

/** A map of the way from an airport along a freeway to a building. */
export function paintRoute(c, W, H) {
  c.fillStyle = '#e9ece8'
  c.fillRect(0, 0, W, H)
  const random = createRandom(5)
  const line = (points, colour, width, dash = []) => {
    c.strokeStyle = colour
    c.lineWidth = width * H
    c.lineCap = c.lineJoin = 'round'
    c.setLineDash(dash)
    c.beginPath()
    for (const [i, [x, y]] of points.entries()) {
      const next = points[i + 1]
      if (i === 0) c.moveTo(x * W, y * H)
      else if (next) c.quadraticCurveTo(x * W, y * H, ((x + next[0]) / 2) * W, ((y + next[1]) / 2) * H)
      else c.lineTo(x * W, y * H)
    }
    c.stroke()
    c.setLineDash([])
  }
  const area = (points, colour) => {
    c.fillStyle = colour
    c.beginPath()
    for (const [x, y] of points) c.lineTo(x * W, y * H)
    c.closePath()
    c.fill()
  }
  area(
    [
      [0, 0],
      [0.22, 0],
      [0.17, 0.2],
      [0, 0.27],
    ],
    '#d6e2d2',
  )
  area(
    [
      [0.42, 0.72],
      [0.6, 0.68],
      [0.66, 1],
      [0.38, 1],
    ],
    '#d6e2d2',
  )
  line(
    [
      [0.3, -0.05],
      [0.36, 0.22],
      [0.28, 0.5],
      [0.35, 0.8],
      [0.3, 1.05],
    ],
    '#bcd3e2',
    0.045,
  )
  // streets
  for (let i = 0; i < 13; i++) {
    const x = 0.03 + i * 0.08
    line(
      [
        [x, -0.05],
        [x + 0.05, 0.5],
        [x + 0.02, 1.05],
      ],
      '#ffffff',
      i % 4 === 0 ? 0.013 : 0.006,
    )
  }
  for (let i = 0; i < 8; i++) {
    const y = 0.05 + i * 0.13
    line(
      [
        [-0.05, y + 0.04],
        [0.5, y],
        [1.05, y + 0.05],
      ],
      '#ffffff',
      i % 3 === 0 ? 0.013 : 0.006,
    )
  }
  for (let i = 0; i < 210; i++) {
    const [x, y] = [random() * 0.97, random() * 0.95]
    c.fillStyle = '#d9ddd9'
    c.fillRect(x * W, y * H, W * (0.008 + random() * 0.014), H * (0.012 + random() * 0.02))
  }
  const freeway = [
    [1.05, 0.28],
    [0.8, 0.36],
    [0.56, 0.52],
    [0.3, 0.56],
    [-0.05, 0.66],
  ]
  line(freeway, '#c7ccd0', 0.05)
  line(freeway, '#f3d48a', 0.04)
  line(freeway, '#ffffff', 0.003)
  // airport
  area(
    [
      [0.78, 0.06],
      [0.98, 0.02],
      [0.99, 0.19],
      [0.8, 0.24],
    ],
    '#dfe2e6',
  )
  line(
    [
      [0.8, 0.1],
      [0.97, 0.06],
    ],
    '#aab1b8',
    0.02,
  )
  line(
    [
      [0.81, 0.1],
      [0.96, 0.064],
    ],
    '#ffffff',
    0.0025,
    [18, 14],
  )
  line(
    [
      [0.82, 0.2],
      [0.93, 0.175],
    ],
    '#7d868d',
    0.024,
  )
  // the way
  const way = [
    [0.87, 0.2],
    [0.86, 0.32],
    [0.78, 0.37],
    [0.56, 0.52],
    [0.32, 0.56],
    [0.24, 0.58],
    [0.22, 0.7],
  ]
  line(way, '#ffffff', 0.024)
  line(way, '#ff5a00', 0.015)
  // the building with the long window
  c.fillStyle = ink
  c.fillRect(W * 0.13, H * 0.7, W * 0.17, H * 0.12)
  c.fillStyle = '#ff5a00'
  c.fillRect(W * 0.14, H * 0.775, W * 0.15, H * 0.024)
  const pin = (x, y, colour, radius) => {
    c.fillStyle = '#ffffff'
    c.beginPath()
    c.arc(x * W, y * H, radius * H * 1.35, 0, Math.PI * 2)
    c.fill()
    c.fillStyle = colour
    c.beginPath()
    c.arc(x * W, y * H, radius * H, 0, Math.PI * 2)
    c.fill()
  }
  pin(0.87, 0.2, '#2f6fbf', 0.018)
  pin(0.22, 0.7, '#ff5a00', 0.022)
  // exits, counted
  for (const [i, [x, y]] of [
    [0.52, 0.5],
    [0.27, 0.545],
  ].entries()) {
    c.fillStyle = '#2b7a4b'
    c.beginPath()
    c.roundRect((x - 0.016) * W, (y - 0.105) * H, W * 0.032, H * 0.056, 8)
    c.fill()
    c.fillStyle = '#ffffff'
    c.font = font(H * 0.038, 700)
    c.textAlign = 'center'
    c.fillText(`${i + 1}`, x * W, (y - 0.063) * H)
  }
  c.fillStyle = ink
  c.fillRect(W * 0.8, H * 0.93, W * 0.12, H * 0.006)
  c.font = font(H * 0.028, 600)
  c.fillText('5 mi', W * 0.86, H * 0.915)
}

/** Machines that report to the systems of a plant: three of them, the line between, two computers above. */
export function paintNetwork(c, W, H) {
  c.fillStyle = '#20262b'
  c.fillRect(0, 0, W, H)
  const { rounded, write } = createShapes(c, W, H)
  const path = (points, colour, width) => {
    c.strokeStyle = colour
    c.lineWidth = width * H
    c.lineJoin = c.lineCap = 'round'
    c.beginPath()
    for (const [x, y] of points) c.lineTo(x * W, y * H)
    c.stroke()
  }
  c.fillStyle = '#2b3238'
  for (let x = 0.02; x < 1; x += 0.03) for (let y = 0.03; y < 1; y += 0.04) c.fillRect(x * W - 1.5, y * H - 1.5, 3, 3)
  const stations = [0.2, 0.5, 0.8]
  for (const x of stations)
    path(
      [
        [x, 0.66],
        [x, 0.5],
      ],
      '#ff5a00',
      0.007,
    )
  path(
    [
      [0.1, 0.5],
      [0.9, 0.5],
    ],
    '#ff5a00',
    0.016,
  )
  for (const x of [0.33, 0.67])
    path(
      [
        [x, 0.5],
        [x, 0.34],
      ],
      '#9fb4c4',
      0.007,
    )
  // packets on their way, more of them where they are wanted
  for (let i = 0; i < 15; i++) rounded(0.115 + i * 0.055, 0.4915, 0.012, 0.017, '#ffffff', 0.004)
  rounded(0.4, 0.462, 0.2, 0.076, '#20262b', 0.038)
  rounded(0.405, 0.468, 0.19, 0.064, '#ff5a00', 0.032)
  write('OPC UA', 0.5, 0.513, 0.036, '#ffffff', 700)
  for (const [x, name] of [
    [0.33, 'MES'],
    [0.67, 'ERP'],
  ]) {
    rounded(x - 0.12, 0.1, 0.24, 0.24, '#f4f6f7', 0.02)
    rounded(x - 0.12, 0.1, 0.24, 0.05, '#9fb4c4', 0.02)
    write(name, x, 0.235, 0.062, ink, 800)
    for (let row = 0; row < 2; row++)
      for (let i = 0; i < 5; i++)
        rounded(x - 0.1 + i * 0.042, 0.268 + row * 0.03, 0.034, 0.014, (i + row) % 4 ? '#d3dade' : '#ff5a00', 0.004)
  }
  for (const [i, x] of stations.entries()) {
    rounded(x - 0.125, 0.66, 0.25, 0.25, '#dfe3e6', 0.02)
    rounded(x - 0.125, 0.8, 0.25, 0.11, '#3d454c', 0.02)
    rounded(x - 0.125, 0.795, 0.25, 0.04, '#3d454c', 0)
    rounded(x - 0.125, 0.795, 0.25, 0.006, '#ff5a00', 0)
    write(['CS 320', 'CrimpLine 4', 'XS 3'][i], x, 0.872, 0.038, '#f4f6f7', 700)
    rounded(x - 0.1, 0.685, 0.2, 0.095, '#15181b', 0.01)
    c.strokeStyle = ['#f2b90f', '#ff5a00', '#2b9a5b'][i]
    c.lineWidth = H * 0.006
    c.beginPath()
    for (let step = 0; step <= 40; step++) {
      const t = step / 40
      const value = [
        Math.floor(t * 8) % 2,
        Math.exp(-((t - 0.55) ** 2) * 30),
        0.5 + 0.22 * Math.sin(t * 17) * Math.cos(t * 5),
      ][i]
      c.lineTo((x - 0.09 + t * 0.18) * W, (0.765 - value * 0.06) * H)
    }
    c.stroke()
  }
}

/** Fairgrounds from above: halls with their numbers, one of them and a stand in it marked, the way from the train. */
export function paintFairgrounds(c, W, H) {
  c.fillStyle = '#2c333a'
  c.fillRect(0, 0, W, H)
  const unit = H / 54
  const { rounded, write } = createShapes(c, unit, unit)
  // lawns, trees, the lake
  rounded(18, 22.5, 75, 9, '#35423d', 4)
  rounded(70, 24, 16, 6, '#3c5568', 3)
  const random = createRandom(9)
  for (let i = 0; i < 70; i++) {
    const [x, y] = [19 + random() * 73, 23.4 + random() * 7.2]
    if (x > 68.5 && x < 87.5) continue
    c.fillStyle = i % 3 ? '#43564c' : '#4c6457'
    c.beginPath()
    c.arc(x * unit, y * unit, (0.35 + random() * 0.4) * unit, 0, Math.PI * 2)
    c.fill()
  }
  const marked = [3, 1]
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 6; i++) {
      const isMarked = i === marked[0] && row === marked[1]
      const [x, y] = [19.6 + i * 12.4, row ? 33.5 : 6]
      rounded(x, y, 11, 15, isMarked ? '#f3f5f6' : '#49525a', 0.3)
      if (!isMarked) {
        // roof lights
        for (let k = 0; k < 5; k++) rounded(x + 1, y + 1.6 + k * 2.6, 9, 0.5, '#545e67', 0.1)
        write(`${row ? 'B' : 'A'}${i + 1}`, x + 5.5, y + 9, 3, '#aab4bb', 700)
        continue
      }
      // the stands of the marked hall
      for (let a = 0; a < 4; a++)
        for (let b = 0; b < 4; b++) {
          const wide = (a * 3 + b * 2) % 4 === 0
          rounded(x + 0.8 + a * 2.5, y + 0.9 + b * 2.75, wide ? 1.9 : 1.6, 2, '#cfd5d9', 0.1)
        }
      rounded(x + 5.5, y + 6, 4.9, 2.4, '#ff5a00', 0.15)
      write('210', x + 7.95, y + 7.75, 1.5, '#ffffff', 700)
    }
  // the way: from the train along the hall to the stand
  const way = [
    [11.3, 32.4],
    [63.4, 32.4],
    [63.4, 39.3],
  ]
  c.lineCap = c.lineJoin = 'round'
  for (const [colour, width] of [
    ['#2c333a', 1.5],
    ['#ff5a00', 0.75],
  ]) {
    c.strokeStyle = colour
    c.lineWidth = width * unit
    c.beginPath()
    for (const [x, y] of way) c.lineTo(x * unit, y * unit)
    c.stroke()
  }
  write('B4', 62.3, 47.5, 2.6, '#22282d', 800)
  // rails and platform
  for (const x of [5.6, 8]) {
    c.strokeStyle = '#6d7880'
    c.lineWidth = 0.35 * unit
    c.beginPath()
    c.moveTo(x * unit, 0)
    c.lineTo(x * unit, H)
    c.stroke()
  }
  c.strokeStyle = '#545e67'
  c.lineWidth = 0.25 * unit
  for (let y = 0.6; y < 54; y += 1.4) {
    c.beginPath()
    c.moveTo(4.6 * unit, y * unit)
    c.lineTo(9 * unit, y * unit)
    c.stroke()
  }
  rounded(10, 20, 2.6, 19, '#8d979e', 0.3)
  rounded(4.7, 23, 4.2, 14, '#f2b90f', 0.6)
  for (let k = 0; k < 4; k++) rounded(5.2, 24 + k * 3.2, 3.2, 2.2, '#33393f', 0.3)
  c.fillStyle = '#2f6fbf'
  c.beginPath()
  c.roundRect(9.1 * unit, 14.4 * unit, 4.4 * unit, 4.4 * unit, 0.5 * unit)
  c.fill()
  write('U', 11.3, 17.75, 3.2, '#ffffff', 800)
  c.fillStyle = '#ffffff'
  c.beginPath()
  c.arc(11.3 * unit, 32.4 * unit, 0.95 * unit, 0, Math.PI * 2)
  c.fill()
  c.fillStyle = '#ff5a00'
  c.beginPath()
  c.arc(11.3 * unit, 32.4 * unit, 0.55 * unit, 0, Math.PI * 2)
  c.fill()
}
