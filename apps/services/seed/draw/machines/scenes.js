// Scenes of the other sites: a stand at a fair, a control cabinet, connectors and a dispensing head, a designer's table.
import * as THREE from 'three'
import {
  accent,
  at,
  beam,
  box,
  brandMark,
  cylinder,
  group,
  lettering,
  lightLine,
  paints,
  profile,
  ring,
  turned,
  wire,
} from '../parts.js'
import { rounded, strands } from './applications.js'
import { stool } from './furniture.js'

/** A stand at a fair: a raised floor, a wall with the name, a ring of light above, machines on it. */
export function booth({ exhibits, title, width = 44, depth = 22, wall = paints.graphite } = {}) {
  const stand = group(
    box(width, 0.7, depth, paints.shellDark, 0.05),
    at(box(width, 0.16, 0.3, accent, 0.02), 0, 0.3, depth / 2 + 0.02),
    at(box(width, 19, 0.8, wall, 0.05), 0, 0.7, -depth / 2 + 0.6),
    at(box(0.8, 19, depth * 0.55, wall, 0.05), -width / 2 + 0.4, 0.7, -depth * 0.22),
    at(box(width * 0.3, 19, 0.12, accent, 0.02), width * 0.33, 0.7, -depth / 2 + 1.05),
    at(lettering(title, 2.6, '#f4f5f5', { weight: 800 }), -width / 2 + 3, 14.6, -depth / 2 + 1.04),
    at(lightLine(width * 0.98, 0.14), 0, 19.4, -depth / 2 + 1.1),
    // the bar where visitors sit down
    at(box(7, 7.6, 2.4, paints.white, 0.1), width / 2 - 6, 0.7, depth / 2 - 4.4),
    at(box(7.6, 0.36, 3, paints.graphite, 0.08), width / 2 - 6, 8.3, depth / 2 - 4.4),
    at(brandMark(0.9, '#2c3136'), width / 2 - 8.6, 6.7, depth / 2 - 3.18),
  )
  for (const x of [-2.4, 0, 2.4]) stand.add(at(stool(), width / 2 - 6 + x, 0.7, depth / 2 - 1.6))
  for (const [object, x, z = 0, turn = 0] of exhibits) stand.add(at(object, x, 0.7, z, { ry: turn }))
  return stand
}

/** A control cabinet with its door open: rails, ducts, breakers, terminals, wires laid in order. */
export function cabinet({ width = 12, height = 22, rows = 4, door = true } = {}) {
  const depth = 4
  const shell = group(
    box(width, 1.2, depth, paints.graphite, 0.05),
    at(box(width, height, 0.3, paints.shellDark, 0.04), 0, 1.2, -depth / 2 + 0.15),
    at(box(0.35, height, depth, paints.shell, 0.05), -width / 2 + 0.17, 1.2, 0),
    at(box(0.35, height, depth, paints.shell, 0.05), width / 2 - 0.17, 1.2, 0),
    at(box(width, 0.4, depth, paints.shell, 0.05), 0, height + 1, 0),
    at(box(width - 1.2, height - 1.2, 0.16, paints.white, 0.02), 0, 1.8, -depth / 2 + 0.5),
  )
  if (door)
    shell.add(
      at(
        group(
          at(box(width, height, 0.4, paints.shell, 0.06), width / 2, 0, 0),
          at(box(0.3, 2.4, 0.3, paints.black, 0.06), width - 0.8, height * 0.48, 0.3),
          at(box(width - 3, 4, 0.06, paints.blueprint, 0.02), width / 2, height * 0.6, -0.24),
        ),
        width / 2,
        1.2,
        depth / 2,
        { ry: 62 },
      ),
    )
  const pitch = (height - 2.4) / rows
  for (let row = 0; row < rows; row++) {
    const y = 2.4 + row * pitch
    shell.add(
      at(duct(width - 1.4), 0, y + pitch - 1.5, -depth / 2 + 1),
      at(rail(width - 1.6, row), 0, y, -depth / 2 + 0.8),
    )
  }
  shell.add(...laidWires({ width, rows, pitch, depth }))
  return shell
}

const inks = [paints.blue, paints.black, paints.red, paints.blueprint, paints.yellow, paints.green]

