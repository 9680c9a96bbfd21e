// A hall with machines by night.
import { at, box, group, lightLine, paints, wire } from '../parts.js'
import { bundleCart, coilPallet, copies } from './furniture.js'
import { drumStand, stacker } from './handling.js'
import { crimpCentre } from './press.js'

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

const lineLength = 25
/** Twelve lines: three beside each other in four rows. */
const places = [-64, 0, 64].flatMap((x) => [-76, -46, -16, 14].map((z) => [x, z]))

/** A line that runs by itself: a drum gives it wire for a whole night, a stacker collects what it made. */
const nightLine = () =>
  group(
    crimpCentre({ presses: 4, length: lineLength, isRunning: true }),
    at(drumStand({ ink: paints.red }), -22.2, 0, -0.3),
    wire(
      [
        [-16.7, 7.45, 1.66],
        [-16.2, 7.5, 1.7],
        [-15.5, 9.4, 1.7],
        [-14.2, 9.8, 1.7],
      ],
      0.09,
      paints.red,
    ),
    at(stacker({ length: 12, ink: paints.red }), 22, 0, 0.6),
  )

/** A hall of crimping lines by night without anyone in it; finished bundles stand on carts in front of the lines. */
export const nightHall = () =>
  group(
    ...building({ width: 240, depth: 190 }),
    ...copies(nightLine(), places),
    ...[-62, -32, -2, 28].map((z) => lane(220, z)),
    ...copies(bundleCart(), [
      [20, 22, -4],
      [-46, -8, 3],
      [16, -38, -2],
    ]),
    at(coilPallet('#c81e1e'), -23, 0, 23.6, { ry: 6 }),
  )

/** The lamps below the upper housings of the lines: where they are and how large. */
export const nightLamps = places.map(([x, z]) => ({
  at: [x, 17.1, z + 0.1],
  size: [lineLength * 0.9, 0.9],
  radiance: 22,
}))
