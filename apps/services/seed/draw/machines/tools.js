// Tools of machines: blades, wire guides, crimp dies, seal kits, grip jaws and test modules.
import { accent, at, box, brandMark, cylinder, group, lettering, paints, profile, ring, wire } from '../parts.js'

const arc = (cx, cy, radius, from, to, steps = 18) =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
  })
const hole = (x, y, radius) => arc(x, y, radius, 0, 360, 28)

/** The tray that a tool is delivered in; its content stands on the origin. */
const tray = (w, d, name) =>
  group(
    at(box(w, 0.5, d, paints.graphite, 0.12), 0, -0.5, 0),
    at(box(w - 0.5, 0.06, d - 1.3, paints.rubber, 0.02), 0, -0.04, -0.35),
    at(brandMark(0.34, '#e4e6e7'), -w / 2 + 0.35, 0.015, d / 2 - 0.38, { rx: -90 }),
    at(lettering(name, 0.36, '#d9dcde', { weight: 600 }), -w / 2 + 2.3, 0.015, d / 2 - 0.38, { rx: -90 }),
    at(box(0.5, 0.05, 0.3, accent, 0.01), w / 2 - 0.6, 0, d / 2 - 0.5),
  )

const edges = {
  v: [
    [1.35, 3.4],
    [0, 1.9],
    [-1.35, 3.4],
  ],
  radius: [[1.2, 3.4], ...arc(0, 3.4, 0.85, 0, -180), [-1.2, 3.4]],
  carbide: [
    [1.3, 3.4],
    [0.35, 2.2],
    [-0.35, 2.2],
    [-1.3, 3.4],
  ],
}

// The carbide itself, soldered to the edge of its blade and coated.
const carbideEdge = [...edges.carbide, [-1.52, 3.4], [-0.46, 2.02], [0.46, 2.02], [1.52, 3.4]]

const blade = (edge, material) =>
  group(
    profile([[-1.7, 0], [1.7, 0], [1.7, 3.4], ...edges[edge], [-1.7, 3.4]], 0.2, material, {
      holes: [hole(-0.95, 0.75, 0.24), hole(0.95, 0.75, 0.24)],
      bevel: 0.03,
    }),
    edge === 'carbide' && profile(carbideEdge, 0.26, paints.brass, { bevel: 0.02 }),
  )

/** Two blades in their holders. */
export function bladePair({ edge = 'v', name = 'V' } = {}) {
  const material = { v: paints.steel, radius: paints.brushed, carbide: paints.darkSteel }[edge]
  return group(
    tray(9.6, 5.4, name),
    at(blade(edge, material), -2.2, 0, -0.3, { ry: 8 }),
    at(blade(edge, material), 2.2, 0, -0.3, { ry: -8 }),
    ...[-2.2, 2.2].flatMap((x) => [
      at(box(3.9, 0.55, 0.34, paints.darkSteel, 0.04), x, 0, -0.3, { ry: x < 0 ? 8 : -8 }),
      at(cylinder(0.12, 0.9, accent, 'z'), x, 0.75, -0.3),
    ]),
  )
}

/** Wire guide tubes: many narrow ones or few wide ones. */
export function wireGuide({ bores = [0.22, 0.3, 0.4], name = 'Fine' } = {}) {
  const pitch = 2.6
  const machine = group(tray(bores.length * pitch + 1.4, 5.6, name))
  bores.forEach((radius, index) => {
    const x = (index - (bores.length - 1) / 2) * pitch
    const y = 1.1
    machine.add(
      at(box(1.9, 2.1, 1.5, paints.brushed, 0.08), x, 0, -0.5),
      at(
        profile(hole(0, 0, radius + 0.14), 4.2, paints.brass, { holes: [hole(0, 0, radius)], bevel: 0.02 }),
        x,
        y,
        -0.2,
      ),
      at(cylinder(radius + 0.34, 0.5, paints.steel, 'z'), x, y, 0.6),
      // The bore is dark because it is deep.
      at(cylinder(radius, 2.6, paints.black, 'z'), x, y, -0.2),
      at(ring(radius + 0.2, 0.07, accent, 'z'), x, y, 1.9),
      at(cylinder(0.16, 0.16, paints.darkSteel), x + 0.62, 2.1, -0.8),
      at(cylinder(0.16, 0.16, paints.darkSteel), x - 0.62, 2.1, -0.8),
    )
  })
  return machine
}

const dieHalf = (radius) =>
  profile(
    [
      [-1.6, 0],
      [1.6, 0],
      [1.6, 1.7],
      [radius, 1.7],
      [radius / 2, 1.7 - radius * 0.87],
      [-radius / 2, 1.7 - radius * 0.87],
      [-radius, 1.7],
      [-1.6, 1.7],
    ],
    1.7,
    paints.darkSteel,
    { bevel: 0.05 },
  )

