// Macro pictures: a terminal under its applicator, a measured crimp, terminals of a cabinet, paper.
import * as THREE from 'three'
import { loadFonts, printReportChart, printReportCover, printReportText } from '../brandPaintings.js'
import { accent, at, box, cylinder, decal, group, lettering, paints, profile, turned, wire } from '../parts.js'
import { insulation, strands, tube } from './applications.js'
import { applicator, terminals } from './press.js'
import { contact } from './scenes.js'

/** The crimping place of a press: a stripped wire between anvil and punch, terminals that wait on their strip. */
export const crimpingPlace = () =>
  group(
    at(box(44, 1, 22, paints.graphite, 0.1), 0, -1, -2),
    applicator(6),
    at(terminals(14, 6), -11.6, 2.82, 0.96),
    at(box(16, 0.6, 2, paints.brushed, 0.05), -12.4, 2.18, 0.7),
    ...[-8, -14].map((x) => at(box(0.8, 2.2, 1.6, paints.darkSteel, 0.05), x, 0, 0.7)),
    at(group(tube(0.7, 16, 0.36, 0.24, insulation('#f2b90f')), at(strands(1.5, 0.24), -0.7, 0, 0)), 0, 3.1, 1, {
      ry: -90,
    }),
    at(box(2, 2.6, 1, paints.darkSteel, 0.08), 0, 0, 4.4),
    ...[-1, 1].map((x) => at(box(0.5, 1.5, 1, accent, 0.06), x * 0.72, 2.3, 4.4)),
  )

/** `count` copies of an object around x. */
const aroundX = (count, create) =>
  Array.from({ length: count }, (_, i) => at(group(create(i)), 0, 0, 0, { rx: (i / count) * 360 }))

/** The arc of a ring around z as a plate, from one angle to another, in degrees. */
function arcPlate(inner, outer, from, to, depth, material) {
  const arc = (radius, start, end) =>
    Array.from({ length: 73 }, (_, step) => {
      const angle = ((start + ((end - start) * step) / 72) * Math.PI) / 180
      return [Math.cos(angle) * radius, Math.sin(angle) * radius]
    })
  return profile([...arc(outer, from, to), ...arc(inner, to, from)], depth, material, { bevel: 0.08 })
}

/** The sleeve of a micrometer and the thimble that turns on it, along x: engraved lines, knurled grips. */
function micrometerHead() {
  const [sleeve, thimble] = [0.6, 0.86]
  const unit = 0.085
  const mark = (x, length, width, y) => at(box(width, length, 0.02, paints.black, 0.004), x, y, sleeve - 0.008)
  const lines = Array.from({ length: 26 }, (_, i) => [
    mark(i * unit, i % 5 ? 0.15 : 0.23, 0.022, 0.012),
    i < 25 && mark((i + 0.5) * unit, 0.13, 0.022, -0.142),
  ]).flat()
  const numbers = [0, 5, 10, 15, 20].map((value) =>
    at(lettering(`${value}`, 0.15, '#15181b', { weight: 600 }), value * unit - 0.05, 0.33, 0.51, { rx: -33 }),
  )
  const edge = (thimble + sleeve + 0.05) / 2
  const tilt = (Math.atan2(thimble - sleeve - 0.05, 0.5) * 180) / Math.PI
  return group(
    turned(
      [
        [-0.5, 0],
        [-0.5, sleeve - 0.03],
        [-0.47, sleeve],
        [3.4, sleeve],
      ],
      paints.steel,
    ),
    at(group(mark(1.15, 0.022, 2.5, 0), ...lines, ...numbers), 0.1, 0, 0, { rx: -26 }),
    at(
      group(
        turned(
          [
            [0, sleeve],
            [0, sleeve + 0.05],
            [0.5, thimble],
            [1.3, thimble],
            [1.3, thimble - 0.05],
            [3.1, thimble - 0.05],
            [3.1, thimble],
            [3.4, thimble],
            [3.46, thimble - 0.06],
            [3.46, 0],
          ],
          paints.steel,
        ),
        ...aroundX(50, (i) =>
          at(
            box(i % 5 ? 0.22 : 0.36, 0.026, 0.026, paints.black, 0.005),
            0.25 - (i % 5 ? 0.1 : 0.03),
            -0.013,
            edge - (i % 5 ? 0.052 : 0.016),
            { ry: -tilt },
          ),
        ),
        ...aroundX(10, (i) => at(lettering(`${i * 5}`, 0.17, '#15181b', { weight: 600 }), 0.6, 0, thimble + 0.004)),
        ...aroundX(64, () => at(box(1.74, 0.045, 0.06, paints.steel, 0.02), 2.2, 0, thimble - 0.05)),
        turned(
          [
            [3.4, 0.5],
            [3.56, 0.5],
            [3.56, 0.42],
            [4.3, 0.42],
            [4.36, 0.36],
            [4.36, 0],
          ],
          paints.steel,
        ),
        ...aroundX(36, () => at(box(0.6, 0.04, 0.05, paints.steel, 0.015), 3.95, 0, 0.42)),
      ),
      1.5,
      0,
      0,
      { rx: 8 },
    ),
  )
}

