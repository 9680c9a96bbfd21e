// Wires as an engineer draws them: blades that feel a conductor, wires that carry their number.
import { font, paintGrid } from './paintings.js'

const ink = '#22282d'

/** Two V-shaped blades around a wire in section; where one touches a strand, the sensor's line jumps. */
export function paintBladeContact(c, W, H) {
  const ground = c.createRadialGradient(W * 0.4, H * 0.36, H * 0.1, W * 0.5, H * 0.45, H)
  ground.addColorStop(0, '#4d565d')
  ground.addColorStop(1, '#23292e')
  c.fillStyle = ground
  c.fillRect(0, 0, W, H)
  const [x0, y0, outer, inner] = [W * 0.5, H * 0.385, H * 0.2, H * 0.122]
  const disc = (x, y, radius, colour) => {
    c.fillStyle = colour
    c.beginPath()
    c.arc(x, y, radius, 0, Math.PI * 2)
    c.fill()
  }
  // insulation, strands
  c.save()
  c.shadowColor = 'rgb(0 0 0 / 0.6)'
  c.shadowBlur = 46
  disc(x0, y0, outer, '#e9b010')
  c.restore()
  const rim = c.createRadialGradient(x0 - outer * 0.3, y0 - outer * 0.4, outer * 0.2, x0, y0, outer)
  rim.addColorStop(0, '#f8cf45')
  rim.addColorStop(1, '#d99d05')
  disc(x0, y0, outer, rim)
  disc(x0, y0, inner * 1.03, '#6b3a22')
  const strand = inner / 7
  const places = []
  for (let row = -3; row <= 3; row++)
    for (let k = 0; k < 7 - Math.abs(row); k++)
      places.push([(k - (6 - Math.abs(row)) / 2) * strand * 2, row * strand * Math.sqrt(3)])
  for (const [x, y] of places) {
    const shade = c.createRadialGradient(x0 + x - strand * 0.3, y0 + y - strand * 0.4, 1, x0 + x, y0 + y, strand)
    shade.addColorStop(0, '#f0b08a')
    shade.addColorStop(1, '#b4673f')
    disc(x0 + x, y0 + y, strand * 0.97, shade)
  }
  // blades: the upper one a little too deep
  const blade = (side, depth) => {
    const tip = y0 + side * depth
    c.beginPath()
    c.moveTo(W * 0.24, side < 0 ? 0 : H * 0.77)
    c.lineTo(W * 0.24, tip - side * H * 0.115)
    c.lineTo(W * 0.275, tip - side * H * 0.15)
    c.lineTo(x0, tip)
    c.lineTo(W * 0.725, tip - side * H * 0.15)
    c.lineTo(W * 0.76, tip - side * H * 0.115)
    c.lineTo(W * 0.76, side < 0 ? 0 : H * 0.77)
    c.closePath()
    const steel = c.createLinearGradient(W * 0.24, 0, W * 0.76, 0)
    for (const [at, colour] of [
      [0, '#8d969d'],
      [0.3, '#d5dade'],
      [0.55, '#a9b1b7'],
      [0.8, '#c6ccd0'],
      [1, '#868f96'],
    ])
      steel.addColorStop(at, colour)
    c.save()
    c.globalAlpha = 0.93
    c.shadowColor = 'rgb(0 0 0 / 0.5)'
    c.shadowBlur = 26
    c.fillStyle = steel
    c.fill()
    c.restore()
    // the ground edge
    c.strokeStyle = '#f4f6f7'
    c.lineWidth = H * 0.007
    c.lineJoin = 'round'
    c.beginPath()
    c.moveTo(W * 0.275, tip - side * H * 0.15)
    c.lineTo(x0, tip)
    c.lineTo(W * 0.725, tip - side * H * 0.15)
    c.stroke()
  }
  c.save()
  c.beginPath()
  c.rect(0, 0, W, H * 0.77)
  c.clip()
  blade(-1, inner * 0.94)
  blade(1, inner * 1.16)
  c.restore()
  const touch = [x0, y0 - inner * 0.94]
  for (const [radius, alpha] of [
    [0.075, 0.16],
    [0.05, 0.26],
    [0.028, 0.5],
  ])
    disc(...touch, H * radius, `rgb(255 90 0 / ${alpha})`)
  disc(...touch, H * 0.013, '#ffffff')
  // the sensor
  const [left, right, base] = [W * 0.06, W * 0.94, H * 0.94]
  c.fillStyle = '#15191c'
  c.fillRect(0, H * 0.77, W, H * 0.23)
  c.strokeStyle = '#343c42'
  c.lineWidth = 2
  for (let i = 0; i <= 24; i++) {
    const x = left + ((right - left) * i) / 24
    c.beginPath()
    c.moveTo(x, H * 0.795)
    c.lineTo(x, H * 0.975)
    c.stroke()
  }
  const limit = H * 0.875
  c.setLineDash([16, 12])
  c.strokeStyle = '#9aa5ad'
  c.beginPath()
  c.moveTo(left, limit)
  c.lineTo(right, limit)
  c.stroke()
  c.setLineDash([])
  c.lineWidth = H * 0.006
  c.strokeStyle = '#ff5a00'
  c.lineJoin = 'round'
  c.beginPath()
  for (let i = 0; i <= 400; i++) {
    const t = i / 400
    const quiet = Math.sin(i * 1.7) * 0.04 + Math.sin(i * 0.61) * 0.03 + (t > 0.2 && t < 0.36 ? 0.16 : 0)
    const jump =
      t > 0.497 && t < 0.56 ? Math.exp(-((t - 0.5) ** 2) * 900) + 0.3 * Math.exp(-((t - 0.535) ** 2) * 2600) : 0
    c.lineTo(left + (right - left) * t, base - (quiet + jump) * H * 0.13)
  }
  c.stroke()
  c.setLineDash([5, 9])
  c.lineWidth = 3
  c.strokeStyle = 'rgb(255 255 255 / 0.7)'
  c.beginPath()
  c.moveTo(...touch)
  c.lineTo(W * 0.5, H * 0.8)
  c.stroke()
  c.setLineDash([])
}