/** The two halves of a hexagonal die, a lug on its barrel between them. */
export function crimpDie({ radius = 0.85, name = '50 mm²' } = {}) {
  return group(
    tray(8.4, 5.8, name),
    at(dieHalf(radius), -1.7, 0, -0.5),
    at(dieHalf(radius), -1.7, 4.5, -0.5, { rz: 180 }),
    ...[-3.1, -0.3].map((x) => at(cylinder(0.16, 4.5, paints.steel), x, 0, -0.5)),
    at(cylinder(0.2, 0.5, accent, 'x'), -3.4, 0.8, -0.5),
    at(cylinder(radius * 0.72, 2.6, paints.copper, 'z'), 2.2, radius * 0.75, -0.9),
    at(cylinder(radius * 0.5, 2.7, paints.black, 'z'), 2.2, radius * 0.75, -0.92),
    at(box(radius * 1.7, 0.24, 2.1, paints.copper, 0.1), 2.2, radius * 0.2, 1.1),
    at(cylinder(radius * 0.34, 0.3, paints.black), 2.2, radius * 0.2 + 0.01, 1.4),
  )
}

/** Seals in three colours and the tube, pin and funnel that place them. */
export function sealKit({ name = 'SM 1' } = {}) {
  const colours = [paints.blue, paints.green, paints.yellow]
  return group(
    tray(9, 6, name),
    ...colours.flatMap((material, row) =>
      Array.from({ length: 4 }, (_, index) =>
        group(
          at(cylinder(0.3, 0.62, material), -3.6 + index * 0.9, 0, -1.9 + row * 1.15),
          at(ring(0.31, 0.06, material, 'y'), -3.6 + index * 0.9, 0.2, -1.9 + row * 1.15),
          at(ring(0.31, 0.06, material, 'y'), -3.6 + index * 0.9, 0.44, -1.9 + row * 1.15),
        ),
      ),
    ),
    at(box(1.2, 1.1, 1.2, paints.brushed, 0.06), 1.4, 0, -1.2),
    at(cylinder(0.34, 2.6, paints.steel), 1.4, 0.6, -1.2),
    at(cylinder(0.16, 3.3, paints.brass), 1.4, 0.6, -1.2),
    at(box(1.1, 0.8, 2.2, paints.darkSteel, 0.06), 3.2, 0, -0.9),
    at(cylinder(0.42, 0.24, accent), 3.2, 0.8, -1.5),
    at(cylinder(0.3, 0.24, paints.steel), 3.2, 0.8, -0.5),
  )
}

/** Two ribbed jaws with a clamped wire. */
export function gripJaws({ name = 'PT' } = {}) {
  const jaw = () => {
    const half = group(at(box(2, 2.6, 1.5, paints.brushed, 0.08), 0, 0, 0))
    for (let rib = 0; rib < 9; rib++)
      half.add(at(box(0.16, 0.1, 1.36, paints.darkSteel, 0.02), 1.03, 0.25 + rib * 0.26, 0))
    return half
  }
  return group(
    tray(8.4, 5.4, name),
    at(jaw(), -1.5, 0, -0.4),
    at(jaw(), 1.5, 0, -0.4, { ry: 180 }),
    at(cylinder(0.16, 6.2, paints.steel, 'x'), 0, 0.5, -1),
    at(cylinder(0.34, 0.6, accent, 'x'), 3, 0.5, -1),
    wire(
      [
        [0, 0.2, -0.4],
        [0, 2.6, -0.4],
        [0.2, 4.2, -0.3],
        [1.4, 5, 0.2],
      ],
      0.3,
      paints.red,
    ),
  )
}

/** A module of a test bench: a connector's counterpart with spring pins, and its plug below. */
export function testModule({ columns = 8, rows = 3, name = 'TB' } = {}) {
  const w = columns * 0.62 + 1
  const machine = group(
    at(box(w + 1.4, 2, 4.2, paints.shell, 0.16), 0, 0, 0),
    at(box(w, 0.9, 2.6, paints.graphite, 0.1), 0, 2, -0.3),
    at(box(w - 0.3, 0.1, 2.3, paints.black, 0.03), 0, 2.86, -0.3),
    at(brandMark(0.34), -w / 2 - 0.4, 1.5, 2.12),
    at(lettering(name, 0.3, '#59626a', { weight: 500 }), -w / 2 - 0.4, 0.95, 2.12),
    at(box(0.6, 0.3, 0.1, accent, 0.02), w / 2, 1.3, 2.08),
    at(box(0.4, 0.7, 0.9, accent, 0.05), w / 2 + 0.2, 2, -0.3),
  )
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++)
      machine.add(
        at(
          cylinder(0.1, 0.55, paints.brass),
          (column - (columns - 1) / 2) * 0.62,
          2.9,
          -0.3 + (row - (rows - 1) / 2) * 0.7,
        ),
      )
  return machine
}
