// Small machines of the bench and the laboratory: strippers, markers, testers, microscopes, software.
import {
  accent,
  at,
  box,
  brandMark,
  buttons,
  cylinder,
  decal,
  display,
  emergencyStop,
  feet,
  group,
  lettering,
  lightLine,
  paints,
  pane,
  profile,
  ring,
  screws,
  seam,
  stripe,
  vents,
  wire,
} from '../parts.js'

/** A rotary stripper: a housing with a funnel mouth into which one cable end is held. */
export function rotaryStripper({ s = 1, name = 'RS 25', ink = paints.white, coax = true, cable = 0.17 } = {}) {
  const w = 2.6 * s
  const h = 3 * s
  const d = 4.6 * s
  const machine = group(
    at(feet(w - 0.4, d - 0.6, 0.24), 0, 0, 0),
    at(box(w, h, d, paints.shell, 0.28 * s), 0, 0.2, 0),
    at(box(w + 0.04, h * 0.36, d + 0.04, paints.graphite, 0.2 * s), 0, 0.2, 0),
    at(lightLine(w * 0.8), 0, 0.2 + h * 0.4, d / 2 + 0.01),
    at(cylinder(0.74 * s, 0.3, paints.brushed, 'z', 64), 0, 0.2 + h * 0.68, d / 2 + 0.08),
    at(cylinder(0.54 * s, 0.34, paints.black, 'z', 64), 0, 0.2 + h * 0.68, d / 2 + 0.09),
    at(ring(0.64 * s, 0.05, accent, 'z'), 0, 0.2 + h * 0.68, d / 2 + 0.25),
    at(ring(0.3 * s, 0.1 * s, paints.steel, 'z'), 0, 0.2 + h * 0.68, d / 2 + 0.24),
    at(brandMark(0.26 * s, '#f4f5f5'), -w * 0.4, 0.2 + h * 0.24, d / 2 + 0.04),
    at(lettering(name, 0.2 * s, '#aeb6bc', { weight: 500 }), -w * 0.4, 0.2 + h * 0.11, d / 2 + 0.04),
    at(wedge(1.5 * s, 1.04 * s, 0.6 * s), 0, 0.16 + h, d * 0.12),
    at(display(1.5 * s, 1 * s), 0, 0.2 + h + 0.34 * s, d * 0.12, { rx: -58 }),
    at(vents(1, 7, { w: d * 0.4, gap: 0.13 * s }), w / 2 + 0.012, 0.2 + h * 0.5, -d * 0.2, { ry: 90 }),
    at(screws(d * 0.8, h * 0.44), w / 2 + 0.012, 0.2 + h * 0.66, 0, { ry: 90 }),
    at(emergencyStop(), w / 2 + 0.02, 0.2 + h * 0.62, d * 0.26, { ry: 90 }),
  )
  const y = 0.2 + h * 0.68
  const tail = d / 2 + 0.3
  if (coax)
    machine.add(
      at(cylinder(0.05 * s, 0.5, paints.copper, 'z'), 0, y, tail + 0.2),
      at(cylinder(0.1 * s, 0.5, paints.white, 'z'), 0, y, tail + 0.6),
      at(cylinder(0.13 * s, 0.5, paints.steel, 'z'), 0, y, tail + 1),
    )
  machine.add(
    wire(
      [
        [0, y, tail + (coax ? 1.1 : -0.2)],
        [0, y, tail + 1.6],
        [0.3 * s, y - 0.3, tail + 2.4],
        [1.2 * s, (cable + 0.2) * s, tail + 3],
        [2.8 * s, cable * s + 0.01, tail + 2.6],
      ],
      cable * s,
      coax ? paints.black : ink,
    ),
  )
  return machine
}

/** A slope that a screen lies on, highest at the back. */
const wedge = (w, d, h) => {
  const side = [
    [-d / 2, 0],
    [d / 2, 0],
    [d / 2, 0.06],
    [-d / 2, h],
  ]
  return group(at(profile(side, w, paints.graphite, { bevel: 0.03 }), 0, 0, 0, { ry: -90 }))
}

