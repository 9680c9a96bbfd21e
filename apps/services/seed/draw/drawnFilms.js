// Films that are drawn instead of rendered. Each paints a frame at a time from 0 to 1.

const night = '#23282d'
const pale = '#f4f5f5'
const ease = (t) => t * t * (3 - 2 * t)
const within = (t, from, to) => Math.min(1, Math.max(0, (t - from) / (to - from)))

/** Force over time: a good crimp, one with a missing strand, one with a pinched seal; then all three. */
export function paintCrimpCurves(c, W, H, t) {
  c.fillStyle = night
  c.fillRect(0, 0, W, H)
  const [left, right, base, top] = [W * 0.1, W * 0.92, H * 0.84, H * 0.14]
  c.lineWidth = 1
  c.strokeStyle = '#3d454c'
  for (let i = 0; i <= 10; i++) {
    const x = left + ((right - left) * i) / 10
    line(c, x, top, x, base)
    if (i <= 6) line(c, left, base - ((base - top) * i) / 6, right, base - ((base - top) * i) / 6)
  }
  c.strokeStyle = '#8b959d'
  c.lineWidth = 2
  line(c, left, base, right, base)
  line(c, left, base, left, top)
  c.fillStyle = '#b6bfc6'
  c.font = `500 ${H * 0.036}px Arial, sans-serif`
  c.fillText('kN', left - W * 0.045, top + H * 0.03)
  c.fillText('ms', right - W * 0.03, base + H * 0.06)
  // The band of the good curves, from the moment that the first one is known.
  const known = within(t, 0.3, 0.36)
  c.globalAlpha = known * 0.28
  c.strokeStyle = '#3fb37f'
  c.lineWidth = H * 0.075
  curve(c, { left, right, base, top }, 1, force)
  c.globalAlpha = 1
  const strokes = [
    { from: 0.02, to: 0.3, ink: '#3fb37f', at: force },
    { from: 0.37, to: 0.6, ink: '#ff7a33', at: (x) => force(x) - dent(x, 0.42, 0.07) * 0.2 },
    { from: 0.67, to: 0.9, ink: '#f2b90f', at: (x) => force(x) + dent(x, 0.27, 0.045) * 0.22 },
  ]
  for (const { from, to, ink, at } of strokes) {
    const drawn = within(t, from, to)
    if (drawn === 0) continue
    c.strokeStyle = ink
    c.lineWidth = H * 0.009
    const tip = curve(c, { left, right, base, top }, drawn, at)
    if (drawn < 1) {
      c.fillStyle = ink
      c.beginPath()
      c.arc(tip.x, tip.y, H * 0.017, 0, Math.PI * 2)
      c.fill()
    }
  }
}

function force(x) {
  const touch = 0.16 * within(x, 0.1, 0.22)
  const rise = 0.78 * ease(within(x, 0.2, 0.58)) ** 1.4
  return (touch + rise) * (1 - ease(within(x, 0.6, 0.82)))
}

const dent = (x, centre, width) => Math.exp(-(((x - centre) / width) ** 2))

function curve(c, { left, right, base, top }, drawn, at) {
  const tip = { x: left, y: base }
  c.lineJoin = 'round'
  c.lineCap = 'round'
  c.beginPath()
  for (let i = 0; i <= 300 * drawn; i++) {
    tip.x = left + ((right - left) * i) / 300
    tip.y = base - (base - top) * at(i / 300)
    c.lineTo(tip.x, tip.y)
  }
  c.stroke()
  return tip
}

function line(c, x1, y1, x2, y2) {
  c.beginPath()
  c.moveTo(x1, y1)
  c.lineTo(x2, y2)
  c.stroke()
}

const allTurns = 9

/** Two wires become a pair: turns run in from the head, and the last part stays open for the connector. */
export function paintTwisting(c, W, H, t) {
  c.fillStyle = night
  c.fillRect(0, 0, W, H)
  const [start, end, open] = [W * 0.12, W * 0.8, W * 0.06]
  const middle = H * 0.5
  const turns = allTurns * ease(within(t, 0.06, 0.72))
  const angle = (x) => within(x, start + open, end - open) * turns * 2 * Math.PI
  const spread = (x) =>
    0.03 + 0.06 * (1 - turns / allTurns) + 0.05 * (within(x, start + open, start) + within(x, end - open, end))
  const at = (x, phase) => ({
    y: middle + Math.cos(angle(x) + phase) * H * spread(x),
    z: Math.sin(angle(x) + phase),
  })
  const step = W / 480
  const pieces = []
  for (const [phase, ink] of [
    [0, ['#7a5200', '#f2b90f', '#ffe9a3']],
    [Math.PI, ['#0d2f66', '#2f6fd1', '#a9cbff']],
  ])
    for (let x = start; x < end; x += step) {
      const [one, other] = [at(x, phase), at(x + step * 1.4, phase)]
      pieces.push({ x, one, other, ink, z: (one.z + other.z) / 2 })
    }
  // What is behind first: the wires cross only where one is behind and the other in front.
  const slices = Map.groupBy(pieces, ({ z }) => Math.sign(z))
  for (const [, slice] of [...slices].toSorted(([a], [b]) => a - b))
    for (const [layer, width, lift] of [
      [0, 0.056, 0],
      [1, 0.042, -0.002],
      [2, 0.01, -0.012],
    ])
      for (const { x, one, other, ink, z } of slice) {
        c.strokeStyle = ink[layer]
        c.lineCap = layer === 0 ? 'butt' : 'round'
        c.globalAlpha = layer === 2 ? 0.35 + 0.35 * (z / 2 + 0.5) : 1
        c.lineWidth = H * width
        line(c, x, one.y + H * lift, x + step * 1.4, other.y + H * lift)
      }
  c.globalAlpha = 1
  block(c, start - W * 0.07, middle - H * 0.17, W * 0.08, H * 0.34)
  head(c, end - W * 0.01, middle, H * 0.2, turns)
  if (t > 0.78) measure(c, start + W * 0.012, start + open + W * 0.012, middle + H * 0.24, within(t, 0.78, 0.86), H)
}

function block(c, x, y, width, height) {
  const metal = c.createLinearGradient(0, y, 0, y + height)
  metal.addColorStop(0, '#aeb6bc')
  metal.addColorStop(0.5, '#7d868d')
  metal.addColorStop(1, '#4d555b')
  c.fillStyle = metal
  c.beginPath()
  c.roundRect(x, y, width, height, width * 0.12)
  c.fill()
}

/** The head that turns, seen from the side: a mark on its rim shows the turns. */
function head(c, x, y, radius, turns) {
  block(c, x, y - radius, radius * 0.62, radius * 2)
  block(c, x + radius * 0.62, y - radius * 0.6, radius * 0.9, radius * 1.2)
  const turned = Math.cos(turns * 2 * Math.PI)
  c.fillStyle = '#ff5a00'
  c.fillRect(x + radius * 0.12, y + turned * radius * 0.82 - radius * 0.06, radius * 0.38, radius * 0.12)
}

function measure(c, from, to, y, shown, H) {
  c.globalAlpha = shown
  c.strokeStyle = pale
  c.fillStyle = pale
  c.lineWidth = 2
  line(c, from, y, to, y)
  for (const x of [from, to]) line(c, x, y - H * 0.02, x, y + H * 0.02)
  c.font = `600 ${H * 0.045}px Arial, sans-serif`
  c.fillText('20 mm', from - H * 0.02, y + H * 0.085)
  c.globalAlpha = 1
}
