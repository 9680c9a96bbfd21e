// What the machines are for: wire ends, cables in layers, a harness in a car door.
import * as THREE from 'three'
import { accent, at, box, cylinder, group, paints, profile, ring, sphere, wire } from '../parts.js'

/** Points of a polygon with rounded corners. */
export function rounded(points, radius) {
  const towards = ([x, y], [toX, toY]) => {
    const length = Math.hypot(toX - x, toY - y)
    const part = Math.min(radius, length / 2.2) / length
    return [x + (toX - x) * part, y + (toY - y) * part]
  }
  return points.flatMap((corner, i) => {
    const start = towards(corner, points.at(i - 1))
    const end = towards(corner, points[(i + 1) % points.length])
    return Array.from({ length: 7 }, (_, step) => {
      const t = step / 6
      return [0, 1].map((axis) => (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * corner[axis] + t * t * end[axis])
    })
  })
}

const circle = (rx, ry, count = 40) =>
  Array.from({ length: count }, (_, i) => [
    Math.cos((i / count) * Math.PI * 2) * rx,
    Math.sin((i / count) * Math.PI * 2) * ry,
  ])

/** Copper that a blade has just cut: dull, and as bright from each side. */
const freshCut = Object.assign(new THREE.MeshStandardMaterial({ color: '#f5bd98', roughness: 0.6 }), {
  name: 'cutMetal',
})

/** Strands of a conductor, laid around each other, along x from the origin; their ends are cut straight. */
export function strands(length, radius, { rings = 2, material = paints.copper, open = 0 } = {}) {
  const strand = radius / (rings * 2 + 1)
  const places = [[0, 0]]
  for (let i = 1; i <= rings; i++)
    for (let k = 0; k < i * 6; k++) places.push([i * strand * 2, (k / (i * 6)) * Math.PI * 2])
  return group(
    ...places.map(([distance, angle], index) => {
      const points = Array.from({ length: 9 }, (_, step) => {
        const along = step / 8
        const a = angle + along * length * 0.16
        const spread = distance * (1 + open * along * along)
        return [along * length - (index % 3) * 0.03 * step * 0.125, Math.cos(a) * spread, Math.sin(a) * spread]
      })
      return group(wire(points, strand * 0.98, material), at(cylinder(strand, 0.06, freshCut, 'x'), ...points.at(-1)))
    }),
  )
}

/** The end of a tube with an outer and an inner radius, along x from `from` to `to`. */
export function tube(from, to, outer, inner, material) {
  const mesh = profile(circle(outer, outer, 72), to - from, material, {
    holes: [circle(inner, inner, 72)],
    bevel: Math.min(0.05, (outer - inner) / 3),
  })
  return at(mesh, (from + to) / 2, 0, 0, { ry: 90 })
}

export const insulation = (colour) =>
  Object.assign(new THREE.MeshStandardMaterial({ color: colour, roughness: 0.4 }), { name: 'insulation' })

/** Copper without marks of brushing, which look like grain on strands that are shown large. */
const drawnCopper = Object.assign(new THREE.MeshStandardMaterial({ color: '#d98a5e', roughness: 0.3, metalness: 1 }), {
  name: 'drawnCopper',
})

/** Stripped ends of wires of three sizes, large, side by side. */
export function strippedEnds() {
  const end = (radius, ink, length) =>
    group(
      tube(-40, 0, radius, radius * 0.62, insulation(ink)),
      at(strands(length, radius * 0.62, { rings: radius > 1.2 ? 3 : 2, material: drawnCopper }), -0.3),
    )
  return group(
    at(end(1.5, '#f2b90f', 3.6), 0, 1.5, 0),
    at(end(1, '#c81e1e', 3), 1, 1, 3.7),
    at(end(0.7, '#2f6fbf', 2.4), 1.7, 0.7, 6.4),
  )
}

/** A high-voltage cable cut back in steps, so that each of its layers shows. */
export const layeredCable = () =>
  group(
    at(
      group(
        tube(-14, 0, 2.3, 1.9, insulation('#ee7a14')),
        tube(-2, 2.4, 1.86, 1.78, paints.shellDark),
        braid(-1, 4.8, 1.72),
        tube(-1, 6.6, 1.6, 1.52, paints.white),
        tube(-1, 8.8, 1.5, 1.02, insulation('#f4f1ea')),
        at(strands(5, 1, { rings: 3 }), 8),
      ),
      0,
      2.3,
      0,
    ),
  )

/** A shield of crossing wires around x. */
function braid(from, to, radius) {
  const wires = []
  for (let k = 0; k < 20; k++)
    for (const turn of [1, -1]) {
      const points = Array.from({ length: 16 }, (_, step) => {
        const x = from + ((to - from) * step) / 15
        const a = (k / 20) * Math.PI * 2 + turn * (x - from) * 0.62
        const r = radius + (turn * (step % 2 ? 1 : -1) * 0.5 + 0.5) * 0.05
        return [x, Math.cos(a) * r, Math.sin(a) * r]
      })
      wires.push(wire(points, 0.075, paints.steel))
    }
  return group(...wires, tube(from, to, radius - 0.06, radius - 0.12, paints.darkSteel))
}

/** The inside of a car door with its harness: trunk, branches to the lock, window motor, loudspeaker and mirror. */
export function harnessInCar() {
  const panel = [
    [-6.4, 0],
    [5.6, 0],
    [6.2, 1],
    [6.4, 6.6],
    [5.4, 7.2],
    [3.2, 10.9],
    [2.2, 11.3],
    [-4.2, 11],
    [-5.8, 7.4],
    [-6.6, 6.4],
  ]
  const window = [
    [-4.6, 7.5],
    [4.4, 7.5],
    [2.6, 10.4],
    [-3.6, 10.2],
  ]
  const opening = [
    [-1.6, 2.2],
    [1.6, 2.2],
    [2, 2.8],
    [1.8, 5],
    [-1.8, 5],
    [-2, 2.8],
  ]
  const speaker = circle(1.35, 1.35).map(([x, y]) => [x - 4.1, y + 2.4])
  const front = 0.56
  const run = (points, radius, material) =>
    wire(
      points.map(([x, y, z = front]) => [x, y, z]),
      radius,
      material,
    )
  const trunk = [
    [6.9, 5.9, -0.6],
    [6, 5.9],
    [4.2, 5.9],
    [2, 6.1],
    [0, 6.15],
    [-2.2, 6],
    [-3.6, 5.4],
    [-4.1, 4.3],
  ]
  return group(
    at(
      profile(rounded(panel, 1.1), 0.8, paints.blueprint, {
        holes: [rounded(window, 0.8), rounded(opening, 0.5), speaker],
        bevel: 0.14,
      }),
      0,
      0.4,
      0,
    ),
    at(box(12, 0.4, 3, paints.graphite, 0.1), 0, 0, -0.6),
    at(
      group(
        ring(1.4, 0.12, paints.black),
        at(cylinder(1.28, 0.2, paints.black, 'z', 64), 0, 0, 0.05),
        at(sphere(0.42, paints.graphite), 0, 0, 0.05),
      ),
      -4.1,
      2.8,
      0.42,
    ),
    at(
      group(cylinder(0.8, 0.6, paints.shellDark, 'z'), at(box(2.2, 0.6, 0.4, paints.black, 0.1), 1.3, -0.3, 0)),
      -0.3,
      3.9,
      0.2,
    ),
    at(box(1, 1.8, 0.7, paints.shellDark, 0.1), -5.4, 5.6, 0.4),
    at(box(0.9, 0.6, 0.6, accent, 0.08), -0.2, 4.6, 0.7),
    at(box(0.7, 0.5, 0.5, paints.yellow, 0.08), -5.3, 6.0, 0.9),
    at(box(0.8, 0.6, 0.5, paints.blue, 0.08), 4.9, 7.0, 0.66),
    run(
      trunk.map(([x, y, z]) => [x, y + 0.4, z ?? front + 0.2]),
      0.3,
      paints.rubber,
    ),
    ...[-0.1, 0.06].map((offset, i) =>
      run(
        [
          [0, 6.55 + offset, front + 0.25],
          [0.1, 6, front + 0.4],
          [-0.1 + offset, 5.2, front + 0.3],
        ],
        0.1,
        [paints.red, paints.yellow][i],
      ),
    ),
    ...[paints.green, paints.white, paints.blue].map((ink, i) =>
      run(
        [
          [-2.2, 6.4 + i * 0.08, front + 0.25],
          [-3.6, 6.5 + i * 0.16, front + 0.35],
          [-5, 6.3 + i * 0.1, front + 0.4],
        ],
        0.09,
        ink,
      ),
    ),
    ...[paints.red, paints.green].map((ink, i) =>
      run(
        [
          [3, 6.4, front + 0.25],
          [4.2, 6.7 + i * 0.15, front + 0.3],
          [4.9, 7.2 + i * 0.1, front + 0.2],
        ],
        0.09,
        ink,
      ),
    ),
    run(
      [
        [-4.1, 4.7, front + 0.2],
        [-4.3, 4.2, front + 0.2],
        [-4.1, 3.4, front],
      ],
      0.14,
      paints.rubber,
    ),
    ...[5, 2.6, -1.4, -3].map((x) => at(ring(0.34, 0.08, paints.black, 'x'), x, 6.42, front + 0.2)),
  )
}

/** A workbench: a board on a steel frame. Its top is at 8.8 decimetres. */
export function bench(width = 18, depth = 8) {
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => at(box(0.5, 8.4, 0.5, paints.graphite, 0.05), x * (width / 2 - 0.6), 0, z * (depth / 2 - 0.6))),
  )
  return group(
    ...legs,
    at(box(width, 0.4, depth, paints.white, 0.06), 0, 8.4, 0),
    at(box(width - 1.4, 0.4, 0.3, paints.graphite, 0.04), 0, 1.6, -depth / 2 + 0.6),
    at(box(width - 1, 0.24, depth - 1.4, paints.shellDark, 0.03), 0, 2.4, 0),
    ...[-5, -2.2, 3.4].map((x, i) => at(box(2.2, 1.6, 3, [paints.blue, paints.blue, accent][i], 0.1), x, 2.64, 0.4)),
  )
}

