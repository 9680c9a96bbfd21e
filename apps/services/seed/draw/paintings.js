// Pictures that are drawn instead of modelled: what a plan, a list or a microscope shows.

const font = (size, weight = 500) => `${weight} ${size}px "Hanken Grotesk", "Helvetica Neue", Arial, sans-serif`

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

function paintGrid(c, W, H, step) {
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
  const write = (text, x, y, size = 1, colour = ink, weight = 600) => {
    c.fillStyle = colour
    c.font = font(size * unit, weight)
    c.textAlign = 'center'
    c.fillText(text, x * unit, y * unit)
  }
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
