// Cut-and-strip machines of the bench: wire in on the left, feed belts, cutter head behind a hood, out on the right.
import {
  accent,
  at,
  box,
  brandMark,
  cylinder,
  display,
  emergencyStop,
  feet,
  group,
  lettering,
  lightLine,
  paints,
  profile,
  pulley,
  screws,
  seam,
  stripe,
  vents,
  warningSign,
  wire,
} from '../parts.js'

/** A benchtop machine. `scale` 0.8…1.5 is the cable class, `ink` the cable's colour. */
export function cutStrip({
  scale = 1,
  name = 'CS 240',
  ink = paints.yellow,
  belts = true,
  wideHood = false,
  tray = true,
} = {}) {
  const w = 5.6 * scale
  const h = 3.2 * scale
  const d = 4.4 * scale
  const front = d / 2
  // As many slots as fit below the warning sign.
  const slots = Math.min(6, Math.floor((h * 0.33 - 0.5) / 0.13) + 1)
  const machine = group(
    at(feet(w - 0.9, d - 0.9, 0.26), 0, 0, 0),
    at(box(w, h * 0.46, d, paints.graphite, 0.1), 0, 0.22, 0),
    at(box(w, h * 0.62, d * 0.62, paints.shell, 0.18), 0, 0.22 + h * 0.46, -d * 0.17),
    at(lightLine(w * 0.94), 0, 0.22 + h * 0.46 + 0.05, front - d * 0.31 - 0.24 * d + 0.262 * d),
    at(stripe(w * 0.18, 0.1), -w * 0.46 + w * 0.09, 0.62, front + 0.012),
    at(brandMark(0.3, '#f4f5f5'), -w * 0.46, 0.62 + 0.34, front + 0.014),
    at(lettering(name, 0.26, '#aeb6bc', { weight: 500 }), -w * 0.14, 0.62 + 0.34, front + 0.014),
    at(seam(0.02, h * 0.4), w * 0.16, 0.22 + h * 0.23, front + 0.006),
    at(vents(1, slots, { w: w * 0.22 }), w * 0.32, 0.42, front + 0.01),
    at(screws(w - 0.4, h * 0.4), 0, 0.22 + h * 0.23, front + 0.01),
  )
  const deck = 0.22 + h * 0.46
  const line = deck + 0.62 * scale
  const axis = d * 0.3
  // the wire's way: entry funnel, straightener wheels, feed belts, cutter block, exit tube
  machine.add(
    at(box(w * 0.96, 0.16, d * 0.3, paints.brushed, 0.03), 0, deck, axis),
    wire(
      [
        [-w * 0.95, line - 0.9 * scale, axis],
        [-w * 0.72, line - 0.12, axis],
        [-w * 0.52, line, axis],
        [0, line, axis],
        [w * 0.7, line, axis],
        [w * 0.92, line - 0.35 * scale, axis],
      ],
      0.085 * scale,
      ink,
    ),
    at(cylinder(0.26 * scale, 0.5, paints.steel, 'x'), -w * 0.52, line, axis),
  )
  for (let i = 0; i < 5; i++)
    machine.add(
      at(pulley(0.24 * scale), -w * 0.42 + i * 0.34 * scale, line + (i % 2 ? 0.26 : -0.26) * scale, axis + 0.05),
    )
  if (belts)
    for (const side of [1, -1]) {
      const y = line + side * 0.42 * scale
      machine.add(
        at(box(1.5 * scale, 0.6 * scale, 0.5 * scale, paints.black, 0.28 * scale), w * 0.02, y - 0.3 * scale, axis),
      )
      for (const x of [-0.45, 0.45])
        machine.add(at(cylinder(0.2 * scale, 0.62 * scale, paints.steel, 'z'), w * 0.02 + x * scale, y, axis))
    }
  machine.add(
    at(box(0.9 * scale, 1.7 * scale, 0.8 * scale, paints.brushed, 0.05), w * 0.28, deck + 0.1, axis),
    at(box(0.16 * scale, 1.1 * scale, 0.86 * scale, accent, 0.03), w * 0.28, deck + 0.4, axis),
    at(cylinder(0.22 * scale, 0.9 * scale, paints.steel, 'x'), w * 0.45, line, axis),
  )
  const hoodWidth = wideHood ? w * 0.94 : w * 0.62
  const hoodX = wideHood ? 0 : w * 0.14
  const hood = profile(
    [
      [-0.02, 0],
      [d * 0.34, 0],
      [d * 0.34, 0.85 * scale],
      [d * 0.1, 1.78 * scale],
      [-0.02, 1.78 * scale],
    ],
    hoodWidth,
    paints.glass,
    { bevel: 0.02 },
  )
  machine.add(at(hood, hoodX, deck + 0.16, d * 0.13, { ry: -90 }))
  machine.add(at(box(hoodWidth, 0.1, 0.12, paints.graphite, 0.03), hoodX, deck + 0.16, d * 0.13 + d * 0.34))
  machine.add(at(box(1.2, 0.1, 0.16, paints.steel, 0.05), hoodX, deck + 0.66 * scale, d * 0.13 + d * 0.34 + 0.1))
  // the display stands on the upper housing and looks at the operator
  machine.add(
    at(
      display(1.9 * Math.min(scale, 1.1), 1.25 * Math.min(scale, 1.1), 'wire', `${name} · Job 4711`),
      -w * 0.26,
      0.22 + h * 1.08 + 0.62,
      d * 0.08,
      {
        rx: -14,
        ry: 8,
      },
    ),
  )
  machine.add(at(box(0.3, 0.6, 0.3, paints.graphite, 0.06), -w * 0.26, 0.22 + h * 1.02, -0.02))
  machine.add(at(emergencyStop(), w * 0.4, 0.22 + h * 0.88, front - d * 0.335, {}))
  machine.add(at(warningSign(0.5), w * 0.42, 0.22 + h * 0.33, front + 0.014))
  if (tray)
    machine.add(
      at(box(w * 0.42, 0.1, d * 0.42, paints.brushed, 0.03), w * 0.72, deck - 0.5, axis, { rz: -8 }),
      at(box(w * 0.42, 0.36, 0.06, paints.brushed, 0.02), w * 0.72, deck - 0.44, axis + d * 0.21, { rz: -8 }),
    )
  return machine
}