/** A micrometer on a crimped contact. */
export const measuredCrimp = () =>
  group(
    at(contact(), -1.25, 0, 0),
    at(
      group(
        arcPlate(3.3, 4.5, 0, 180, 0.9, paints.graphite),
        arcPlate(3.5, 4.3, 58, 122, 1.04, paints.black),
        at(lettering('0–25 mm', 0.42, '#e6e8e9', { weight: 600 }), -0.98, 3.94, 0.524),
        turned(
          [
            [-4.6, 0],
            [-4.6, 0.6],
            [-4.5, 0.7],
            [-3.3, 0.7],
            [-3.2, 0.6],
            [-3.2, 0],
          ],
          paints.graphite,
        ),
        turned(
          [
            [3.2, 0],
            [3.2, 0.66],
            [3.3, 0.76],
            [4.4, 0.76],
            [4.5, 0.66],
            [4.5, 0],
          ],
          paints.graphite,
        ),
        turned(
          [
            [-3.3, 0.34],
            [-0.72, 0.34],
            [-0.69, 0.31],
            [-0.69, 0],
          ],
          paints.steel,
        ),
        turned(
          [
            [0.68, 0],
            [0.68, 0.31],
            [0.71, 0.34],
            [3.4, 0.34],
          ],
          paints.steel,
        ),
        at(micrometerHead(), 4.9, 0, 0),
      ),
      0.05,
      0.94,
      0,
      { ry: -90 },
    ),
  )

/** Terminals on a rail: ferrules in them, wires with numbered sleeves above, a label on each. */
export function terminalRail({ count = 17 } = {}) {
  const pitch = 1.1
  const inks = [paints.blue, paints.black, paints.red, paints.blueprint, paints.yellow]
  const parts = [
    at(box(count * pitch + 3, 3.4, 0.5, paints.brushed, 0.05), 0, 2, -1.4),
    at(box(count * pitch + 8, 26, 0.3, paints.white, 0.02), 0, -9, -2.2),
    at(box(0.9, 6, 3, paints.graphite, 0.1), (-count * pitch) / 2 - 0.6, 0.8, 0),
    at(box(0.9, 6, 3, paints.graphite, 0.1), (count * pitch) / 2 + 0.6, 0.8, 0),
    at(box(count * pitch + 6, 2.4, 2.6, paints.shellDark, 0.05), 0, 12.2, -0.6),
  ]
  for (let i = 0; i < count; i++) {
    const x = (i - (count - 1) / 2) * pitch
    const isEarth = i % 8 === 7
    const isNeutral = i % 8 === 6
    const paint = isEarth ? paints.green : isNeutral ? paints.blue : paints.shell
    const number = `${21 + i}`
    const ink = isEarth ? paints.green : inks[Math.floor(i / 3) % 5]
    parts.push(
      at(box(pitch * 0.94, 7.4, 2.4, paint, 0.08), x, 0, 0),
      at(cylinder(0.3, 0.1, paints.black, 'z', 28), x, 5.4, 1.17),
      at(cylinder(0.26, 0.12, paints.steel, 'z', 28), x, 3.1, 1.17),
      at(box(0.36, 0.07, 0.04, paints.black, 0.01), x, 3.08, 1.23),
      at(
        decal(0.8, 0.8, (c, w, h) => {
          c.fillStyle = '#f6f7f7'
          c.fillRect(0, 0, w, h)
          c.fillStyle = '#15181b'
          c.font = `700 ${h * 0.6}px "Hanken Grotesk", "Helvetica Neue", Arial, sans-serif`
          c.textAlign = 'center'
          c.textBaseline = 'middle'
          c.fillText(number, w / 2, h * 0.55)
        }),
        x,
        1.5,
        1.215,
      ),
      // ferrule, collar, wire, printed sleeve
      at(cylinder(0.16, 0.9, paints.steel, 'y', 24), x, 5.9, 1.4, { rx: 0 }),
      at(cylinder(0.3, 0.7, isEarth ? paints.yellow : ink, 'y', 28), x, 6.5, 1.4),
      wire(
        [
          [x, 7, 1.4],
          [x, 9.4, 1.42],
          [x, 11.4, 1.3],
          [x, 13, 0.2],
        ],
        0.24,
        ink,
      ),
      at(cylinder(0.33, 1.5, paints.white, 'y', 28), x, 8.2, 1.41),
      at(lettering(number, 0.42, '#15181b'), x - 0.22, 8.95, 1.75),
    )
  }
  return group(...parts)
}

