// Close views: the wire path of a cutting machine, its first ancestor, tools of a workshop in North America.
import {
  accent,
  at,
  box,
  cylinder,
  decal,
  group,
  lettering,
  paints,
  profile,
  reel,
  ring,
  sphere,
  wire,
} from '../parts.js'
import { insulation, strands, tube } from './applications.js'

const font = (size, weight) => `${weight} ${size}px "Hanken Grotesk", "Helvetica Neue", Arial, sans-serif`

/** Points of a circle's arc in degrees. */
const arc = (x, y, radius, from, to, count = 16) =>
  Array.from({ length: count + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / count) * Math.PI) / 180
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })

/** A band around two rollers that are `length` apart, along x. */
const loop = (length, radius) => [...arc(length / 2, 0, radius, -90, 90), ...arc(-length / 2, 0, radius, 90, 270)]

/** A toothed belt on its rollers, with the block that presses it on the wire. */
export function belt(length, radius, side) {
  const depth = 1.9
  const parts = [
    profile(loop(length, radius), depth, paints.rubber, {
      holes: [loop(length, radius - 0.22).toReversed()],
      bevel: 0.03,
    }),
    at(box(length - 1.6, 0.9, 1.5, paints.brushed, 0.06), 0, side < 0 ? -radius + 0.3 : radius - 1.2, 0),
    at(box(length - 2.6, 0.12, 1.54, accent, 0.02), 0, -0.06 - side * 0.32, 0),
  ]
  for (const x of [-length / 2, length / 2])
    parts.push(
      at(cylinder(radius - 0.24, depth + 0.1, paints.brushed, 'z'), x, 0, 0),
      at(cylinder(radius * 0.5, depth + 0.3, paints.darkSteel, 'z'), x, 0, 0),
      at(cylinder(radius * 0.2, depth + 0.5, paints.steel, 'z', 6), x, 0, 0),
      ...[0, 1, 2, 3, 4].map((i) => {
        const a = (i / 5) * Math.PI * 2 + 0.3
        return at(cylinder(0.13, depth + 0.16, paints.black, 'z', 20), x + Math.cos(a) * 0.78, Math.sin(a) * 0.78, 0)
      }),
    )
  // ribs that run around with the belt
  for (let x = -length / 2; x < length / 2; x += 0.34)
    for (const y of [-1, 1])
      parts.push(at(box(0.15, 0.14, depth - 0.1, paints.rubber, 0.03), x, y * (radius + 0.02) - 0.07, 0))
  for (let a = -80; a <= 80; a += 12)
    for (const end of [-1, 1]) {
      const angle = (a * Math.PI) / 180
      const [c, s] = [Math.cos(angle) * end, Math.sin(angle)]
      parts.push(
        at(box(0.14, 0.15, depth - 0.1, paints.rubber, 0.03), end * (length / 2) + c * radius, s * radius - 0.07, 0),
      )
    }
  return group(...parts)
}

/** A blade with a V-shaped edge that points down, in its holder. */
const vBlade = () =>
  group(
    at(
      profile(
        [
          [-1.15, 3.2],
          [-1.15, -0.25],
          [-0.95, -0.45],
          [0, 0.62],
          [0.95, -0.45],
          [1.15, -0.25],
          [1.15, 3.2],
        ],
        0.22,
        paints.brushed,
        { bevel: 0.05 },
      ),
      0,
      0,
      0,
      { ry: 90 },
    ),
    at(box(1.5, 2.4, 2.7, paints.darkSteel, 0.08), 0.55, 1.5, 0),
    at(box(0.5, 2.1, 2.4, paints.brushed, 0.06), -0.42, 1.6, 0),
    ...[-0.7, 0.7].map((z) => at(cylinder(0.24, 0.3, paints.steel, 'x', 6), -0.75, 2.6, z)),
    at(cylinder(0.34, 1.1, accent, 'z'), 0.55, 3.1, 1.6),
  )