/** A pedal-driven stripper: low housing with a slot. */
export function semiStripper({ name = 'SS 5' } = {}) {
  return group(
    at(feet(1.8, 3.6, 0.2), 0, 0, 0),
    at(box(2.4, 1.7, 4.4, paints.graphite, 0.16), 0, 0.16, 0),
    at(box(2.3, 1.1, 3.2, paints.shell, 0.24), 0, 1.7, -0.5),
    at(box(1.1, 0.8, 0.3, paints.brushed, 0.05), 0, 1.9, 1.16),
    at(box(0.7, 0.08, 0.34, paints.black, 0.02), 0, 2.3, 1.17),
    at(cylinder(0.28, 0.34, accent, 'z'), 0.82, 2.4, 1.1),
    at(cylinder(0.28, 0.34, paints.black, 'z'), -0.82, 2.4, 1.1),
    at(brandMark(0.28, '#f4f5f5'), -0.95, 1.2, 2.21),
    at(lettering(name, 0.22, '#aeb6bc', { weight: 500 }), -0.95, 0.78, 2.21),
    at(stripe(0.5, 0.08), 0.8, 0.78, 2.21),
    at(lightLine(1.9), 0, 1.78, 1.11),
    wire(
      [
        [0, 2.34, 1.3],
        [0, 2.34, 2.4],
        [0.4, 1.6, 3.4],
        [2.4, 0.14, 4],
        [4, 0.14, 3.4],
      ],
      0.1,
      paints.green,
    ),
    at(cylinder(0.05, 0.4, paints.copper, 'z'), 0, 2.34, 1.3),
    wire(
      [
        [-0.8, 0.5, -2.2],
        [-2, 0.2, -2.4],
        [-3, 0.14, 0],
        [-2.6, 0.2, 2],
      ],
      0.09,
      paints.rubber,
    ),
    at(box(1.3, 0.4, 1.8, paints.graphite, 0.12), -2.6, 0, 2.8),
    at(box(1, 0.14, 1.3, accent, 0.05), -2.6, 0.42, 2.9, { rx: 10 }),
  )
}

/** A marker: inkjet (ink bottles) or laser (shielded head). */
export function marker({ laser = false, name = laser ? 'LM 20' : 'IJ 32' } = {}) {
  const machine = group(
    at(feet(5.2, 3.8, 0.28), 0, 0, 0),
    at(box(6.2, 1.6, 4.8, paints.graphite, 0.14), 0, 0.24, 0),
    at(box(3, 4.4, 3.4, paints.shell, 0.28), laser ? 0 : -1.2, 1.8, -0.6),
    at(lightLine(2.6), laser ? 0 : -1.2, 2.3, 1.12),
    at(brandMark(0.36, '#f4f5f5'), -2.8, 1.4, 2.42),
    at(lettering(name, 0.3, '#aeb6bc', { weight: 500 }), -2.8, 0.88, 2.42),
    at(stripe(0.7, 0.1), 2.5, 0.86, 2.42),
    at(emergencyStop(), 2.5, 1.36, 2.42),
    at(display(1.7, 1.2), laser ? -0.5 : -1.2, 5.2, 1.16),
    wire(
      [
        [-6, 2.6, 1.5],
        [-4, 2.9, 1.5],
        [4, 2.9, 1.5],
        [6, 2.5, 1.5],
      ],
      0.12,
      paints.white,
    ),
    at(box(0.6, 0.7, 0.7, paints.brushed, 0.05), -2.6, 2.5, 1.5),
    at(box(0.6, 0.7, 0.7, paints.brushed, 0.05), 2.6, 2.5, 1.5),
    at(box(0.4, 1, 0.4, paints.graphite, 0.04), -2.6, 1.7, 1.5),
    at(box(0.4, 1, 0.4, paints.graphite, 0.04), 2.6, 1.7, 1.5),
  )
  for (let i = 0; i < 16; i++)
    machine.add(
      at(
        box(0.09, 0.02, 0.04, paints.black, 0.005),
        2.9 + (i % 8) * 0.16 + Math.floor(i / 8) * 1.7,
        2.98 - Math.max(0, i - 7) * 0.016,
        1.58,
      ),
    )
  if (laser)
    machine.add(
      at(box(1.8, 1.6, 1.9, paints.smoked, 0.08), 0, 1.9, 1.5),
      at(cylinder(0.4, 0.8, paints.darkSteel), 0, 3.6, 1.4),
      at(box(1.4, 0.5, 1.4, accent, 0.06), 0, 4.2, 1.2),
    )
  else
    machine.add(
      at(cylinder(0.62, 1.9, paints.black), 1.5, 1.84, -0.4),
      at(cylinder(0.62, 1.9, paints.blue), 2.4, 1.84, -1.3),
      at(cylinder(0.3, 0.4, paints.white), 1.5, 3.74, -0.4),
      at(cylinder(0.3, 0.4, paints.white), 2.4, 3.74, -1.3),
      at(box(0.9, 1.2, 0.9, paints.shellDark, 0.08), -0.4, 3.3, 1.5),
      at(cylinder(0.12, 0.4, accent), -0.4, 3, 1.5),
      wire(
        [
          [-0.2, 4.4, 1.4],
          [0.6, 5.2, 0.8],
          [1.4, 4.8, -0.2],
          [1.5, 4, -0.4],
        ],
        0.1,
        paints.rubber,
      ),
    )
  return machine
}