function rail(length, row) {
  const parts = [at(box(length, 0.5, 0.16, paints.brushed, 0.02), 0, 1, -0.1)]
  const wide = row % 2 === 0
  const step = wide ? 0.92 : 0.44
  const count = Math.floor((length - 0.6) / step)
  for (let i = 0; i < count; i++) {
    const x = (i - (count - 1) / 2) * step
    if (wide) {
      parts.push(
        at(box(step * 0.94, 2, 1.3, i % 5 === 4 ? paints.graphite : paints.shell, 0.05), x, 0.3, 0.6),
        at(box(step * 0.4, 0.5, 0.3, i % 5 === 4 ? accent : paints.black, 0.04), x, 1.1, 1.3),
      )
    } else {
      const paint = i % 9 === 8 ? paints.green : i % 9 === 7 ? paints.blue : paints.shellDark
      parts.push(
        at(box(step * 0.9, 1.7, 1, paint, 0.03), x, 0.4, 0.5),
        at(cylinder(0.1, 0.06, paints.steel, 'z', 16), x, 0.85, 1.02),
        at(cylinder(0.1, 0.06, paints.steel, 'z', 16), x, 1.65, 1.02),
      )
    }
  }
  return group(...parts)
}

function duct(length) {
  const parts = [at(box(length, 1.1, 0.2, paints.shellDark, 0.02), 0, 0, 0)]
  for (let i = 0; i < length / 0.28; i++)
    parts.push(at(box(0.15, 1.1, 1, paints.shellDark, 0.02), -length / 2 + 0.14 + i * 0.28, 0, 0.5))
  return group(...parts)
}

/** Wires that leave the terminals side by side and bend into the duct, all at one height. */
function laidWires({ width, rows, pitch, depth }) {
  const wires = []
  for (let row = 0; row < rows; row++) {
    const y = 2.4 + row * pitch
    const count = row % 2 === 0 ? 11 : 22
    for (let i = 0; i < count; i++) {
      const x = ((i + 0.5) / count - 0.5) * (width - 2.6)
      const z = -depth / 2 + (row % 2 === 0 ? 1.6 : 1.5)
      const end = y + pitch - 1.3
      wires.push(
        wire(
          [
            [x, y + 2.1, z],
            [x, y + 2.5, z + 0.34],
            [x, end - 0.1, z + 0.3],
            [x, end + 0.5, z - 0.2],
          ],
          0.075,
          row === 1 ? accent : inks[(row + (i > count / 2 ? 1 : 0)) % inks.length],
        ),
      )
    }
  }
  return wires
}

const rectangle = (width, from, to) => [
  [-width / 2, from],
  [width / 2, from],
  [width / 2, to],
  [-width / 2, to],
]

const frame = (width, height, radius) => rounded(rectangle(width, -height / 2, height / 2), radius)

/** A lip of a seal around the field of pins, centred on the origin. */
const lip = (width, height) =>
  profile(frame(width, height, 0.36), 0.13, paints.shell, {
    holes: [frame(width - 0.3, height - 0.3, 0.26)],
    bevel: 0.04,
  })

