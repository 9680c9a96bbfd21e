// Machines cut open. Cut faces have the brand's signal colour, as in engineering models.
import * as THREE from 'three'
import {
  accent,
  at,
  box,
  brandMark,
  cylinder,
  feet,
  group,
  lettering,
  lightLine,
  paints,
  profile,
  ring,
  screws,
  sphere,
  wire,
} from '../parts.js'
import { applicator } from './press.js'

const board = Object.assign(new THREE.MeshStandardMaterial({ color: '#1f6b46', roughness: 0.5 }), { name: 'board' })

/** Outline of the press from its side (front is +x), and the same one a wall's thickness further in. */
const outline = [
  [-2.1, 0],
  [2.1, 0],
  [2.1, 1.1],
  [0.1, 1.25],
  [-0.1, 1.5],
  [-0.1, 3.3],
  [0.15, 3.6],
  [2, 3.6],
  [2, 6.1],
  [1.5, 6.5],
  [-2.1, 6.5],
]
const cavity = [
  [-1.94, 0.2],
  [1.94, 0.2],
  [1.94, 0.94],
  [0, 1.08],
  [-0.28, 1.42],
  [-0.28, 3.38],
  [0.06, 3.76],
  [1.84, 3.76],
  [1.84, 6.02],
  [1.42, 6.34],
  [-1.94, 6.34],
]