/** The wire path of a cut-and-strip machine, large: straightener, belts, guide, blades, a stripped end. */
export function wirePath() {
  const y = 5
  const radius = 0.46
  const yellow = insulation('#f2b90f')
  const parts = [
    at(box(46, 16, 0.6, paints.shell, 0.1), 0, -1.4, -2.6),
    at(box(46, 1.2, 9, paints.brushed, 0.08), 0, -1.2, 1.6),
    at(box(46, 0.5, 0.24, accent, 0.04), 0, 0.3, -2.2),
    at(
      group(
        tube(-24, 9.5, radius, radius * 0.6, yellow),
        at(strands(2.1, radius * 0.6, { rings: 2 }), 9.4, 0, 0),
        tube(11.1, 12.7, radius, radius * 0.6, yellow),
      ),
      0,
      y,
      0,
    ),
  ]
  for (const [i, x] of [-11.4, -9.3, -7.2, -5.1].entries()) {
    const side = i % 2 ? 1 : -1
    parts.push(
      at(cylinder(1.1, 0.3, paints.white, 'z'), x, y + side * 1.42, 0.4),
      at(cylinder(1.1, 0.3, paints.white, 'z'), x, y + side * 1.42, -0.4),
      at(cylinder(0.96, 0.6, paints.shellDark, 'z'), x, y + side * 1.42, 0),
      at(cylinder(0.32, 3.4, paints.steel, 'z'), x, y + side * 1.42, -0.6),
    )
  }
  for (const side of [1, -1]) parts.push(at(belt(4.6, 1.5, side), 0, y + side * (1.52 + radius), 0))
  parts.push(
    at(box(1.6, 3, 2.2, paints.darkSteel, 0.1), 5.9, y - 1.5, -0.2),
    at(cylinder(0.92, 2.2, paints.brass, 'x'), 5.9, y, 0),
    at(cylinder(0.66, 1, paints.brass, 'x'), 7.2, y, 0),
    at(vBlade(), 9.3, y + 0.12, 0),
    at(vBlade(), 9.56, y - 0.12, 0, { rx: 180 }),
    // the rails that the blades move on
    ...[8.8, 11].map((x) => at(cylinder(0.28, 16, paints.steel), x, -1, -1.9)),
    at(box(4, 1.2, 5.2, paints.graphite, 0.1), 9.9, y + 4.6, -0.2),
    at(box(4, 1.2, 5.2, paints.graphite, 0.1), 9.9, y - 5.4, -0.2),
    at(lettering('V 0.30–6', 0.5, '#f4f5f5', { weight: 600 }), 8.7, y + 5.2, 2.44),
    // the gripper that pulls the insulation off
    ...[1, -1].map((side) =>
      at(box(1.9, 1.1, 1.8, paints.brushed, 0.1), 11.9, y + (side > 0 ? radius - 0.04 : -radius - 1.06), 0),
    ),
    ...[1, -1].map((side) => at(box(0.9, 2.4, 1, paints.graphite, 0.1), 12.2, y + (side > 0 ? 1.4 : -3.8), 0)),
  )
  return group(...parts)
}