/** A connector housing from the side of its contacts: rows of pins in a shroud, a seal, a lever over it, wires behind. */
export function connector({ columns = 8, rows = 3, wires = true } = {}) {
  const step = 0.9
  const width = columns * step + 1.9
  const height = rows * step + 1.5
  const middle = height / 2
  const pin = () =>
    group(
      turned(
        [
          [0, 0.26],
          [0.16, 0.26],
          [0.2, 0.22],
          [0.2, 0.15],
          [1.22, 0.15],
          [1.42, 0.07],
          [1.44, 0],
        ],
        paints.brass,
        32,
      ),
    )
  const arm = () =>
    profile(
      rounded(
        [
          [-2.36, 0.1],
          [0.42, -0.12],
          [0.42, 0.44],
          [-1.2, 0.62],
          [-1.6, middle + 0.8],
          [-2.36, middle + 0.8],
        ],
        0.24,
      ),
      0.24,
      paints.graphite,
      { bevel: 0.05 },
    )
  const body = group(
    at(profile(frame(width - 0.3, height - 0.3, 0.5), 2.2, accent, { bevel: 0.12 }), 0, middle, -1.1),
    at(
      profile(frame(width - 0.2, height - 0.2, 0.55), 2.3, accent, {
        holes: [frame(width - 0.86, height - 0.86, 0.36)],
        bevel: 0.1,
      }),
      0,
      middle,
      0.95,
    ),
    at(box(width - 0.6, height - 0.6, 0.2, paints.graphite, 0.02), 0, 0.3, -0.02),
    // lips of the seal at the bottom of the cavity
    ...[0.2, 0.42].map((z) => at(lip(width - 0.86, height - 0.86), 0, middle, z)),
    // ribs that fit one way only: three above the pins, one below them
    ...[-0.3, 0.16, 0.3].map((x) => at(box(0.2, 0.22, 1.7, accent, 0.06), x * width, height - 0.62, 1.05)),
    at(box(0.34, 0.22, 1.7, accent, 0.06), -0.12 * width, 0.4, 1.05),
    // guides and the name on top
    ...[-0.4, 0.4].map((x) => at(box(0.3, 0.2, 3.2, accent, 0.09), x * width, height - 0.12, 0.1)),
    at(lettering(`CX ${columns * rows}`, 0.5, '#f6d7e4', { weight: 600 }), -0.34 * width, height + 0.004, 1.1, {
      rx: -90,
    }),
    // the lever: an arm at each side on a pivot, and the bar that a finger pulls
    ...[-1, 1].flatMap((side) => [
      at(arm(), side * (width / 2 + 0.16), middle, 0, { ry: -90 }),
      at(cylinder(0.5, 0.3, paints.graphite, 'x'), side * (width / 2 + 0.16), middle + 0.16, 0),
      at(cylinder(0.2, 0.42, paints.steel, 'x'), side * (width / 2 + 0.16), middle + 0.16, 0),
    ]),
    at(box(width + 0.56, 0.36, 0.8, paints.graphite, 0.14), 0, height + 0.44, -1.98),
    ...[-3, -2, -1, 0, 1, 2, 3].map((i) => at(box(0.12, 0.1, 0.56, accent, 0.04), i * 0.34, height + 0.78, -1.98)),
  )
  for (let c = 0; c < columns; c++)
    for (let r = 0; r < rows; r++) {
      const x = (c - (columns - 1) / 2) * step
      const y = middle + (r - (rows - 1) / 2) * step
      body.add(at(pin(), x, y, 0.08, { ry: -90 }))
      if (wires)
        body.add(
          at(cylinder(0.3, 0.3, paints.shell, 'z', 28), x, y, -2.24),
          wire(
            [
              [x, y, -2],
              [x, y, -3.4],
              [x * 0.55 + 1.4, middle + (y - middle) * 0.8, -6],
              [x * 0.2 + 4.4, middle + (y - middle) * 0.5, -9],
              [x * 0.12 + 7, middle + (y - middle) * 0.45, -10.6],
            ],
            0.2,
            inks[(c + r) % inks.length],
          ),
        )
    }
  if (wires)
    body.add(
      conduit(
        [
          [5.6, middle, -9.8],
          [7.4, middle, -10.8],
          [11, middle - 0.4, -11.6],
          [22, middle - 0.6, -12],
        ],
        1.1,
      ),
    )
  return body
}

/** A corrugated tube around wires. */
function conduit(points, radius) {
  const ribs = 60
  const curve = new THREE.CatmullRomCurve3(points.map((point) => new THREE.Vector3(...point)))
  return group(
    wire(points, radius - 0.08, paints.rubber),
    ...Array.from({ length: ribs }, (_, i) => {
      const rib = ring(radius - 0.05, 0.09, paints.rubber)
      rib.position.copy(curve.getPointAt(i / ribs))
      rib.quaternion.setFromUnitVectors(new THREE.Vector3(0, 0, 1), curve.getTangentAt(i / ribs))
      return rib
    }),
  )
}

const bezier = ([x0, y0], [x1, y1], [x2, y2], [x3, y3], steps = 10) =>
  Array.from({ length: steps }, (_, i) => {
    const t = (i + 1) / steps
    const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
    const mix = (values) => values.reduce((sum, value, index) => sum + value * weights[index], 0)
    return [mix([x0, x1, x2, x3]), mix([y0, y1, y2, y3])]
  })

