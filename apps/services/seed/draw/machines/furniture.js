// What stands around machines: seats, pallets, crates and carts, whose sizes everyone knows.
import * as THREE from 'three'
import { accent, at, box, castor, cylinder, decal, group, lettering, paints, pane, ring, wire } from '../parts.js'
import { insulation } from './applications.js'

const surface = (name, color) => Object.assign(new THREE.MeshStandardMaterial({ color, roughness: 0.6 }), { name })
export const concrete = surface('concrete', '#a9a8a3')
export const wood = surface('wood', '#a98258')
export const paper = surface('print', '#f3efe4')

/** Copies of one object at [x, z, turn], so that the exported scene holds its shape only once. */
export const copies = (object, places, y = 0) => places.map(([x, z, ry = 0]) => at(object.clone(), x, y, z, { ry }))

/** A stool of a bench or a bar; its seat is at 5.2 decimetres, or at `height`. */
export const stool = (height = 5.2, seat = accent) =>
  group(
    cylinder(0.9, 0.12, paints.darkSteel),
    cylinder(0.12, height - 0.4, paints.steel),
    at(cylinder(0.85, 0.4, seat), 0, height - 0.4, 0),
  )

/** A pallet of 12 × 8 decimetres; its top is at 1.44. */
export function pallet() {
  const parts = [-3.25, 0, 3.25].map((z) => at(box(12, 0.22, 1.2, wood, 0.03), 0, 0, z))
  for (const z of [-3.25, 0, 3.25])
    for (const x of [-5.3, 0, 5.3]) parts.push(at(box(1.4, 0.8, 1.2, wood, 0.03), x, 0.22, z))
  for (const x of [-5.3, 0, 5.3]) parts.push(at(box(1.4, 0.2, 8, wood, 0.03), x, 1.02, 0))
  for (let i = 0; i < 7; i++) parts.push(at(box(12, 0.22, 0.95, wood, 0.03), 0, 1.22, (i - 3) * 1.17))
  return group(...parts)
}

/** A pallet truck along x, its handle at the end of positive x; forks fit below a pallet. */
export const palletTruck = () =>
  group(
    ...[-1.7, 1.7].map((z) => at(box(11.5, 0.5, 1.5, paints.yellow, 0.1), 0, 0.35, z)),
    at(box(1.8, 3.6, 4.6, paints.yellow, 0.2), 6.4, 0.5, 0),
    at(cylinder(0.85, 1.3, paints.black, 'z'), 6.8, 0.85, 0),
    at(group(cylinder(0.2, 9, paints.black), at(handle(), 0, 9, 0)), 7, 3, 0, { rz: -16 }),
  )

const handle = () =>
  group(
    at(cylinder(0.2, 3, paints.black, 'z'), 0, 1.4, 0),
    ...[-1.4, 1.4].map((z) => at(cylinder(0.16, 1.5, paints.black), 0, 0, z)),
    at(cylinder(0.16, 2.8, paints.black, 'z'), 0, 0, 0),
  )

/** A coil of cable in straps, laid in three turns a layer from the angle `start`; its end leads away if it is loose. */
export function coil({ radius, thickness, turns, ink, start = 0, isLoose = true }) {
  const points = []
  const layers = Math.ceil(turns / 3)
  for (let step = 0; step <= turns * 24; step++) {
    const turn = step / 24
    const angle = turn * Math.PI * 2 + (start * Math.PI) / 180
    // Three turns outwards, three inwards; the last part of each third turn climbs to the next layer.
    const along = turn % 6
    const across = along < 3 ? along : 6 - along
    const layer = Math.floor(turn / 3) + Math.max(0, ((turn % 3) - 2.6) / 0.4)
    const r = radius + (across - 1.5) * thickness * 1.9
    points.push([Math.cos(angle) * r, thickness * (1 + Math.min(layer, layers - 1) * 1.8), Math.sin(angle) * r])
  }
  const [x, y, z] = points.at(-1)
  const out = Math.atan2(z, x) + 0.5
  if (isLoose)
    points.push(
      [Math.cos(out) * radius * 1.3, y * 0.9, Math.sin(out) * radius * 1.3],
      [Math.cos(out + 0.2) * radius * 1.75, thickness * 1.05, Math.sin(out + 0.2) * radius * 1.75],
      [Math.cos(out + 0.3) * radius * 2.15, thickness * 1.05, Math.sin(out + 0.3) * radius * 2.15],
    )
  const straps = [70, 200, 320].map((degrees) => {
    const a = (degrees * Math.PI) / 180
    const strap = at(
      ring(thickness * 3.4, thickness * 0.22, paints.black, 'z'),
      Math.cos(a) * radius,
      thickness * layers * 1.1,
      Math.sin(a) * radius,
    )
    strap.rotation.y = -a
    strap.scale.y = 0.3 * layers + 0.1
    return strap
  })
  return group(wire(points, thickness, insulation(ink)), ...straps)
}