/** The first machine, of 1968, on its plinth in the entrance hall: a stripper with a lever. */
export function firstMachine() {
  const cast = insulation('#4c6a5a')
  const machine = group(
    at(box(7.4, 0.7, 4.2, cast, 0.25), 0, 0, 0),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) => at(cylinder(0.2, 0.3, paints.darkSteel, 'y', 6), x * 3.2, 0.62, z * 1.6)),
    ),
    at(box(3, 3.1, 2.8, cast, 0.45), 0.4, 0.7, -0.3),
    at(box(2.2, 0.9, 2, cast, 0.3), 0.4, 3.6, -0.3),
    at(box(1.9, 0.8, 0.06, paints.brass, 0.02), 0.4, 2.55, 1.12),
    at(lettering('KUDEX', 0.34, '#3a2c10'), -0.24, 3.06, 1.17),
    at(lettering('1968', 0.24, '#3a2c10', { weight: 600 }), 0.05, 2.74, 1.17),
    // the dial for the diameter
    at(cylinder(0.72, 0.3, paints.brass, 'z'), 0.4, 1.7, 1.1),
    at(
      decal(
        1.28,
        1.28,
        (c, w, h) => {
          c.fillStyle = '#f2efe4'
          c.translate(w / 2, h / 2)
          c.arc(0, 0, w / 2, 0, Math.PI * 2)
          c.fill()
          for (let i = 0; i < 40; i++) {
            c.rotate(Math.PI / 20)
            c.fillStyle = '#20262b'
            c.fillRect(-1.5, -h * 0.46, 3, h * (i % 5 ? 0.06 : 0.12))
          }
          c.fillStyle = '#c81e1e'
          c.rotate(0.7)
          c.fillRect(-4, -h * 0.34, 8, h * 0.36)
        },
        { pixels: 200, transparent: true },
      ),
      0.4,
      1.7,
      1.26,
    ),
    at(ring(0.68, 0.09, paints.brass), 0.4, 1.7, 1.26),
    // the lever with its ball
    at(cylinder(0.5, 0.5, paints.darkSteel, 'x'), 2.1, 2.9, -0.3),
    wire(
      [
        [2.2, 2.9, -0.3],
        [2.6, 4.2, 0.2],
        [2.7, 5.6, 0.9],
      ],
      0.16,
      paints.steel,
    ),
    at(sphere(0.42, paints.black), 2.72, 5.85, 1),
    // spool, wire, bushing, stripped end
    at(reel(1.5, 1.1, { core: insulation('#8a6b45'), wound: insulation('#7a3f5e') }), -4.6, 2.3, -0.3, { ry: 90 }),
    at(box(0.3, 2.3, 0.5, cast, 0.08), -4.6, 0.2, -1.2),
    at(box(0.3, 2.3, 0.5, cast, 0.08), -4.6, 0.2, 0.6),
    at(box(2.4, 0.4, 2.4, cast, 0.1), -4.4, 0, -0.3),
    wire(
      [
        [-4.6, 3.5, -0.3],
        [-3, 2.9, -0.1],
        [-1.4, 2.1, 0.2],
        [-0.6, 2.05, 0.2],
      ],
      0.07,
      insulation('#7a3f5e'),
    ),
    at(cylinder(0.24, 0.5, paints.brass, 'x'), -1.2, 2.08, 0.2),
    at(cylinder(0.24, 0.5, paints.brass, 'x'), 2, 2.08, 0.6),
    wire(
      [
        [2.1, 2.08, 0.6],
        [2.9, 2.02, 0.7],
        [3.5, 1.9, 0.8],
      ],
      0.07,
      insulation('#7a3f5e'),
    ),
    at(strands(0.5, 0.05, { rings: 1 }), 3.48, 1.9, 0.8, { rz: -12 }),
  )
  return group(
    at(box(11.6, 8.6, 6.4, paints.white, 0.06), 0, 0, 0),
    at(box(11.2, 0.3, 6, paints.graphite, 0.04), 0, -0.05, 0),
    at(lettering('1968', 1.5, '#2c3136', { weight: 800 }), -5, 7.4, 3.22),
    at(box(3.2, 0.14, 0.02, accent, 0.01), -3.4, 5.5, 3.22),
    at(machine, 0.4, 8.6, 0),
  )
}

/** Outline of a wire gauge: a disc with slots at its rim, each with a round end. */
function gaugeOutline(radius, slots) {
  return slots.flatMap((half, index) => {
    const a = Math.PI / 2 - (index / slots.length) * Math.PI * 2
    const [ux, uy] = [Math.cos(a), Math.sin(a)]
    const place = (along, across) => [ux * along - uy * across, uy * along + ux * across]
    const end = Math.max(0.17, half * 1.5)
    const depth = radius - 0.85
    const open = Math.asin(Math.min(1, half / end))
    const step = Math.PI / slots.length
    const rim = [0.9, 0.6, 0.3].map((t) => place(Math.cos(step * t) * radius, Math.sin(step * t) * radius))
    const after = [0.3, 0.6, 0.9].map((t) => place(Math.cos(step * t) * radius, -Math.sin(step * t) * radius))
    const round = Array.from({ length: 15 }, (_, i) => {
      const angle = open + (i / 14) * (Math.PI * 2 - 2 * open)
      return place(depth - end + Math.cos(angle) * end, Math.sin(angle) * end)
    })
    return [...rim, place(radius, half), ...round, place(radius, -half), ...after]
  })
}

