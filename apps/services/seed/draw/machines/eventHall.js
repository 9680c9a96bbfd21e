// The hall of an open house in daylight, before its doors open: 22 machines in bays on both sides of an aisle.
import { accent, at, box, group, lettering, paints } from '../parts.js'
import { bench } from './applications.js'
import { marker, pullTester, rotaryStripper, sectionLab, semiStripper } from './bench.js'
import { cableCutStrip } from './cableCutStrip.js'
import { cutStrip } from './cutStrip.js'
import { clock, coilPallet, concrete, copies, doors, hangingSign, palletTruck, stool } from './furniture.js'
import { coiler, drumStand, prefeeder, stacker } from './handling.js'
import { blockLoader, taper, testBench, twister } from './harness.js'
import { hvCutStrip } from './hvCutStrip.js'
import { crimpCentre, press } from './press.js'

const [width, back, front, height] = [120, -135, 75, 52]
const depth = front - back
const middle = (front + back) / 2
const door = -19

/** A wall with a gap for the doors, windows on the left, a roof of glass on girders. */
function building() {
  const wall = (w, h, x, y) => at(box(w, h, 1, paints.shellDark, 0.05), x, y, back)
  const parts = [
    at(box(width + 120, 1, depth + 160, concrete, 0.01), 20, -1, middle - 20),
    at(box(1, height, depth, paints.shellDark, 0.05), width / 2, 0, middle),
    wall(door - 10 + width / 2, height, (door - 10 - width / 2) / 2, 0),
    wall(width / 2 - door - 10, height, (width / 2 + door + 10) / 2, 0),
    wall(20, height - 22, door, 22),
    at(box(86, 17, 0.4, paints.blueprint, 0.05), 7, 29.5, back + 0.8),
    at(lettering('WIRE WORKS', 9, '#f4f5f5', { weight: 800 }), -30, 38, back + 1.1),
    at(doors(), door, 0, back + 0.6),
    at(clock(7, 56), -49, 37, back + 0.9),
  ]
  for (let z = back; z <= front; z += 19)
    parts.push(
      at(box(1.4, height, 1.4, paints.graphite, 0.06), -width / 2, 0, z),
      at(box(width, 2.4, 0.8, paints.graphite, 0.06), 0, height - 2.4, z),
    )
  for (const y of [0, 17, 34, height - 1])
    parts.push(at(box(0.8, y === 0 ? 5 : 0.9, depth, paints.graphite, 0.05), -width / 2, y, middle))
  for (const x of [-40, -13, 13, 40])
    parts.push(at(box(0.8, 1.2, depth, paints.graphite, 0.05), x, height - 1.2, middle))
  for (const x of [-32, -5.5]) parts.push(at(box(0.9, 0.05, depth, accent, 0.01), x, 0, middle))
  return parts
}

/** Machines on a bench, beside each other. */
const onBench = (...machines) =>
  group(bench(20, 8), ...machines.map((machine, i) => at(machine, (i - (machines.length - 1) / 2) * 10, 8.8, 0)))

/** Bay 1, on the right: two crimping lines. Bay 2, in the middle: heavy cable. Bay 3, behind: harnesses. */
const lines = [
  [crimpCentre({ presses: 4, length: 25 }), 38, -14],
  [prefeeder({ drums: 1, ink: paints.red }), 36.6, -32.5],
  [stacker({ length: 12, ink: paints.red }), 36.6, -47],
  [crimpCentre({ presses: 2, name: 'CrimpLine 2', length: 18 }), 38, -64],
  [prefeeder({ drums: 1, ink: paints.red }), 36.6, -78.5],
  [testBench(), 36, -98],
  [blockLoader(), 38, -119],
  [hvCutStrip(), 6, -54],
  [cableCutStrip(), 6, -89],
  [drumStand({ ink: paints.orange }), 6, -105],
  [twister({ length: 22 }), 6, -122],
]

/** On the left, below the windows: benches, and the laboratory at their end. */
const benches = [
  [onBench(cutStrip(), cutStrip({ scale: 0.82, name: 'CS 120', ink: paints.white, tray: false })), -20],
  [onBench(rotaryStripper({ name: 'RS 25 Coax' }), semiStripper({ name: 'SS 35' })), -44],
  [onBench(press(), press({ s: 1.3, name: 'CP 40', heavy: true })), -68],
  [onBench(pullTester(), taper()), -92],
  [onBench(marker(), sectionLab()), -116],
]

export const eventHall = () =>
  group(
    ...building(),
    ...lines.map(([machine, x, z]) => at(machine, x, 0, z, { ry: -90 })),
    ...benches.map(([machine, z]) => at(machine, -43, 0, z, { ry: 90 })),
    at(coiler(), -44, 0, 4, { ry: 90 }),
    ...copies(stool(), [
      [-34.6, -15],
      [-34.8, -40],
      [-34.4, -50],
      [-34.8, -63],
      [-34.6, -90],
      [-34.8, -112],
    ]),
    at(coilPallet('#ee7a14'), 3, 0, -22, { ry: 96 }),
    at(palletTruck(), 2.6, 0, -22, { ry: -84 }),
    at(hangingSign('BAY 1', height - 30), 38, 28, -24),
    at(hangingSign('BAY 2', height - 28), 6, 26, -60),
    at(hangingSign('BAY 3', height - 26), 37, 24, -98),
    at(hangingSign('LABORATORY', height - 26, 26), -42, 24, -108),
  )
