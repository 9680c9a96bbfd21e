// Rooms with machines: a hall by night and by day, a line from spool to harness, a course, a store, a delivery.
import { accent, at, box, brandMark, cylinder, display, group, lettering, lightLine, paints, wire } from '../parts.js'
import { bench } from './applications.js'
import { cableCutStrip, cutStrip } from './cutStrip.js'
import { jackets, person } from './figures.js'
import { drumStand, prefeeder, stacker } from './handling.js'
import { testBench } from './harness.js'
import { crimpCentre, press } from './press.js'

/** Copies of one object, so that the exported scene holds its shape only once. */
const copies = (object, places) => places.map(([x, z, ry = 0]) => at(object.clone(), x, 0, z, { ry }))

/** Columns, girders and lights of a hall, open towards the camera. */
function building({ width, depth, height = 46 }) {
  const parts = [
    at(box(width, height * 0.3, 1, paints.shellDark, 0.05), 0, 0, -depth / 2),
    at(box(width, height * 0.32, 1, paints.shellDark, 0.05), 0, height * 0.68, -depth / 2),
  ]
  for (let i = 0; i <= 10; i++)
    parts.push(
      at(box(0.5, height * 0.4, 0.6, paints.graphite, 0.04), (i / 10 - 0.5) * width, height * 0.29, -depth / 2),
    )
  for (let i = 0; i <= 4; i++) {
    const x = (i / 4 - 0.5) * (width - 3)
    parts.push(
      at(box(1.6, height, 1.6, paints.shell, 0.1), x, 0, -depth / 2 + 1.8),
      at(box(1.2, 2.2, depth, paints.shellDark, 0.06), x, height - 2, 0),
    )
  }
  for (let row = 0; row < 4; row++)
    parts.push(at(lightLine(width * 0.94, 0.5), 0, height - 2.6, (row / 3 - 0.5) * depth * 0.8))
  return parts
}

const lane = (length, z) => at(box(length, 0.04, 0.7, paints.yellow, 0.01), 0, 0, z)

/** A hall of crimping lines by night: rows that become small with distance. */
export function nightHall() {
  const line = group(crimpCentre({ presses: 3, length: 22 }), at(prefeeder({ drums: 1 }), -15, 0, 1))
  const places = [-48, -10, 28].flatMap((x) => [-34, -10, 14].map((z) => [x, z]))
  return group(
    ...building({ width: 150, depth: 110 }),
    ...copies(line, places),
    ...[-22, 2, 26].map((z) => lane(130, z)),
    at(person({ jacket: jackets.blue }), 12, 0, 25, { ry: 196 }),
  )
}

/** The hall where machines for heavy cable are built: finished ones, open ones, drums of cable. */
export function assemblyHall() {
  const machine = cableCutStrip({ conveyor: false })
  const drum = drumStand({ ink: paints.orange })
  return group(
    ...building({ width: 130, depth: 90 }),
    ...copies(machine, [
      [-42, -24],
      [-16, -24],
      [10, -24],
      [36, -24],
      [-28, 4],
      [0, 4],
    ]),
    at(crimpCentre({ presses: 4, length: 25 }), 34, 0, 4),
    ...copies(drum, [
      [-52, 6, 30],
      [-50, -6, 10],
      [-44, 18, 50],
    ]),
    lane(116, -13),
    lane(116, 15),
    at(person(), 14.5, 0, 9, { ry: 210 }),
  )
}

/** A line from the spool to the tested harness. */
export const wholeLine = () =>
  group(
    at(drumStand({ ink: paints.yellow }), -36, 0, 2),
    at(prefeeder({ drums: 1, ink: paints.yellow }), -26, 0, 1.4),
    at(crimpCentre({ presses: 2, name: 'CrimpLine 2', length: 18 }), -9, 0, 0),
    at(stacker({ length: 12, ink: paints.yellow }), 8, 0, 1.4),
    at(testBench(), 28, 0, 0.6, { ry: -10 }),
    at(box(82, 0.02, 0.5, paints.yellow, 0.005), -2, 0, 8),
  )

const stool = () =>
  group(
    cylinder(1.6, 0.16, paints.graphite),
    cylinder(0.16, 5.2, paints.steel),
    at(cylinder(1.5, 0.5, accent), 0, 5, 0),
  )

/** A course: six seats around one press, a screen on the wall. */
export const course = () =>
  group(
    at(bench(22, 10), 0, 0, 0),
    at(press({ s: 1.1, name: 'CP 40', heavy: true }), -1.5, 8.8, -0.5),
    ...[-7.5, 6.5].map((x) => at(box(3, 0.08, 4.2, paints.shell, 0.01), x, 8.82, 1.6, { ry: x })),
    at(cylinder(0.5, 1.2, paints.graphite, 'y', 32), 9, 8.8, -2),
    ...[-8, 0, 8].flatMap((x) => [at(stool(), x, 0, 7.6), at(stool(), x * 1.05, 0, -8)]),
    at(box(60, 30, 0.6, paints.shell, 0.05), 0, 0, -16),
    at(display(19, 11, 'curve'), 3, 18.4, -15.2),
  )