/** A wire gauge with AWG numbers, an inch rule, a plug for North America, a wire whose end waits for its slot. */
export function inchTools() {
  const radius = 5
  const numbers = [4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30]
  const slots = numbers.map((awg) => 0.34 * 0.891 ** ((awg - 4) / 1.3) + 0.03)
  const disc = profile(gaugeOutline(radius, slots), 0.24, paints.brushed, {
    holes: [arc(0, 0, 0.6, 0, 352, 40)],
    bevel: 0.03,
  })
  const marks = numbers.map((awg, index) => {
    const a = Math.PI / 2 - (index / numbers.length) * Math.PI * 2
    const text = lettering(`${awg}`, 0.5, '#15181b')
    const turned = at(group(at(text, awg > 9 ? -0.36 : -0.2, 0, 0)), Math.cos(a) * 2.45, Math.sin(a) * 2.45, 0.13, {
      rz: (a * 180) / Math.PI - 90,
    })
    return turned
  })
  const gauge = group(disc, ...marks, at(lettering('AWG', 0.56, '#15181b', { weight: 800 }), -0.7, 1.1, 0.13))
  const inch = 2.54
  const rule = group(
    box(9 * inch, 0.12, 2.6, paints.brushed, 0.02),
    at(
      decal(
        9 * inch,
        2.56,
        (c, w, h) => {
          c.fillStyle = '#c3c8cb'
          c.fillRect(0, 0, w, h)
          c.fillStyle = '#15181b'
          const unit = w / 9
          for (let i = 8; i <= 9 * 16 - 4; i++) {
            const long = i % 16 === 0 ? 0.5 : i % 8 === 0 ? 0.36 : i % 4 === 0 ? 0.27 : i % 2 === 0 ? 0.2 : 0.13
            c.fillRect(((i - 4) / 16) * unit - 1.5, 0, i % 16 === 0 ? 4 : 3, h * long)
          }
          c.font = font(h * 0.3, 700)
          for (let i = 1; i <= 8; i++) c.fillText(`${i}`, (i - 0.25) * unit + 10, h * 0.46)
          c.font = font(h * 0.16, 600)
          c.fillText('INCH', unit * 0.28, h * 0.86)
          c.fillText('1/16', unit * 8.1, h * 0.86)
        },
        { pixels: 120 },
      ),
      0,
      0.125,
      0,
      { rx: -90 },
    ),
  )
  const plug = group(
    at(box(2.5, 2.5, 2.4, paints.rubber, 0.5), 0, 0, 0),
    at(box(2.7, 2.7, 0.5, paints.rubber, 0.24), 0, -0.1, 1.2),
    ...[-0.62, 0.62].map((x) => at(box(0.15, 0.66, 1.7, paints.brass, 0.03), x, 1.35, 2.2)),
    at(cylinder(0.24, 1.9, paints.brass, 'z'), 0, 0.66, 2.3),
    at(sphere(0.24, paints.brass), 0, 0.66, 3.25),
    at(cylinder(0.62, 1, paints.rubber, 'z'), 0, 1.25, -1.6),
    wire(
      [
        [0, 1.25, -1.6],
        [0.1, 1.1, -4],
        [1.6, 0.5, -7],
        [6, 0.45, -9],
        [14, 0.45, -10],
      ],
      0.42,
      paints.rubber,
    ),
  )
  const red = insulation('#c81e1e')
  return group(
    at(gauge, -3.4, 0.5, -0.6, { rx: -78, ry: 0, rz: -8 }),
    at(rule, 0, 0, 6.4, { ry: 5 }),
    at(plug, 6.6, 0, -1.4, { ry: -32 }),
    at(group(tube(-12, 0, 0.4, 0.26, red), at(strands(1.5, 0.26, { rings: 2 }), -0.2)), 3.6, 0.4, 3.2, { ry: 170 }),
  )
}