/** A pull tester: a head with a load cell and a hook, a carriage with a clamp and its hand wheel, a hood between them. */
export function pullTester({ name = 'PT 500', s = 1 } = {}) {
  const deck = 0.22 + 1.1 * s
  const axis = deck + 1.15 * s
  const z = 0.3
  return group(
    at(feet(6.4 * s, 2.4 * s, 0.26), 0, 0, 0),
    at(box(7.6 * s, 1.1 * s, 3.2 * s, paints.graphite, 0.14), 0, 0.22, 0),
    at(box(5 * s, 0.12 * s, 1.9 * s, paints.brushed, 0.04), 1.2 * s, deck - 0.02, z),
    ...[-0.5, 0.5].map((side) =>
      at(cylinder(0.09 * s, 4.8 * s, paints.steel, 'x'), 1.2 * s, deck + 0.18 * s, z + side * s),
    ),
    // head: housing, screen, load cell, slotted hook
    at(box(2.5 * s, 2.6 * s, 2.6 * s, paints.shell, 0.24), -2.3 * s, deck - 0.02, -0.1),
    at(lightLine(2 * s), -2.3 * s, deck + 0.4 * s, 1.3 * s - 0.09),
    at(display(1.6 * s, 1.1 * s, 'curve'), -2.3 * s, deck + 1.6 * s, 1.3 * s - 0.06),
    at(cylinder(0.3 * s, 0.7 * s, paints.steel, 'x'), -0.8 * s, axis, z),
    at(cylinder(0.5 * s, 0.36 * s, paints.darkSteel, 'x', 48), -0.4 * s, axis, z),
    at(cylinder(0.14 * s, 0.5 * s, paints.steel, 'x'), 0, axis, z),
    ...[-0.2, 0.2].map((side) =>
      at(box(0.14 * s, 0.8 * s, 0.26 * s, paints.steel, 0.03), 0.2 * s, axis - 0.4 * s, z + side * s),
    ),
    // carriage: jaws above and below the wire
    at(box(1.6 * s, 1.5 * s, 1.7 * s, paints.shell, 0.12), 2.5 * s, deck + 0.1 * s, z),
    at(box(0.9 * s, 0.4 * s, 0.8 * s, paints.darkSteel, 0.05), 1.55 * s, axis - 0.5 * s, z),
    at(box(0.9 * s, 0.4 * s, 0.8 * s, paints.darkSteel, 0.05), 1.55 * s, axis + 0.1 * s, z),
    at(cylinder(0.1 * s, 0.5 * s, paints.steel), 1.55 * s, axis + 0.5 * s, z),
    at(cylinder(0.24 * s, 0.14 * s, accent), 1.55 * s, axis + 1 * s, z),
    at(handWheel(0.58 * s), 2.5 * s, deck + 0.85 * s, z + 0.85 * s),
    // sample: a wire with its crimped contact in the hook
    at(cylinder(0.1 * s, 1.8 * s, paints.blue, 'x'), 1.1 * s, axis, z),
    at(box(0.5 * s, 0.16 * s, 0.2 * s, paints.brass, 0.03), 0.1 * s, axis - 0.08 * s, z),
    // hood
    at(pane(2 * s, 1.9 * s, { glass: paints.glass, handle: false, bar: 0.08 }), 0.1 * s, deck - 0.02, 1.35 * s),
    at(box(2 * s, 0.05, 1.4 * s, paints.glass, 0.02), 0.1 * s, deck + 1.86 * s, 0.65 * s),
    at(brandMark(0.3 * s, '#f4f5f5'), -3.5 * s, 0.22 + 0.72 * s, 1.6 * s + 0.02),
    at(lettering(name, 0.24 * s, '#aeb6bc', { weight: 500 }), -3.5 * s, 0.22 + 0.32 * s, 1.6 * s + 0.02),
    at(emergencyStop(), 3.1 * s, 0.22 + 0.56 * s, 1.6 * s),
    at(vents(2, 4, { w: 0.6 }), 0.6 * s, 0.5, 1.6 * s + 0.01),
  )
}