/** A crimping press without its right wall: drive, ram, force sensor and applicator. */
export function pressCutaway({ name = 'CP 40' } = {}) {
  const y = 0.28
  const w = 2.4
  const sideways = { ry: -90 }
  const shaft = 5.15
  const eccentric = 0.92
  const shell = group(
    feet(w - 0.4, 3.7, 0.28),
    at(profile(outline, 0.14, paints.shell, { bevel: 0.05 }), -w / 2 + 0.07, y, 0, sideways),
    at(profile(outline, w - 0.1, paints.shell, { holes: [cavity], bevel: 0.03 }), 0, y, 0, sideways),
    at(profile(outline, 0.03, accent, { holes: [cavity], bevel: 0 }), w / 2 - 0.02, y, 0, sideways),
    at(lightLine(w * 0.78), 0, y + 3.85, 2.06),
    at(brandMark(0.36), -w * 0.4, y + 5.6, 2.06),
    at(lettering(name, 0.27, '#59626a', { weight: 500 }), -w * 0.4, y + 5.15, 2.06),
  )
  const motor = group(
    at(cylinder(0.62, 1.25, paints.graphite, 'z', 64), 0, 0, -1.2),
    ...Array.from({ length: 9 }, (_, i) => at(ring(0.63, 0.035, paints.black, 'z'), 0, 0, -1.7 + i * 0.125)),
    at(cylinder(0.5, 0.2, paints.black, 'z'), 0, 0, -1.86),
    at(box(0.5, 0.34, 0.5, paints.black, 0.05), 0, 0.6, -1.5),
    at(box(1.36, 1.36, 0.12, paints.brushed, 0.04), 0, -0.68, -0.53),
    at(screws(1.1, 1.1, 0.07), 0, 0, -0.46),
  )
  const drive = group(
    motor,
    at(cylinder(0.66, 0.62, paints.brushed, 'z', 64), 0, 0, -0.15),
    at(ring(0.66, 0.03, paints.darkSteel), 0, 0, -0.28),
    at(ring(0.66, 0.03, paints.darkSteel), 0, 0, 0),
    at(cylinder(0.24, 1.6, paints.steel, 'z'), 0, 0, 0.9),
    // bearings in their blocks, before and behind the eccentric
    ...[0.42, 1.5].flatMap((z) => [
      at(box(1.5, 1.2, 0.22, paints.darkSteel, 0.05), 0, -0.6, z),
      at(ring(0.38, 0.09, paints.steel), 0, 0, z + 0.1),
      at(ring(0.38, 0.09, paints.steel), 0, 0, z - 0.1),
    ]),
    at(cylinder(0.46, 0.34, paints.brass, 'z', 64), 0.06, -0.14, eccentric),
    // the rod from the eccentric to the ram
    at(ring(0.52, 0.13, paints.brushed), 0.06, -0.14, eccentric),
    at(box(0.4, 0.9, 0.26, paints.brushed, 0.08), 0.03, -1.28, eccentric),
    at(cylinder(0.2, 0.5, paints.steel, 'z'), 0, -1.2, eccentric),
  )
  const ram = group(
    at(box(0.9, 1.15, 0.8, paints.steel, 0.05), 0, y + 2.9, eccentric),
    // its guides, one of them cut away with the wall
    at(box(0.16, 1.7, 0.5, paints.brass, 0.03), -0.56, y + 3.05, eccentric),
    at(box(0.12, 1.5, 0.14, paints.brass, 0.02), 0.42, y + 2.95, eccentric - 0.44),
    at(cylinder(0.36, 0.16, accent, 'y', 48), 0, y + 2.72, eccentric),
    at(cylinder(0.3, 0.2, paints.steel, 'y', 48), 0, y + 2.56, eccentric),
    wire(
      [
        [0.3, y + 2.8, eccentric],
        [0.7, y + 2.9, eccentric - 0.5],
        [0.6, y + 3.3, -0.5],
        [0.5, y + 3.1, -0.9],
      ],
      0.035,
      paints.yellow,
    ),
  )
  const electronics = group(
    at(box(0.06, 1.7, 1.3, board, 0.01), -0.2, y + 1.75, -1.15),
    ...[
      [2.9, -1.45, 0.3, 0.5],
      [2.5, -0.85, 0.24, 0.3],
      [2.1, -1.4, 0.36, 0.36],
    ].map(([up, z, h, d]) => at(box(0.24, h, d, paints.black, 0.02), -0.06, y + up, z)),
    ...Array.from({ length: 6 }, (_, i) =>
      at(box(0.3, 0.32, 0.04, paints.brushed, 0.01), 0, y + 3.05, -0.95 + i * 0.09),
    ),
    at(box(0.3, 0.16, 1.1, paints.green, 0.02), 0, y + 1.8, -1.15),
    ...[paints.red, paints.blue, paints.black].map((ink, i) =>
      wire(
        [
          [0.02, y + 1.95, -1.5 + i * 0.3],
          [0.3, y + 1.5, -1.55 + i * 0.2],
          [0.4, y + 0.8, -1 + i * 0.2],
          [0.2, y + 0.4, 0.4 + i * 0.2],
        ],
        0.05,
        ink,
      ),
    ),
    wire(
      [
        [0.1, y + 5.9, -1.5],
        [0.7, y + 5.6, -1.78],
        [0.6, y + 4.3, -1.7],
        [0.1, y + 3.4, -1.4],
      ],
      0.09,
      accent,
    ),
    // the base: a plate that takes the force, and the supply
    at(box(w - 0.3, 0.5, 1.7, paints.darkSteel, 0.04), 0, y + 0.35, 0.9),
    at(box(0.9, 0.6, 1, paints.shellDark, 0.06), 0.3, y + 0.24, -1.2),
  )
  return group(
    shell,
    at(drive, 0, y + shaft, 0),
    ram,
    electronics,
    at(box(w + 0.3, 0.3, 2.1, paints.brushed, 0.04), 0, y + 1.02, 0.84),
    at(applicator(0.98), 0, y + 1.32, 0.92 - 0.05),
  )
}

// The cut faces of the housing have the signal colour; those of what turns inside are of metal.
const cutFace = Object.assign(accent.clone(), { name: 'accent', side: THREE.DoubleSide, color: accent.color })
const cutMetal = (color) =>
  Object.assign(new THREE.MeshStandardMaterial({ color, roughness: 0.6, side: THREE.DoubleSide }), { name: 'cutMetal' })
const cutLight = cutMetal('#d5dade')
const cutCopper = cutMetal('#d98a5e')
const cutDark = cutMetal('#71797f')

/** Three quarters of a body of revolution around x; its points are [x, radius]. The quarter above in front is missing. */
function opened(points, material, face = cutLight) {
  const turn = Math.PI * 1.5
  const outline = points.map(([along, radius]) => new THREE.Vector2(radius, along))
  const wall = new THREE.LatheGeometry([...outline, outline[0]], 96, 0, turn).toNonIndexed()
  wall.computeVertexNormals()
  const parts = [new THREE.Mesh(wall, twoSided(material))]
  for (const angle of [0, turn])
    parts.push(
      at(new THREE.Mesh(new THREE.ShapeGeometry(new THREE.Shape(outline)), face), 0, 0, 0, {
        ry: (angle * 180) / Math.PI - 90,
      }),
    )
  return at(group(...parts), 0, 0, 0, { rz: -90 })
}

