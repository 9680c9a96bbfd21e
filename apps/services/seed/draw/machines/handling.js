// Wire handling machines: prefeeders, dereelers, coilers, stackers.
import {
  accent,
  at,
  box,
  brandMark,
  buttons,
  castor,
  cylinder,
  display,
  emergencyStop,
  feet,
  group,
  lettering,
  lightLine,
  paints,
  pulley,
  reel,
  ring,
  stripe,
  vents,
  winding,
  wire,
} from '../parts.js'

/** A prefeeder: a drum on a column, a dancer arm with pulleys. */
export function prefeeder({ name = 'PF 3000', ink = paints.blue, drums = 1, height = 1 } = {}) {
  const machine = group()
  const w = 3.4 + drums * 0.6
  machine.add(
    at(box(w, 6.2 * height, 3.6, paints.graphite, 0.14), 0, 0.8, 0),
    at(box(w - 0.2, 2.6, 3.7, paints.shell, 0.16), 0, 0.8 + 6.2 * height - 2.4, 0),
  )
  for (const [x, z] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ])
    machine.add(at(castor(0.8), x * (w / 2 - 0.4), 0, z * 1.4))
  const top = 0.8 + 6.2 * height
  machine.add(
    at(brandMark(0.42), -w / 2 + 0.4, top - 0.35, 1.87),
    at(lettering(name, 0.32, '#59626a', { weight: 500 }), -w / 2 + 0.4, top - 0.95, 1.87),
    at(lightLine(w * 0.8), 0, top - 2.5, 1.83),
    at(vents(2, 6, { w: 0.8 }), 0, 1.8, 1.82),
    at(emergencyStop(), w / 2 - 0.7, top - 1.1, 1.86),
  )
  for (let i = 0; i < drums; i++) {
    const z = -0.2 - i * 1.5
    machine.add(
      at(box(0.5, 4.4, 0.5, paints.graphite, 0.06), -w / 2 + 0.3, top, z),
      at(reelAcross(2.6, 1.7, ink), -w / 2 + 0.5, top + 3.1, z + 1.2),
    )
  }
  // the dancer: an upright with fixed pulleys above and moving ones below
  const x = w / 2 - 0.5
  machine.add(
    at(box(0.36, 7.2, 0.36, paints.brushed, 0.04), x, top - 0.2, 0.6),
    at(box(2.4, 0.3, 0.3, paints.brushed, 0.04), x + 0.4, top + 6.6, 0.6),
    at(box(2.4, 0.24, 0.3, accent, 0.04), x + 0.4, top + 1.9, 0.7),
  )
  for (let i = 0; i < 3; i++) {
    machine.add(
      at(pulley(0.5), x - 0.4 + i * 0.85, top + 6.5, 0.95),
      at(pulley(0.5), x - 0.4 + i * 0.85, top + 2, 1.02),
    )
    machine.add(
      wire(
        [
          [x - 0.9 + i * 0.85, top + 6.5, 0.97],
          [x - 0.9 + i * 0.85, top + 2, 1],
        ],
        0.06,
        ink,
      ),
      wire(
        [
          [x + 0.1 + i * 0.85, top + 6.5, 0.97],
          [x + 0.1 + i * 0.85, top + 2, 1],
        ],
        0.06,
        ink,
      ),
    )
  }
  machine.add(
    wire(
      [
        [-w / 2 + 2.8, top + 4, 1],
        [x - 1.6, top + 6.2, 1],
        [x - 0.9, top + 6.6, 0.97],
      ],
      0.06,
      ink,
    ),
    wire(
      [
        [x + 1.8, top + 6.5, 0.97],
        [x + 2.6, top + 5.4, 1],
        [x + 4.6, top + 4.6, 1],
      ],
      0.06,
      ink,
    ),
  )
  return machine
}

function reelAcross(radius, width, ink) {
  return at(
    group(
      reel(radius, width, { core: paints.white, wound: ink, fill: 0.1 }),
      winding(radius * 0.72, width - 0.2, ink, 0.17),
    ),
    0,
    0,
    0,
    { ry: 90 },
  )
}

/** A barrel-pack dereeler without drive: drum stand with guide arch. */
export function drumStand({ ink = paints.green } = {}) {
  return group(
    at(box(6.4, 0.5, 5, paints.graphite, 0.1), 0, 0.7, 0),
    ...[
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ].map(([x, z]) => at(castor(0.7), x * 2.7, 0, z * 2)),
    at(box(0.4, 5.4, 0.5, paints.shell, 0.06), -2.6, 1.2, 0),
    at(box(0.4, 5.4, 0.5, paints.shell, 0.06), 2.6, 1.2, 0),
    at(group(reel(3.3, 4, { core: paints.shellDark, wound: ink, fill: 0.1 }), winding(2.5, 3.7, ink, 0.24)), 0, 4.8, 0),
    at(cylinder(0.2, 6, paints.steel, 'x'), 0, 4.8, 0),
    at(cylinder(0.34, 0.24, accent, 'x'), 3, 4.8, 0),
    at(cylinder(0.34, 0.24, accent, 'x'), -3, 4.8, 0),
    wire(
      [
        [0.6, 7.2, 0.4],
        [2.6, 8.2, 1.6],
        [5.6, 7.4, 2],
      ],
      0.12,
      ink,
    ),
    at(brandMark(0.34, '#f4f5f5'), -2.9, 0.96, 2.52),
    at(stripe(1.2, 0.1), 2.2, 0.95, 2.52),
  )
}