/** A flat roof with rows of solar panels and a parapet. */
export function solarRoof() {
  const cell = new THREE.MeshStandardMaterial({ color: '#10233f', roughness: 0.18, metalness: 0.4 })
  const roof = group(
    box(64, 2, 44, paints.shellDark, 0.1),
    ...[-1, 1].map((side) => at(box(64, 3.4, 1, paints.shell, 0.1), 0, 0, side * 21.6)),
    ...[-1, 1].map((side) => at(box(1, 3.4, 44, paints.shell, 0.1), side * 31.6, 0, 0)),
  )
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 5; column++) {
      const panel = group(box(10.6, 0.35, 7, paints.brushed, 0.05))
      for (let x = 0; x < 6; x++)
        for (let z = 0; z < 4; z++)
          panel.add(at(box(1.6, 0.06, 1.58, cell, 0.02), (x - 2.5) * 1.7, 0.33, (z - 1.5) * 1.68))
      roof.add(at(panel, (column - 2) * 11.6, 3.2, (row - 1.5) * 10 - 0.5, { rx: 16 }))
      for (const x of [-4, 4])
        roof.add(at(box(0.3, 2.6, 0.3, paints.steel, 0.02), (column - 2) * 11.6 + x, 2, (row - 1.5) * 10 - 3.4))
    }
  return roof
}
