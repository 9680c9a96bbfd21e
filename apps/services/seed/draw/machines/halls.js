// A hall with machines by night.
import { at, box, group, lightLine, paints } from '../parts.js'
import { jackets, person } from './figures.js'
import { prefeeder } from './handling.js'
import { crimpCentre } from './press.js'

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
