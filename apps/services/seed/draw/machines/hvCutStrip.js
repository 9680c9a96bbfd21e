// The machine for high-voltage cable: rollers that straighten it, a cutting head on each side of the feed, cameras.
import {
  accent,
  at,
  box,
  cylinder,
  decal,
  glow,
  group,
  lightLine,
  paints,
  pane,
  pulley,
  ring,
  signalTower,
  warningSign,
  wire,
} from '../parts.js'
import { axis, base, caterpillars, conveyor, depth, line, nameplate, rotaryHead } from './cableCutStrip.js'

const radius = 0.42

/** The layers of a prepared end, from the origin along x: braid, insulation, conductor. */
const preparedEnd = () =>
  group(
    at(cylinder(0.35, 0.7, paints.steel, 'x'), 0.35, 0, 0),
    at(cylinder(0.28, 0.6, paints.white, 'x'), 1, 0, 0),
    at(cylinder(0.2, 0.8, paints.copper, 'x'), 1.7, 0, 0),
  )

/** A finished cable along x from the origin, both ends prepared. */
const finishedCable = (length) =>
  group(
    at(preparedEnd(), length - 2.1, 0, 0),
    at(cylinder(radius, length - 4.2, paints.orange, 'x'), length / 2, 0, 0),
    at(preparedEnd(), 2.1, 0, 0, { ry: 180 }),
  )

/** Rollers on a plate beside the machine: they straighten the cable; its middle is the origin. */
const straightener = () =>
  group(
    at(box(5.2, 4.4, 0.4, paints.graphite, 0.1), 0, -2.2, -0.9),
    at(box(5.2, 0.24, 0.44, accent, 0.04), 0, 1.9, -0.9),
    ...[-1.8, -0.9, 0, 0.9, 1.8].map((x, i) => at(pulley(0.86), x, (i % 2 ? 1 : -1) * (radius + 0.74), 0)),
    ...[-1.8, -0.9, 0, 0.9, 1.8].map((x, i) =>
      at(cylinder(0.3, 0.5, paints.steel, 'z', 6), x, (i % 2 ? 1 : -1) * (radius + 0.74), 0.3),
    ),
    at(box(0.9, line - 2.4, 0.9, paints.graphite, 0.08), 0, -line + 0.2, -0.9),
    at(box(3, 0.3, 3.4, paints.graphite, 0.06), 0, -line, -0.6),
  )

/** Two cameras in a ring of light around the cable. */
const cameras = () =>
  group(
    ...[-0.5, 0.5].map((x) => at(ring(1.5, 0.24, paints.shell, 'x'), x, 0, 0)),
    at(ring(1.24, 0.1, glow('#ffffff'), 'x'), 0, 0, 0),
    ...[-48, 48].map((angle) =>
      at(
        group(
          at(cylinder(0.42, 1.1, paints.black), 0, 1.3, 0),
          at(cylinder(0.46, 0.16, accent), 0, 2, 0),
          at(cylinder(0.3, 0.3, paints.steel), 0, 1.05, 0),
        ),
        0,
        0,
        0,
        { rx: angle },
      ),
    ),
  )

/** What the cameras see: a prepared end with the lengths of its layers. */
const cameraScreen = (w, h) => {
  const picture = decal(
    w,
    h,
    (c, W, H) => {
      const fill = (colour, x, y, width, height) => {
        c.fillStyle = colour
        c.fillRect(W * x, H * y, W * width, H * height)
      }
      const write = (text, x, y, size, colour) => {
        c.font = `600 ${H * size}px "Hanken Grotesk", "Helvetica Neue", Arial, sans-serif`
        c.fillStyle = colour
        c.fillText(text, W * x, H * y)
      }
      fill('#1a1f24', 0, 0, 1, 1)
      fill('#ee7a14', 0, 0.32, 0.34, 0.34)
      fill('#aeb4b9', 0.34, 0.36, 0.2, 0.26)
      fill('#f4f5f5', 0.54, 0.39, 0.16, 0.2)
      fill('#d98a5e', 0.7, 0.42, 0.22, 0.14)
      for (const x of [0.34, 0.54, 0.7, 0.92]) fill('#8d979f', x - 0.003, 0.66, 0.006, 0.12)
      fill('#8d979f', 0.34, 0.74, 0.58, 0.008)
      write('18.0', 0.385, 0.85, 0.09, '#f4f5f5')
      write('12.0', 0.555, 0.85, 0.09, '#f4f5f5')
      write('24.5', 0.745, 0.85, 0.09, '#f4f5f5')
      fill('#2b9a5b', 0.04, 0.06, 0.2, 0.17)
      write('OK', 0.085, 0.185, 0.12, '#ffffff')
      write('CS 980 HV · 95 mm²', 0.29, 0.175, 0.095, '#aeb7be')
    },
    { emissive: 0.62, pixels: 180 },
  )
  return group(at(box(w + 0.24, h + 0.24, 0.16, paints.black, 0.07), 0, -(h + 0.24) / 2, 0), at(picture, 0, 0, 0.085))
}

/** A floor-standing machine that prepares both ends of a high-voltage cable in one pass and takes pictures of them. */
export function hvCutStrip({ name = 'CS 980 HV', length = 17 } = {}) {
  const end = length / 2
  const onBelt = line - 0.67 + radius
  const housing = -depth * 0.26
  return group(
    base(length),
    at(box(length, 5.7, depth * 0.42, paints.shell, 0.2), 0, 6.9, housing),
    at(lightLine(length * 0.96), 0, 7.12, housing + depth * 0.21 + 0.01),
    at(nameplate(name), -end, 11.8, -depth * 0.05),
    at(warningSign(1.3), 0, 4.9, (depth - 1.2) / 2 - 0.185),
    // the tower of the cameras with their screen
    at(box(5, 9.4, depth * 0.44, paints.graphite, 0.2), end - 2.6, 6.9, housing),
    at(box(0.26, 9, 0.1, accent, 0.03), end - 4.86, 7.1, housing + depth * 0.22),
    at(cameraScreen(4, 2.6), end - 2.5, 14.1, housing + depth * 0.22 + 0.2),
    at(signalTower(0.8, { radius: 0.24 }), end - 0.9, 16.3, housing),
    // the cable, from the straightener through both heads to the cameras
    at(straightener(), -end - 3.2, line, axis),
    wire(
      [
        [-end - 7.6, line - 2.6, axis - 0.4],
        [-end - 6.6, line - 0.5, axis],
        [-end - 5, line, axis],
        [-end, line, axis],
        [0, line, axis],
        [end - 1.6, line, axis],
      ],
      radius,
      paints.orange,
    ),
    at(preparedEnd(), end - 1.6, line, axis),
    at(rotaryHead(), -end + 2.4, line, axis),
    at(caterpillars(6, radius + 0.02), -0.9, line, axis),
    at(rotaryHead(), end - 4.9, line, axis),
    at(cameras(), end - 2.3, line, axis),
    ...[-1, 0, 1].map((place) =>
      at(pane(length * 0.32, 4.2, { glass: paints.glass }), place * length * 0.33, 7, depth / 2 - 0.1),
    ),
    at(conveyor(length * 0.58), end, 0, 0),
    at(finishedCable(7.4), end + 1.9, onBelt, axis + 0.1),
  )
}