/** Wires of an aircraft, each with its number printed again and again, and the distance between two of them. */
export function paintMarkedWires(c, W, H) {
  paintGrid(c, W, H, W / 60)
  const numbers = ['W2104-22', 'W2105-20', 'E0718-24', 'W3310-16', 'K1042-20']
  const inks = ['#f6f5f1', '#f6f5f1', '#e8edf2', '#f6f5f1', '#f3efe2']
  const radii = [0.047, 0.056, 0.04, 0.07, 0.054]
  let y = H * 0.155
  const middles = []
  for (const [i, number] of numbers.entries()) {
    const radius = radii[i] * H
    y += radius
    middles.push(y)
    const end = W * [0.78, 0.86, 0.74, 0.9, 0.82][i]
    c.save()
    c.shadowColor = 'rgb(20 30 40 / 0.45)'
    c.shadowBlur = 24
    c.shadowOffsetY = 14
    c.fillStyle = inks[i]
    c.fillRect(-40, y - radius, end + 40, radius * 2)
    c.restore()
    const shade = c.createLinearGradient(0, y - radius, 0, y + radius)
    for (const [at, colour] of [
      [0, 'rgb(70 80 90 / 0.42)'],
      [0.22, 'rgb(255 255 255 / 0.5)'],
      [0.45, 'rgb(255 255 255 / 0)'],
      [1, 'rgb(40 50 60 / 0.55)'],
    ])
      shade.addColorStop(at, colour)
    // silver-plated strands
    const core = radius * 0.62
    for (let k = 0; k < 7; k++) {
      const from = y - core + (k * core * 2) / 7
      const metal = c.createLinearGradient(0, from, 0, from + (core * 2) / 7)
      metal.addColorStop(0, '#8f979d')
      metal.addColorStop(0.4, '#eef1f3')
      metal.addColorStop(1, '#6d757b')
      c.fillStyle = metal
      c.beginPath()
      c.roundRect(end - 20, from, W * 0.075 - (k % 3) * 5 + 20, (core * 2) / 7 - 1, 6)
      c.fill()
    }
    c.fillStyle = inks[i]
    c.fillRect(-40, y - radius, end + 40, radius * 2)
    c.fillStyle = ink
    c.font = font(radius * 0.86, 600)
    c.textBaseline = 'middle'
    c.textAlign = 'left'
    const pitch = W * 0.345
    for (let x = W * (0.05 - (i % 3) * 0.11); x < end - radius; x += pitch) {
      if (x + c.measureText(number).width < end - radius * 0.4) c.fillText(number, x, y + radius * 0.05)
    }
    c.fillStyle = shade
    c.fillRect(-40, y - radius, end + 40, radius * 2)
    y += radius + H * 0.062
  }
  // from number to number
  const [from, to, line] = [W * 0.05, W * 0.395, H * 0.085]
  c.strokeStyle = c.fillStyle = '#ff5a00'
  c.lineWidth = 4
  c.beginPath()
  c.moveTo(from, line)
  c.lineTo(to, line)
  for (const x of [from, to]) {
    c.moveTo(x, line - 18)
    c.lineTo(x, middles[0] - radii[0] * H)
  }
  c.stroke()
  c.font = font(H * 0.038, 700)
  c.textAlign = 'center'
  c.textBaseline = 'alphabetic'
  c.fillText('75 mm', (from + to) / 2, line - 18)
}