/** A hand wheel with three spokes on a shaft; its back is at the origin, it faces +z. */
const handWheel = (radius) =>
  group(
    at(cylinder(radius * 0.2, radius * 0.7, paints.steel, 'z'), 0, 0, radius * 0.3),
    at(ring(radius, radius * 0.14, accent, 'z'), 0, 0, radius * 0.5),
    at(cylinder(radius * 0.32, radius * 0.24, paints.darkSteel, 'z'), 0, 0, radius * 0.5),
    ...[90, 210, 330].map((angle) =>
      at(group(at(cylinder(radius * 0.1, radius, paints.darkSteel), 0, 0, 0)), 0, 0, radius * 0.5, { rz: angle }),
    ),
    at(cylinder(radius * 0.14, radius * 0.7, paints.black, 'z'), radius * 0.7, radius * 0.7, radius * 0.95),
  )

/** A crimp-force monitor: a small control unit with a curve, and its ring sensor. */
export const forceMonitor = ({ name = 'CFM 12' } = {}) =>
  group(
    at(box(4.4, 3, 1.6, paints.graphite, 0.18), 0, 0.1, 0),
    at(box(4.42, 0.5, 1.62, paints.shell, 0.14), 0, 2.62, 0),
    at(display(2.9, 1.8, 'curve', name), -0.5, 1.44, 0.82),
    at(buttons(4), 1.78, 2.1, 0.82),
    at(brandMark(0.24), -1.9, 2.87, 0.82),
    at(lettering(name, 0.2, '#59626a', { weight: 500 }), 0.9, 2.87, 0.82),
    at(lightLine(4), 0, 2.6, 0.81),
    at(cylinder(0.9, 0.6, paints.brushed, 'y', 64), 4, 0, 1),
    at(cylinder(0.42, 0.64, paints.black, 'y', 48), 4, 0, 1),
    at(ring(0.92, 0.05, accent, 'y'), 4, 0.3, 1),
    wire(
      [
        [1.6, 0.5, -0.9],
        [2.6, 0.3, -1.6],
        [3.6, 0.3, -0.8],
        [3.9, 0.3, 0.2],
      ],
      0.09,
      paints.rubber,
    ),
  )