/** A pallet with coils of cable, two beside each other and a third on top. */
export function coilPallet(ink) {
  const one = coil({ radius: 2.3, thickness: 0.32, turns: 9, ink, isLoose: false })
  return group(
    pallet(),
    ...[
      [-3, 1.44, 0],
      [3, 1.44, 0],
      [-2.9, 3.3, 0.2],
    ].map(([x, y, z], i) => at(one.clone(), x, y, z, { ry: i * 50 })),
  )
}

/** A pseudo-random number from 0 to 1 for a place in a row. */
const scatter = (i) => Math.abs(Math.sin(i * 12.9898) * 43758.5453) % 1

/** An open crate on a pallet, full of short ends of wire. */
export function offcutCrate() {
  const [w, h, d] = [11, 5, 7.4]
  const inks = [paints.yellow, paints.red, paints.blue, paints.copper, paints.green, paints.white]
  const end = new Map(inks.map((ink) => [ink, cylinder(0.12, 2.2, ink, 'x', 12)]))
  const wall = (width, depth, x, z) => at(box(width, h, depth, paints.shellDark, 0.05), x, 1.44, z)
  const ends = Array.from({ length: 260 }, (_, i) =>
    at(
      end.get(inks[i % inks.length]).clone(),
      (scatter(i) - 0.5) * (w - 2.6),
      5.6 + scatter(i + 500) * 0.7,
      (scatter(i + 900) - 0.5) * (d - 1.8),
      { ry: scatter(i + 40) * 180, rz: (scatter(i + 70) - 0.5) * 40 },
    ),
  )
  return group(
    pallet(),
    wall(w, 0.16, 0, -d / 2),
    wall(w, 0.16, 0, d / 2),
    wall(0.16, d, -w / 2, 0),
    wall(0.16, d, w / 2, 0),
    at(box(w - 0.2, 4, d - 0.2, paints.copper, 0.02), 0, 1.5, 0),
    ...ends,
  )
}

/** Wires of one length in two straps with a label, along x, centred on their axis; contacts at their ends. */
function wireBundle(ink) {
  const length = 13
  const radius = 0.13
  const one = group(
    cylinder(radius, length, ink, 'x', 16),
    ...[-1, 1].map((side) => at(box(0.5, 0.12, 0.14, paints.brass, 0.03), (side * (length + 0.4)) / 2, -0.06, 0)),
  )
  const places = [[0, 0]]
  for (let circle = 1; circle <= 2; circle++)
    for (let i = 0; i < circle * 6; i++) places.push([circle * radius * 2.05, (i / (circle * 6)) * Math.PI * 2])
  const outer = radius * 5.1
  return group(
    ...places.map(([distance, angle], i) =>
      at(one.clone(), (scatter(i) - 0.5) * 0.3, Math.cos(angle) * distance, Math.sin(angle) * distance),
    ),
    ...[-length * 0.32, length * 0.32].map((x) => at(cylinder(outer, 0.34, paints.black, 'x', 32), x, 0, 0)),
    at(box(1.7, 0.06, 1, paper, 0.02), -length * 0.1, outer - 0.02, 0.1, { rx: 12 }),
  )
}