/** A barrel of an F-crimp along x: two wings that roll in and meet at the top. */
function barrel(from, to, width, height) {
  const half = [
    [0, 0.42],
    ...bezier([0, 0.42], [0.1, 0.98], [0.96, 1.05], [1, 0.15]),
    ...bezier([1, 0.15], [1, -0.5], [0.86, -0.84], [0.6, -0.9]),
  ]
  const outline = [
    ...half,
    ...half
      .slice(1)
      .reverse()
      .map(([x, y]) => [-x, y]),
  ]
  const place = ([x, y]) => [x * width, (y + 0.9) * height]
  return at(profile(outline.map(place), to - from, paints.brass, { bevel: 0.07 }), (from + to) / 2, 0, 0, { ry: 90 })
}

/** One crimp contact, large: spring box, barrel on the conductor, barrel on the insulation, wire. Stands on its strip. */
export function contact({ length = 9 } = {}) {
  const front = -length / 2
  const axis = 0.92
  const plate = (w, h, d, x, y, z = 0) => at(box(w, h, d, paints.brass, 0.05), x, y, z)
  return group(
    // The spring box is folded from sheet, open in front, with a latch on top.
    plate(3.2, 0.12, 1.56, front + 1.6, 0.1),
    plate(3.2, 0.12, 1.56, front + 1.6, 1.5),
    plate(3.2, 1.42, 0.12, front + 1.6, 0.15, 0.72),
    plate(3.2, 1.42, 0.12, front + 1.6, 0.15, -0.72),
    at(box(2.4, 0.1, 0.8, paints.brushed, 0.04), front + 1.5, 1, 0, { rz: -7 }),
    at(box(0.5, 0.05, 0.5, paints.black, 0.02), front + 1.2, 1.6, 0),
    at(box(0.2, 1.3, 1.3, paints.black, 0.02), front + 2.6, 0.2, 0),
    at(box(1.1, 0.09, 0.5, paints.brass, 0.03), front + 1.95, 1.7, 0, { rz: -14 }),
    // The strip that carries all, with low walls where nothing is rolled.
    plate(length + 0.6, 0.16, 1.1, 0.3, 0.06),
    ...[-0.56, 0.56].map((z) => plate(1.6, 0.7, 0.1, front + 3.8, 0.12, z)),
    barrel(0.4, 2.1, 0.68, 0.86),
    barrel(3, 4.3, 0.92, 0.98),
    at(strands(3.2, 0.4), -0.35, axis - 0.12, 0),
    at(cylinder(0.72, 9, insulation(), 'x', 64), 7.2, axis, 0),
  )
}

/** Insulation in the colour of the brand. */
const insulation = () => Object.assign(accent.clone(), { name: 'insulation' })