/** Shelves of a store: bins in rows, cartons above, the aisle between. */
export function store() {
  const inks = [paints.blueprint, paints.shellDark, paints.blueprint, accent, paints.graphite]
  const bin = (paint) =>
    group(box(2.5, 1.7, 4.4, paint, 0.14), at(box(1.2, 0.6, 0.06, paints.white, 0.02), 0, 0.5, 2.2))
  const shelf = (seed) => {
    const parts = []
    for (let bay = 0; bay < 3; bay++) {
      const x0 = bay * 15
      for (const x of [-7.4, 7.4])
        for (const z of [-2.2, 2.2]) parts.push(at(box(0.4, 24, 0.4, paints.graphite, 0.03), x0 + x, 0, z))
      for (let level = 0; level < 6; level++) {
        const y = 1 + level * 4
        parts.push(at(box(14.8, 0.3, 5, paints.shellDark, 0.03), x0, y, 0))
        if (level === 5 || (level === 0 && bay % 2))
          for (const x of [-4.4, 0.2, 4.6]) parts.push(at(box(4, 3, 4, paints.cardboard, 0.06), x0 + x, y + 0.3, 0))
        else
          for (let i = 0; i < 5; i++)
            if ((i * 7 + level * 5 + bay * 3 + seed) % 9 !== 4)
              parts.push(at(bin(inks[(level + bay + (i > 2 ? 1 : 0) + seed) % 5]), x0 + (i - 2) * 2.86, y + 0.3, 0.2))
      }
    }
    return group(...parts)
  }
  return group(
    at(shelf(0), -14, 0, -20),
    at(shelf(3), -22, 0, 6, { ry: 90 }),
    at(
      group(
        at(box(8, 0.4, 5, paints.shellDark, 0.1), 0, 2, 0),
        at(box(8, 0.4, 5, paints.shellDark, 0.1), 0, 7, 0),
        ...[-3.7, 3.7].flatMap((x) => [-2.2, 2.2].map((z) => at(cylinder(0.16, 10, paints.steel), x, 1, z))),
        ...[-3.4, 3.4].flatMap((x) => [-2, 2].map((z) => at(cylinder(0.7, 0.4, paints.rubber, 'z'), x, 0.7, z))),
        at(bin(accent), -2, 7.4, 0, { ry: 90 }),
        at(box(4, 2.6, 4, paints.cardboard, 0.06), 1.6, 7.4, 0),
        at(box(5, 3, 4, paints.cardboard, 0.06), 0, 2.4, 0),
      ),
      4,
      0,
      -2,
      { ry: -28 },
    ),
  )
}

/** A machine that has just arrived: on its pallet, two sides of the crate still up. */
export function delivery() {
  const plank = (w, h, d) => box(w, h, d, paints.wood, 0.04)
  const pallet = (w, d) =>
    group(
      ...[-1, 0, 1].map((z) => at(plank(w, 0.9, 0.9), 0, 0, z * (d / 2 - 0.5))),
      ...Array.from({ length: 7 }, (_, i) => at(plank(w / 8, 0.3, d), (i / 6 - 0.5) * (w - w / 8), 0.9, 0)),
    )
  const side = (w, h, name) =>
    group(
      ...Array.from({ length: 6 }, (_, i) => at(plank(w, h / 6 - 0.12, 0.3), 0, (i * h) / 6, 0)),
      ...[-1, 0, 1].map((x) => at(plank(0.9, h, 0.3), x * (w / 2 - 0.5), 0, 0.3)),
      name && at(lettering(name, 0.9, '#2c3136', { weight: 800 }), -w / 2 + 1.1, h * 0.91, 0.16),
    )
  return group(
    at(pallet(10, 8), 0, 0, 0),
    at(cutStrip({ scale: 1.3, name: 'CS 320', ink: paints.green }), 0, 1.2, 0),
    ...[-2, 2].map((x) => at(box(0.24, 0.06, 8.1, accent, 0.01), x, 1.16, 0)),
    at(side(10.2, 9, 'KUDEX'), 0, 1.2, -4.1),
    at(side(8.2, 9), -5.1, 1.2, 0, { ry: 90 }),
    at(plank(9, 0.4, 7), 11.2, 0, 0.6, { ry: -16 }),
    at(box(3.4, 2.2, 2.6, paints.cardboard, 0.05), 10.6, 0.4, 0.6, { ry: -24 }),
    at(box(2.2, 0.08, 3, paints.white, 0.01), 13.4, 0.4, 1.6, { ry: -30 }),
  )
}
