// Floor-standing cut-and-strip machines for battery cable: what they share, and the smaller one.
import {
  accent,
  at,
  box,
  brandMark,
  buttons,
  cylinder,
  display,
  emergencyStop,
  feet,
  group,
  lettering,
  lightLine,
  paints,
  pane,
  seam,
  stripe,
  vents,
  wire,
} from '../parts.js'

/** Depth of the machines; height of the cable and how far it lies in front of the middle. */
export const depth = 6.4
export const line = 8.6
export const axis = 1.3

/** The lower half: two cabinets with a panel between them, and the deck on which all stands. */
export const base = (length) =>
  group(
    ...[-length / 2 + 1.6, length / 2 - 1.6].map((x) =>
      at(box(2.6, 6.4, depth - 0.6, paints.graphite, 0.1), x, 0.3, 0),
    ),
    at(feet(length - 1.2, depth - 1.4, 0.34), 0, 0, 0),
    at(box(length - 4.4, 4.9, depth - 1.2, paints.graphite, 0.08), 0, 1.2, -0.2),
    at(box(length, 0.5, depth, paints.shell, 0.12), 0, 6.5, 0),
    at(vents(3, 7, { w: 1.0 }), 0, 2.4, (depth - 1.2) / 2 - 0.19),
    at(seam(0.03, 4.6), -length * 0.16, 3.7, (depth - 1.2) / 2 - 0.19),
    at(seam(0.03, 4.6), length * 0.16, 3.7, (depth - 1.2) / 2 - 0.19),
    at(emergencyStop(), -length / 2 + 1.6, 5.4, depth / 2 - 0.24),
    at(buttons(2), length / 2 - 1.6, 5.6, depth / 2 - 0.28),
  )

/** Maker and name on the upper housing, from its left end. */
export const nameplate = (name, ink = '#59626a', brandInk) =>
  group(
    at(brandMark(0.66, brandInk), 0.7, 0, 0.02),
    at(lettering(name, 0.54, ink, { weight: 500 }), 4.7, 0, 0.02),
    at(stripe(0.5, 0.66), 3.9, 0, 0.01),
  )

/** Two caterpillar belts that hold the cable between them; `gap` is its radius and what the belts leave free. */
export const caterpillars = (rollers, gap = 0.27) =>
  group(
    ...[1, -1].flatMap((side) => [
      at(box(rollers + 0.4, 1.1, 0.9, paints.rubber, 0.5), 0, side * (gap + 0.55) - 0.55, 0),
      ...Array.from({ length: rollers }, (_, i) =>
        at(cylinder(0.34, 1.06, paints.steel, 'z'), i - (rollers - 1) / 2, side * (gap + 0.55), 0),
      ),
      at(box(rollers + 0.6, 0.26, 1.3, paints.brushed, 0.05), 0, side * (gap + 1.23) - 0.13, 0),
    ]),
  )

/** A rotary cutting head around the cable. */
export const rotaryHead = () =>
  group(
    cylinder(1.35, 1.1, paints.brushed, 'x', 64),
    cylinder(1.05, 1.3, paints.darkSteel, 'x', 64),
    cylinder(0.5, 1.6, accent, 'x', 48),
    ...Array.from({ length: 6 }, (_, i) =>
      at(cylinder(0.1, 1.22, paints.steel, 'x', 20), 0, Math.sin(i * 1.047) * 1.18, Math.cos(i * 1.047) * 1.18),
    ),
  )

/** A belt that takes finished cables away, from the origin along x. */
export const conveyor = (length) =>
  group(
    at(box(length, 0.3, 2, paints.shellDark, 0.1), length / 2, line - 1, axis),
    at(box(length - 0.3, 0.05, 1.6, paints.rubber, 0.02), length / 2, line - 0.72, axis),
    ...[0.3, 0.85].flatMap((part) => [
      at(box(0.3, line - 1.1, 1.5, paints.graphite, 0.05), length * part, 0.1, axis),
      at(box(0.9, 0.12, 2.3, paints.graphite, 0.04), length * part, 0, axis),
    ]),
  )

/** A floor-standing machine for battery cable, with a caterpillar feed and a rotary head. */
export function cableCutStrip({ name = 'CS 960', ink, length = 14, hasConveyor = true } = {}) {
  const cable = ink ?? paints.orange
  const machine = group(
    base(length),
    at(box(length, 5.7, depth * 0.42, paints.shell, 0.2), 0, 6.9, -depth * 0.26),
    at(lightLine(length * 0.96), 0, 7.12, -depth * 0.26 + depth * 0.21 + 0.01),
    at(nameplate(name), -length / 2, 11.8, -depth * 0.05),
    wire(
      [
        [-length * 0.72, line - 1.6, axis],
        [-length * 0.6, line - 0.2, axis],
        [-length * 0.45, line, axis],
        [length * 0.2, line, axis],
        [length * 0.5, line, axis],
        ...(hasConveyor
          ? [
              [length * 0.66, line - 0.45, axis],
              [length * 1.02, line - 0.45, axis],
            ]
          : [[length * 0.74, line, axis]]),
      ],
      0.24,
      cable,
    ),
    at(caterpillars(4), -length * 0.14, line, axis),
    at(rotaryHead(), length * 0.2, line, axis),
    at(box(1.5, 2.9, 1.7, paints.shellDark, 0.08), length * 0.33, 7.0, axis - 0.4),
    at(pane(length * 0.46, 4.2, { glass: paints.glass }), -length * 0.2, 7.0, depth / 2 - 0.1),
    at(pane(length * 0.46, 4.2, { glass: paints.glass }), length * 0.27, 7.0, depth / 2 - 0.1),
    at(box(0.5, 0.5, 0.5, paints.graphite), length / 2 - 0.5, 7, depth / 2 - 0.3),
    at(display(2.5, 1.7, 'wire', name), length / 2 - 1.4, 13.6, 0.8, { rx: -10, ry: -6 }),
    at(box(0.3, 1.6, 0.3, paints.graphite, 0.05), length / 2 - 1.4, 12.2, 0.4),
  )
  if (hasConveyor) machine.add(at(conveyor(length * 0.55), length / 2, 0, 0))
  return machine
}