/** A dispensing head on its gantry, a bead of seal on the housing below. */
export function dispenser() {
  const [y, z] = [3.96, 0.6]
  const needle = { x: 0.3, z: z - 0.9 }
  const machine = group(
    box(17, 1.2, 12, paints.graphite, 0.14),
    at(box(14, 0.3, 9, paints.brushed, 0.05), 0, 1.19, 0),
    ...[-7.4, 7.4].flatMap((x) => [
      at(box(1.3, 11.2, 1.3, paints.shell, 0.1), x, 1.18, -4),
      at(box(2, 0.3, 2, paints.graphite, 0.05), x, 1.19, -4),
    ]),
    at(beam(15.6, 1.2), 0, 11.4, -4),
    at(lightLine(13, 0.12), 0, 10.74, -3.38),
    at(box(5.2, 0.96, 0.06, paints.graphite, 0.02), -4.1, 10.92, -3.37),
    at(brandMark(0.6, '#f4f5f5'), -6.4, 11.4, -3.33),
    // head, holder, cartridge, needle
    at(box(3, 4.4, 2, paints.shell, 0.16), needle.x, 8.6, -2.5),
    ...[7.4, 9.2].map((height) => at(box(1.8, 0.34, 2.1, paints.graphite, 0.06), needle.x, height, -1.3)),
    at(box(1.6, 3.4, 0.5, paints.brushed, 0.05), needle.x, 6.9, -1.9),
    at(cylinder(0.7, 4.2, paints.amberGlass), needle.x, 6.2, needle.z),
    at(cylinder(0.6, 2.6, accent), needle.x, 6.3, needle.z),
    at(cylinder(0.62, 0.3, paints.black), needle.x, 8.9, needle.z),
    at(cylinder(0.76, 0.4, paints.black), needle.x, 10.2, needle.z),
    at(cylinder(0.34, 0.7, paints.steel), needle.x, 5.5, needle.z),
    at(cylinder(0.09, 1.4, paints.steel), needle.x, y + 0.16, needle.z),
    wire(
      [
        [needle.x, 10.5, needle.z],
        [needle.x + 0.2, 12.2, needle.z - 0.8],
        [needle.x + 1.6, 13, -2.4],
        [needle.x + 2.4, 12, -4],
      ],
      0.14,
      paints.black,
    ),
  )
  for (const [index, x] of [-5, 0, 5].entries()) {
    const drawn = [bead(1.3, 0.9), bead(1.3, 0.9).slice(1).with(-1, [needle.x, 0, -0.9]), undefined][index]
    machine.add(
      at(box(3.8, 2.4, 3, paints.black, 0.2), x, 1.48, z),
      at(box(3.2, 0.1, 2.4, paints.graphite, 0.05), x, 3.84, z),
      at(box(2, 0.1, 1.2, paints.shellDark, 0.05), x, 3.9, z),
      ...(drawn ? [at(wire(drawn, 0.13, accent), x, y, z)] : []),
    )
  }
  return machine
}

/** A bead along the edge of a housing, with round corners. */
function bead(w, d) {
  const corner = 0.34
  const turn = (cx, cz, from) =>
    [0, 30, 60, 90].map((step) => {
      const angle = ((from + step) * Math.PI) / 180
      return [cx + Math.cos(angle) * corner, 0, cz + Math.sin(angle) * corner]
    })
  const ends = [
    ...turn(w - corner, -d + corner, 270),
    ...turn(w - corner, d - corner, 0),
    ...turn(-w + corner, d - corner, 90),
    ...turn(-w + corner, -d + corner, 180),
  ]
  return [[w - corner, 0, -d], ...ends, [w - corner, 0, -d]]
}

/** A designer's table: sheets with a sign on them, a fan of colours, a steel rule. */
export function artwork({ fan = 9, signs = true } = {}) {
  const table = group(box(34, 0.6, 22, paints.white, 0.1))
  if (signs) {
    table.add(
      at(box(12, 0.08, 15, paints.shell, 0.02), -9, 0.6, 0, { ry: 8 }),
      at(
        group(
          box(1.6, 1, 8, paints.graphite, 0.04),
          at(box(1.6, 1, 6, accent, 0.04), 3.2, 0, -1),
          at(box(1.6, 1, 3, accent, 0.04), 6.4, 0, -2.5),
          at(box(1.6, 1, 4, accent, 0.04), 6.4, 0, 2),
          at(box(1.6, 1, 1.4, accent, 0.04), 3.2, 0, 3.3),
        ),
        -12,
        0.66,
        0,
        { ry: 8 },
      ),
    )
  }
  const colours = ['#e2401b', '#f2b90f', '#2b9a5b', '#007a6c', '#2f6fbf', '#2b3ff2', '#6a35c9', '#c2136b', '#3d444a']
  for (let i = 0; i < fan; i++) {
    const paint = paints.white.clone()
    paint.color.set(colours[i % colours.length])
    const leaf = group(
      at(box(3, 0.09, 12, paints.white, 0.02), 0, 0, -6),
      at(box(2.8, 0.1, 9, paint, 0.02), 0, 0.02, -7.2),
    )
    table.add(at(leaf, 7, 0.62 + i * 0.11, 7, { ry: 46 - i * 11 }))
  }
  table.add(
    at(cylinder(0.5, 0.4, paints.steel), 7, 1.6, 6.6),
    at(box(16, 0.12, 1.3, paints.brushed, 0.03), -6, 0.6, 9.2, { ry: 3 }),
  )
  return table
}