/** How high a page of an open book is, by its distance from the spine: steep at first, then slowly falling. */
const fall = 0.028
const pageHeight = (x) => 0.86 * (1 - Math.exp(-x * 1.5)) - fall * x + 0.12

/** Pages of an open book on one side of its spine: a stack whose upper sheet is printed. */
function pages(side, w, h, paint) {
  const steps = Array.from({ length: 41 }, (_, i) => (i / 40) * w)
  const stack = profile([[side * w, 0.1], [0, 0.1], ...steps.map((x) => [side * x, pageHeight(x)])], h, paints.white, {
    bevel: 0,
  })
  const print = decal(w, h, paint, { pixels: 170, roughness: 0.6 })
  const geometry = new THREE.PlaneGeometry(w, h, 40, 1)
  const spots = geometry.attributes.position
  for (let i = 0; i < spots.count; i++) spots.setZ(i, pageHeight(spots.getX(i) * side + w / 2) + 0.012)
  geometry.computeVertexNormals()
  print.geometry = geometry
  return group(stack, at(print, (side * w) / 2, 0, 0, { rx: -90 }))
}

/** A ballpoint pen along x, centred. */
const ballpoint = () =>
  group(
    turned(
      [
        [-3.7, 0],
        [-3.7, 0.05],
        [-3.5, 0.06],
        [-3.5, 0.09],
        [-2.8, 0.19],
        [-2.8, 0],
      ],
      paints.steel,
    ),
    turned(
      [
        [-2.8, 0.19],
        [-2.5, 0.25],
        [3.1, 0.25],
        [3.1, 0],
      ],
      paints.graphite,
    ),
    turned(
      [
        [3.1, 0.25],
        [3.4, 0.25],
        [3.5, 0.2],
        [3.5, 0.12],
        [3.8, 0.12],
        [3.8, 0],
      ],
      accent,
    ),
    at(box(2.2, 0.05, 0.16, paints.steel, 0.02), 2.1, 0.3, 0),
    at(box(0.14, 0.12, 0.16, paints.steel, 0.02), 3.12, 0.22, 0),
  )

/** Two copies of a report: one closed, one open at its chart with a pen on it. */
export async function report() {
  await loadFonts()
  const [w, h] = [10.5, 14.8]
  const cover = decal(w, h, printReportCover, { pixels: 170, roughness: 0.45 })
  const closed = group(
    box(w, 0.06, h, paints.graphite, 0.02),
    at(box(w - 0.14, 0.56, h - 0.14, paints.white, 0.01), 0.05, 0.06, 0),
    at(box(w, 0.06, h, paints.graphite, 0.02), 0, 0.62, 0),
    at(box(0.1, 0.68, h, paints.graphite, 0.03), -w / 2 + 0.05, 0, 0),
    at(cover, 0, 0.686, 0, { rx: -90 }),
  )
  const [x, z, turn] = [7.8, 4.2, 58]
  const pen = at(ballpoint(), 0, 0, 0, { rz: -(Math.atan(fall * Math.cos((turn * Math.PI) / 180)) * 180) / Math.PI })
  const open = group(
    box(2 * w + 0.3, 0.1, h + 0.3, paints.graphite, 0.04),
    pages(-1, w, h, printReportText),
    pages(1, w, h, printReportChart),
    at(group(pen), x, pageHeight(x) + 0.262, z, { ry: turn }),
  )
  return group(at(open, 0, 0, 0, { ry: -8 }), at(closed, -18, 0, -0.6, { ry: 6 }))
}