const twoSided = (material) => Object.assign(material.clone(), { name: material.name, side: THREE.DoubleSide })

const block = (x1, x2, inner, outer, bevel = 0.05) => [
  [x1, inner],
  [x2, inner],
  [x2, outer - bevel],
  [x2 - bevel, outer],
  [x1 + bevel, outer],
  [x1, outer - bevel],
]

const around = (count, place) =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2
    const [y, z] = [Math.cos(angle), Math.sin(angle)]
    return y > 0.04 && z > 0.04 ? null : place(y, z, (angle * 180) / Math.PI)
  })

const vBlade = () =>
  at(
    profile(
      [
        [-0.95, 1.05],
        [-0.55, 1.05],
        [0, 0.58],
        [0.55, 1.05],
        [0.95, 1.05],
        [0.95, 2.5],
        [-0.95, 2.5],
      ],
      0.2,
      paints.steel,
      { bevel: 0.03 },
    ),
    0,
    0,
    0,
    { ry: 90 },
  )

/** The rotating head of a cable stripper, opened by a quarter: jaws, blades, spindle, bearings and drive. */
export const strippingHeadCutaway = () =>
  at(
    group(
      opened(
        [
          [-4.2, 2.42],
          [3.2, 2.42],
          [3.2, 3.6],
          [2.7, 3.6],
          [2.5, 3.1],
          [-3.9, 3.1],
          [-4.2, 2.9],
        ],
        paints.shell,
        cutFace,
      ),
      ...around(12, (y, z) => at(cylinder(0.12, 0.12, paints.darkSteel, 'x', 24), 3.22, y * 3.34, z * 3.34)),
      // the hollow spindle and its bearings
      opened(block(-6, 2.7, 1.45, 1.78), paints.brushed),
      ...[-3.2, 1.6].flatMap((x) => [
        opened(block(x - 0.34, x + 0.34, 1.79, 1.95, 0.02), paints.steel),
        opened(block(x - 0.34, x + 0.34, 2.2, 2.41, 0.02), paints.steel),
        ...around(24, (y, z) => at(sphere(0.23, paints.steel), x, y * 2.07, z * 2.07)),
      ]),
      // slip rings lead the signal of the blades out of the spindle
      ...[-1.5, -0.8, -0.1].map((x) => opened(block(x - 0.2, x + 0.2, 1.79, 2.06, 0.03), paints.copper, cutCopper)),
      // the toothed pulley
      opened(block(-5.8, -4.6, 1.79, 2.8, 0.08), paints.darkSteel, cutDark),
      ...around(40, (y, z, rx) => at(box(1.1, 0.16, 0.22, paints.black, 0.04), -5.2, y * 2.76, z * 2.76, { rx })),
      // the carrier, the two blades in it, its cover
      opened(block(2.7, 3.35, 1.5, 2.4), paints.darkSteel, cutDark),
      opened(block(3.35, 4.05, 2.55, 2.95), paints.brushed),
      opened(block(4.05, 4.4, 1.2, 2.95), paints.graphite, cutDark),
      at(vBlade(), 3.55, 0, 0),
      at(group(vBlade()), 3.82, 0, 0, { rx: 180 }),
      // centring jaws
      ...[15, 135, 255].map((rx) =>
        at(group(at(box(1, 0.48, 0.6, paints.brass, 0.08), 0, 0.96, 0)), 1.9, 0, 0, { rx }),
      ),
      // the cable, and the piece of its jacket that is pulled off
      at(cylinder(0.94, 11.4, jacket, 'x', 64), -2.05, 0, 0),
      at(cylinder(0.58, 4.4, paints.copper, 'x', 64), 5.4, 0, 0),
      at(cylinder(0.94, 2.6, jacket, 'x', 64), 6.2, 0, 0),
      at(box(5.4, 0.5, 5.4, paints.graphite, 0.1), -0.6, -4.5, 0),
      at(box(4.2, 1.5, 2.8, paints.graphite, 0.1), -0.6, -4.1, 0),
    ),
    0,
    4.5,
    0,
  )

const jacket = Object.assign(new THREE.MeshStandardMaterial({ color: '#2f6fbf', roughness: 0.4 }), {
  name: 'insulation',
})