/** A cart with two decks of finished bundles of wires. */
export function bundleCart() {
  const [w, d] = [16, 6.2]
  const deck = (y) => group(at(box(w, 0.24, d, paints.shellDark, 0.05), 0, y, 0), at(edge(w, d), 0, y + 0.2, 0))
  const load = (y, rows, bundle) =>
    rows.flatMap((count, row) =>
      Array.from({ length: count }, (_, i) =>
        at(bundle.clone(), scatter(i + row * 7) * 0.6 - 0.3, y + 0.7 + row * 1.16, (i - (count - 1) / 2) * 1.38),
      ),
    )
  return group(
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => at(castor(0.9), x * (w / 2 - 0.8), 0, z * (d / 2 - 0.6)))),
    deck(0.9),
    deck(6.2),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) => at(box(0.4, 8.6, 0.4, paints.brushed, 0.06), x * (w / 2 - 0.2), 0.9, z * (d / 2 - 0.2))),
    ),
    ...[-1, 1].map((x) => at(cylinder(0.24, d, paints.brushed, 'z'), x * (w / 2 - 0.2), 9.5, 0)),
    ...load(1.14, [4, 3], wireBundle(paints.blue)),
    ...load(6.44, [4, 3, 2], wireBundle(paints.red)),
  )
}

/** The raised edge of a deck. */
const edge = (w, d) =>
  group(
    ...[-1, 1].map((side) => at(box(w, 0.4, 0.12, paints.brushed, 0.03), 0, 0, (side * d) / 2)),
    ...[-1, 1].map((side) => at(box(0.12, 0.4, d, paints.brushed, 0.03), (side * w) / 2, 0, 0)),
  )

/** A double door of glass, 20 decimetres wide and 22 high, with the sign of an exit above. */
export const doors = () =>
  group(
    ...[-1, 1].flatMap((side) => [
      at(pane(9.9, 22, { bar: 0.6, handle: false }), side * 5, 0, 0),
      at(cylinder(0.16, 7, paints.steel), side * 1, 7.5, 0.5),
      at(box(9, 1.6, 0.2, paints.graphite, 0.04), side * 5, 9.6, 0),
    ]),
    at(box(7, 2.6, 0.5, paints.white, 0.06), 0, 23.4, 0.7),
    at(lettering('EXIT', 1.7, '#c81e1e', { weight: 800 }), -2.6, 24.75, 1),
  )

/** A clock on a wall, facing +z; its centre is the origin. */
export const clock = (hours, minutes, radius = 5) =>
  group(
    cylinder(radius, 0.6, paints.black, 'z', 64),
    at(
      decal(
        radius * 1.84,
        radius * 1.84,
        (c, w, h) => {
          c.translate(w / 2, h / 2)
          c.fillStyle = '#f4f5f5'
          c.arc(0, 0, w / 2, 0, Math.PI * 2)
          c.fill()
          c.fillStyle = '#15181b'
          for (let i = 0; i < 12; i++) {
            c.fillRect(-w * 0.014, -h * 0.47, w * 0.028, h * (i % 3 ? 0.08 : 0.13))
            c.rotate(Math.PI / 6)
          }
          const hand = (turn, length, width) => {
            c.save()
            c.rotate(turn * Math.PI * 2)
            c.fillRect((-w * width) / 2, -h * length, w * width, h * (length + 0.06))
            c.restore()
          }
          hand((hours + minutes / 60) / 12, 0.26, 0.05)
          hand(minutes / 60, 0.4, 0.034)
        },
        { pixels: 40, transparent: true },
      ),
      0,
      0,
      0.32,
    ),
  )

/** A sign that hangs from a ceiling at `height`, its text facing +z; its lower edge is the origin. */
export const hangingSign = (text, height, width = 18) =>
  group(
    box(width, 5, 0.4, paints.blueprint, 0.05),
    at(lettering(text, 2.6, '#f4f5f5', { weight: 800 }), -width / 2 + 1.6, 2.5, 0.24),
    at(box(0.9, 5, 0.44, accent, 0.02), -width / 2 + 0.45, 0, 0),
    ...[-1, 1].map((side) => at(cylinder(0.09, height - 5, paints.darkSteel), side * width * 0.36, 5, 0)),
  )