/** A coiler with two pans under a hood-less frame. */
export function coiler({ name = 'Coil 320', ink = paints.yellow, pans = 2 } = {}) {
  const w = 4.4 * pans
  // With one pan there is no room for the name beside the maker's, nor for the screen beside both.
  const isNarrow = pans === 1
  const armAt = isNarrow ? -0.5 : -2.1
  const machine = group(
    at(box(w, 5.4, 4.6, paints.graphite, 0.14), 0, 0.8, 0),
    at(box(w + 0.2, 0.4, 4.9, paints.shell, 0.12), 0, 6.1, 0),
    at(box(w, 4.6, 0.8, paints.shell, 0.18), 0, 6.4, -2),
    at(brandMark(0.5), -w / 2 + 0.6, 10.4, -1.58),
    at(lettering(name, 0.4, '#59626a', { weight: 500 }), -w / 2 + (isNarrow ? 0.6 : 3.3), isNarrow ? 9.7 : 10.4, -1.58),
    at(lightLine(w * 0.94), 0, 6.9, -1.58),
    at(display(1.8, 1.3), w / 2 - 1.4, isNarrow ? 8.6 : 9.6, -1.45),
    at(emergencyStop(), w / 2 - 0.9, 4.6, 2.3),
    at(buttons(3), w / 2 - 2, 4.9, 2.32),
    at(vents(isNarrow ? 2 : 3, 6, { w: 0.9 }), -w * 0.2, 1.8, 2.31),
  )
  for (const [x, z] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ])
    machine.add(at(castor(0.8), x * (w / 2 - 0.6), 0, z * 1.8))
  for (let i = 0; i < pans; i++) {
    const x = (i - (pans - 1) / 2) * 4.2
    machine.add(
      at(cylinder(1.9, 0.2, paints.brushed, 'y', 72), x, 6.5, 0.4),
      at(cylinder(1.75, 0.1, paints.darkSteel, 'y', 72), x, 6.66, 0.4),
      at(cylinder(0.7, 1.2, paints.steel, 'y', 48), x, 6.7, 0.4),
    )
    for (let k = 0; k < (i === 0 ? 6 : 3); k++)
      for (const r of [0.86, 1.04, 1.22]) machine.add(at(ring(r, 0.09, ink, 'y'), x, 6.86 + k * 0.17, 0.4))
    for (let k = 0; k < 4; k++)
      machine.add(
        at(
          cylinder(0.09, 1.5, accent),
          x + Math.cos(k * 1.571 + 0.8) * 1.55,
          6.7,
          0.4 + Math.sin(k * 1.571 + 0.8) * 1.55,
        ),
      )
  }
  machine.add(
    at(box(0.3, 0.3, 2.6, paints.brushed, 0.05), armAt, isNarrow ? 8.3 : 9, -0.6),
    wire(
      [
        [-w / 2 - 2.4, 9.6, -1],
        [-w / 2, 9.2, 0],
        [armAt - 0.4, isNarrow ? 8.1 : 8.8, 0.6],
        [isNarrow ? 0.75 : -1.1, 7.8, 0.9],
      ],
      0.09,
      ink,
    ),
  )
  return machine
}

/** A stacker: a long belt with a tilting trough that lays cut wires side by side. */
export function stacker({ length = 20, name = 'DS 20', ink = paints.blue } = {}) {
  const machine = group(
    at(box(length, 0.9, 3, paints.shell, 0.14), 0, 6, 0),
    at(box(length - 0.3, 0.06, 2.1, paints.rubber, 0.02), 0, 6.9, 0),
    at(lightLine(length * 0.96), 0, 6.5, 1.52),
    at(box(length * 0.98, 0.7, 0.12, paints.brushed, 0.03), 0, 6.7, 1.9, { rx: 40 }),
    at(brandMark(0.42), -length / 2 + 0.6, 6.62, 1.53),
    at(lettering(name, 0.34, '#59626a', { weight: 500 }), -length / 2 + 2.9, 6.62, 1.53),
  )
  for (let i = 0; i < 4; i++) {
    const x = -length / 2 + 1.6 + (i * (length - 3.2)) / 3
    machine.add(
      at(box(0.5, 5.8, 0.7, paints.graphite, 0.06), x, 0.3, 0),
      at(box(0.6, 0.24, 3.2, paints.graphite, 0.05), x, 0.2, 0),
      at(feet(0.01, 2.8, 0.24), x, 0, 0),
      at(box(0.3, 0.3, 2.2, paints.graphite, 0.04), x, 4.6, 0.8),
    )
  }
  machine.add(
    at(box(length * 0.94, 0.12, 1.7, paints.brushed, 0.03), 0, 4.5, 2.3, { rx: 14 }),
    at(box(length * 0.94, 0.6, 0.08, paints.brushed, 0.02), 0, 4.3, 3.12),
  )
  for (let i = 0; i < 9; i++)
    machine.add(
      wire(
        [
          [-length * 0.42, 4.78 + (i % 3) * 0.11, 2.5 + Math.floor(i / 3) * 0.2],
          [length * 0.4, 4.78 + (i % 3) * 0.11, 2.5 + Math.floor(i / 3) * 0.2],
        ],
        0.07,
        i % 4 === 3 ? paints.red : ink,
      ),
    )
  machine.add(
    wire(
      [
        [-length * 0.56, 7.6, 0],
        [-length * 0.45, 7.1, 0],
        [length * 0.3, 7.05, 0],
      ],
      0.08,
      ink,
    ),
    at(box(2.4, 2.2, 2.6, paints.graphite, 0.12), length / 2 - 1.2, 3.7, -0.1),
    at(emergencyStop(), length / 2 - 1.2, 5.2, 1.3),
  )
  return machine
}