/** A cross-section laboratory: saw and polisher, microscope with camera, screen with the section. */
export function sectionLab({ name = 'XS 3', full = true } = {}) {
  const machine = group(
    at(feet(full ? 8.6 : 3, 3.6, 0.26), 0, 0, 0),
    at(box(full ? 9.6 : 4.2, 0.7, 4.6, paints.graphite, 0.14), 0, 0.22, 0),
    at(
      group(
        box(2.2, 0.4, 2.6, paints.shell, 0.14),
        at(box(0.5, 5, 0.6, paints.shell, 0.12), 0, 0.3, -0.9),
        at(box(1.3, 1.6, 2, paints.shell, 0.26), 0, 3.6, -0.2),
        at(cylinder(0.42, 1.1, paints.brushed), 0, 2.5, 0.3),
        at(cylinder(0.28, 0.5, paints.black), 0, 2.1, 0.3),
        at(ring(0.5, 0.09, paints.white, 'y'), 0, 2.2, 0.3),
        at(cylinder(0.34, 0.9, paints.black), 0, 5.1, 0.1),
        at(cylinder(0.36, 0.14, accent), 0, 5.3, 0.1),
        at(cylinder(0.36, 0.4, paints.black, 'x'), 0.44, 1.6, -0.9),
        at(box(1.4, 0.16, 1.2, paints.black, 0.03), 0, 0.46, 0.3),
        at(cylinder(0.3, 0.24, paints.amberGlass), 0, 0.62, 0.3),
        at(cylinder(0.1, 0.26, paints.copper), 0, 0.62, 0.3),
      ),
      full ? 0.2 : 0,
      0.92,
      0.3,
    ),
  )
  if (full) {
    machine.add(
      at(
        group(
          box(2.6, 2.6, 3, paints.shell, 0.24),
          at(cylinder(0.95, 0.16, paints.brushed, 'y', 64), 0.1, 2.6, 0.3),
          at(cylinder(0.9, 0.06, paints.darkSteel, 'y', 64), 0.1, 2.75, 0.3),
          at(box(0.4, 1.2, 0.4, paints.graphite, 0.05), -0.9, 2.6, -0.8),
          at(box(1.5, 0.34, 0.34, paints.brushed, 0.05), -0.3, 3.6, -0.6),
          at(cylinder(0.2, 0.8, paints.steel), 0.2, 2.84, -0.3),
          at(lightLine(2.1), 0, 1.9, 1.52),
          at(brandMark(0.3), -1, 1.4, 1.52),
          at(lettering(name, 0.24, '#59626a', { weight: 500 }), -1, 0.9, 1.52),
        ),
        -3,
        0.92,
        0,
      ),
      at(display(3.2, 2.3, 'section', `${name} · 0.50 mm²`), 3.1, 3.4, -0.2, { rx: -6, ry: -10 }),
      at(box(0.4, 1.6, 0.4, paints.graphite, 0.06), 3.1, 0.9, -0.6),
    )
  }
  return machine
}

/** Production software: a workplace screen on a stand. */
export const workplace = ({ kind = 'wire' } = {}) =>
  group(
    at(box(3.4, 0.2, 2.4, paints.brushed, 0.08), 0, 0, 0),
    at(box(0.5, 3.4, 0.3, paints.brushed, 0.08), 0, 0.1, -0.4, { rx: -6 }),
    at(display(8.4, 4.9, kind), 0, 4.6, 0, { rx: -4 }),
    at(box(5.2, 0.16, 1.7, paints.graphite, 0.08), 0, 0, 2.6),
    at(box(4.9, 0.06, 1.4, paints.black, 0.03), 0, 0.14, 2.6),
    at(box(0.8, 0.3, 1.3, paints.graphite, 0.14), 3.4, 0, 2.7),
    at(seam(0.01, 0.01), 0, 0, 0),
  )

/** A seal module: bowl feeder, track and insertion head. */
export const sealModule = ({ name = 'SM 1' } = {}) =>
  group(
    at(feet(3, 3, 0.24), 0, 0, 0),
    at(box(3.8, 1.6, 3.8, paints.graphite, 0.16), 0, 0.2, 0),
    at(cylinder(1.5, 0.9, paints.shell, 'y', 72), -0.3, 1.8, -0.3),
    at(cylinder(1.36, 0.06, paints.darkSteel, 'y', 72), -0.3, 2.66, -0.3),
    at(ring(1.45, 0.07, accent, 'y'), -0.3, 2.7, -0.3),
    at(ring(1.1, 0.05, paints.steel, 'y'), -0.3, 2.78, -0.3),
    ...Array.from({ length: 26 }, (_, i) =>
      at(
        ring(0.09, 0.05, [paints.blue, paints.green, paints.yellow][i % 3], 'y'),
        -0.3 + Math.cos(i * 2.4) * Math.sqrt(i / 26) * 1,
        2.76 + (i % 3) * 0.03,
        -0.3 + Math.sin(i * 2.4) * Math.sqrt(i / 26) * 1,
      ),
    ),
    at(box(2.2, 0.16, 0.3, paints.brushed, 0.03), 1.7, 2.5, 0.6, { rz: -12 }),
    at(box(0.8, 2.2, 1, paints.brushed, 0.06), 2.2, 0.3, 0.6),
    at(cylinder(0.2, 0.6, accent, 'z'), 2.2, 2.2, 1.2),
    at(cylinder(0.1, 0.9, paints.steel, 'z'), 2.2, 2.2, 1.4),
    at(brandMark(0.3, '#f4f5f5'), -1.6, 1.3, 1.92),
    at(lettering(name, 0.24, '#aeb6bc', { weight: 500 }), -1.6, 0.85, 1.92),
    at(lightLine(3), 0, 0.5, 1.91),
  )
