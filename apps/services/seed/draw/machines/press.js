// Crimping presses, applicators and the crimping centres that are built of them.
import {
  accent,
  at,
  beam,
  box,
  brandMark,
  buttons,
  cylinder,
  display,
  emergencyStop,
  feet,
  glow,
  group,
  lettering,
  lightLine,
  paints,
  pane,
  profile,
  pulley,
  reel,
  ring,
  screws,
  seam,
  signalTower,
  stripe,
  vents,
  wire,
} from '../parts.js'

/**
 * A crimp applicator: base plate, feed finger, ram with two dials, terminal strip. Stands on its origin. `contacts` is how
 * large the terminals are, `metal` what they are made of.
 */
export function applicator(s = 1, { contacts = 1, metal = paints.brass } = {}) {
  return group(
    box(1.5 * s, 0.16 * s, 1.5 * s, paints.darkSteel, 0.02),
    at(box(0.62 * s, 1.5 * s, 0.5 * s, paints.brushed, 0.03), 0, 0.16 * s, -0.35 * s),
    at(box(0.44 * s, 1.15 * s, 0.42 * s, paints.darkSteel, 0.03), 0, 0.9 * s, -0.05 * s),
    at(cylinder(0.3 * s, 0.16 * s, paints.steel), 0, 2.05 * s, -0.05 * s),
    at(cylinder(0.26 * s, 0.13 * s, accent), 0, 2.21 * s, -0.05 * s),
    at(cylinder(0.14 * s, 0.34 * s, paints.steel), 0, 2.34 * s, -0.05 * s),
    at(cylinder(0.2 * s, 0.1 * s, paints.steel), 0, 2.66 * s, -0.05 * s),
    at(box(0.14 * s, 0.5 * s, 0.2 * s, paints.steel, 0.02), 0, 0.45 * s, 0.12 * s),
    at(box(0.3 * s, 0.3 * s, 0.4 * s, paints.darkSteel, 0.02), 0, 0.16 * s, 0.12 * s),
    // the feed: a plate on a foot, the arm with its finger
    at(box(1.3 * s, 0.1 * s, 0.34 * s, paints.brushed, 0.02), -0.72 * s, 0.36 * s, 0.12 * s),
    at(box(0.2 * s, 0.37 * s, 0.3 * s, paints.darkSteel, 0.02), -1.22 * s, 0, 0.12 * s),
    at(box(0.5 * s, 0.16 * s, 0.44 * s, paints.darkSteel, 0.02), -0.95 * s, 0, 0.12 * s),
    at(box(0.2 * s, 0.9 * s, 0.16 * s, accent, 0.03), -0.5 * s, 0.52 * s, -0.16 * s, { rz: -14 }),
    at(cylinder(0.1 * s, 0.3 * s, paints.steel, 'z'), -0.3 * s, 1.34 * s, -0.12 * s),
    at(box(0.3 * s, 0.16 * s, 0.2 * s, paints.darkSteel, 0.02), -0.26 * s, 1.26 * s, -0.18 * s),
    at(terminals(1.5 * s, s, contacts, metal), -0.9 * s, 0.47 * s, 0.16 * s),
  )
}

/** A strip of terminals along x: a carrier, and on it terminals with an open barrel. */
export function terminals(length, s = 1, contacts = 1, metal = paints.brass) {
  const g = group(box(length, 0.02 * s, 0.05 * s * contacts, metal, 0.004))
  const pitch = 0.13 * s * contacts
  const size = s * contacts
  const count = Math.floor(length / pitch)
  for (let i = 0; i < count; i++)
    g.add(
      at(
        group(
          box(0.06 * size, 0.02 * size, 0.2 * size, metal, 0.006),
          at(box(0.06 * size, 0.06 * size, 0.1 * size, metal, 0.012), 0, 0, 0.06 * size),
          ...[-1, 1].map((side) =>
            at(box(0.014 * size, 0.075 * size, 0.07 * size, metal, 0.005), side * 0.03 * size, 0, -0.05 * size, {
              rz: side * -14,
            }),
          ),
        ),
        (i - (count - 1) / 2) * pitch,
        0,
        0.1 * size,
      ),
    )
  return g
}

/**
 * A C-frame press of a force class; 1 = 20 kN bench press. A heavy one has a dark foot, a drive on its head and its reel
 * beside it.
 */
export function press({
  s = 1,
  name = 'CP 20',
  withReel = true,
  guard = true,
  onBench = true,
  screen = true,
  heavy = false,
} = {}) {
  const w = 2.4 * s
  const d = 4.2 * s
  const y = onBench ? 0.24 : 0
  const frame = profile(
    [
      [-d / 2, 0],
      [d / 2, 0],
      [d / 2, 1.1 * s],
      [0.1 * s, 1.25 * s],
      [-0.1 * s, 1.5 * s],
      [-0.1 * s, 3.3 * s],
      [0.15 * s, 3.6 * s],
      [d / 2 - 0.1, 3.6 * s],
      [d / 2 - 0.1, 6.1 * s],
      [d / 2 - 0.6, 6.5 * s],
      [-d / 2, 6.5 * s],
    ],
    w,
    paints.shell,
    { bevel: 0.1 },
  )
  const machine = group(
    onBench && feet(w - 0.4, d - 0.5, 0.28),
    at(frame, 0, y, 0, { ry: -90 }),
    at(box(w + 0.5, 0.3 * s, d * 0.52, paints.brushed, 0.04), 0, y + 1.02 * s, d * 0.2),
    at(box(1.15 * s, 1.5 * s, 0.9 * s, paints.darkSteel, 0.04), 0, y + 3.35 * s, d * 0.22),
    at(cylinder(0.32 * s, 0.5 * s, paints.steel), 0, y + 3.05 * s, d * 0.22),
    at(applicator(0.98 * s), 0, y + 1.32 * s, d * 0.22),
    at(lightLine(w * 0.78), 0, y + 3.82 * s, d / 2 + 0.01),
    at(brandMark(0.36 * s), -w * 0.4, y + 5.85 * s, d / 2 + 0.02),
    at(lettering(name, 0.27 * s, '#59626a', { weight: 500 }), -w * 0.4, y + 5.4 * s, d / 2 + 0.02),
    at(emergencyStop(), w * 0.24, y + 4.5 * s, d / 2 - 0.1),
    at(buttons(2), -w * 0.22, y + 4.7 * s, d / 2 - 0.02),
    at(vents(2, 7, { w: 0.5 * s }), w / 2 + 0.012, y + 4.6 * s, -d * 0.2, { ry: 90 }),
    at(screws(d * 0.5, 1.5 * s), w / 2 + 0.012, y + 5.1 * s, -d * 0.2, { ry: 90 }),
    at(stripe(d * 0.3, 0.12), w / 2 + 0.014, y + 0.5 * s, d * 0.1, { ry: 90 }),
    guard &&
      at(
        pane(w * 0.98, 1.9 * s, {
          glass: heavy ? paints.glass : paints.amberGlass,
          frame: paints.graphite,
          handle: false,
        }),
        0,
        y + 1.5 * s,
        d / 2 + 0.12,
      ),
  )
  if (heavy) machine.add(...heavyParts({ s, w, d, y }))
  else if (withReel) {
    machine.add(
      at(box(0.22 * s, 3.3 * s, 0.22 * s, paints.graphite, 0.04), -w * 0.5, y + 6.2 * s, -d * 0.2),
      at(reel(1.85 * s, 0.5 * s, { wound: paints.brass }), -w * 0.5 - 0.32 * s, y + 9 * s, -d * 0.2),
    )
    machine.add(
      wire(
        [
          [-w * 0.5 - 0.32 * s, y + 7.5 * s, 0.1],
          [-w * 0.62, y + 5 * s, d * 0.24],
          [-w * 0.8, y + 2.6 * s, d * 0.26],
          [-0.9 * s, y + 1.8 * s, d * 0.26],
        ],
        0.05 * s,
        paints.brass,
      ),
    )
  }
  if (screen)
    machine.add(
      at(display(1.7 * s, 1.2 * s, 'curve', name), w * 0.98, y + 5.6 * s, d * 0.24, { ry: -16, rx: -8 }),
      at(box(0.6 * s, 0.16, 0.16, paints.graphite, 0.03), w * 0.62, y + 5.5 * s, d * 0.13),
    )
  return machine
}

function heavyParts({ s, w, d, y }) {
  const reelX = -w / 2 - 0.75 * s
  return [
    at(box(w + 0.3, 0.95 * s, d + 0.34, paints.graphite, 0.1), 0, y - 0.12, 0),
    at(box(w + 0.1, 0.5 * s, d * 0.86, paints.graphite, 0.1), 0, y + 6.3 * s, -d * 0.06),
    // drive
    at(cylinder(0.8 * s, 1.5 * s, paints.black, 'z', 48), 0, y + 7.4 * s, -d * 0.14),
    ...Array.from({ length: 7 }, (_, i) =>
      at(ring(0.8 * s, 0.05 * s, paints.graphite), 0, y + 7.4 * s, -d * 0.14 + (i - 3) * 0.2 * s),
    ),
    at(cylinder(0.62 * s, 0.5 * s, paints.brushed, 'z', 48), 0, y + 7.4 * s, d * 0.09),
    at(box(1 * s, 0.9 * s, 1.3 * s, paints.graphite, 0.08), 0, y + 6.6 * s, -d * 0.14),
    // reel beside the frame, and the strip that it lets down to the feed
    at(box(0.9 * s, 0.26 * s, 0.26 * s, paints.graphite, 0.04), -w / 2 - 0.35 * s, y + 5.5 * s, -d * 0.1),
    at(reel(2.1 * s, 0.7 * s, { wound: paints.copper, core: paints.white }), reelX, y + 5.6 * s, -d * 0.1),
    wire(
      [
        [reelX, y + 5.2 * s, -d * 0.1 + 1.64 * s],
        [reelX, y + 3.4 * s, d * 0.28],
        [-w * 0.62, y + 2.2 * s, d * 0.27],
        [-0.9 * s, y + 1.8 * s, d * 0.26],
      ],
      0.05 * s,
      paints.copper,
    ),
    at(signalTower(0.9 * s), w * 0.3, y + 6.7 * s, -d * 0.38),
  ]
}

/** What shows that a line runs at night: the white lamp of its tower, and light below its upper housing. */
const runningLamps = { lamps: [paints.red, paints.yellow, paints.white], lit: 2, radius: 0.36 }

/** Crimp-to-crimp machine: a long frame under one hood, presses on both sides of the wire's way. */
export function crimpCentre({
  presses = 4,
  name = 'CrimpLine 4',
  length = 26,
  sealing = false,
  isRunning = false,
} = {}) {
  const d = 9
  const deck = 8.2
  const machine = group(
    at(feet(length - 1.4, d - 1.6, 0.4), 0, 0, 0),
    at(box(length, deck - 1, d - 1, paints.graphite, 0.12), 0, 0.5, -0.3),
    at(box(length + 0.3, 0.5, d, paints.shell, 0.14), 0, deck - 0.5, 0),
    at(lightLine(length * 0.97, 0.1), 0, deck - 0.68, d / 2 - 0.75),
    at(box(length, 0.7, d * 0.5, paints.shell, 0.22), 0, deck + 9.2, -d * 0.2),
    at(box(length, 9.4, 0.4, paints.shell, 0.1), 0, deck, -d * 0.42),
    at(brandMark(0.66), -length / 2 + 0.9, deck + 9.56, d * 0.05 + 0.03),
    at(stripe(0.5, 0.7), -length / 2 + 3.75, deck + 9.55, d * 0.05 + 0.02),
    at(lettering(name, 0.5, '#59626a', { weight: 500 }), -length / 2 + 4.5, deck + 9.56, d * 0.05 + 0.03),
  )
  const bays = Math.max(3, Math.round(length / 6))
  const bay = length / bays
  for (let i = 0; i < bays; i++) {
    const x = -length / 2 + bay * (i + 0.5)
    machine.add(
      at(seam(0.04, deck - 2.1), x + bay / 2, (deck - 1) / 2 + 0.5, d / 2 - 0.8 + 0.01),
      at(pane(bay - 0.08, 9, { bar: 0.16 }), x, deck + 0.02, d / 2 - 0.6),
      at(box(0.9, 0.12, 0.1, paints.steel, 0.04), x - bay * 0.36, deck - 1.9, d / 2 - 0.75),
    )
    if (i % 2 === 0) machine.add(at(vents(2, 6, { w: 0.8 }), x, 1.6, d / 2 - 0.79))
  }
  for (const x of [-length / 2 + 0.06, length / 2 - 0.06])
    machine.add(at(box(0.12, 9.3, d * 0.78, paints.graphite, 0.03), x, deck, -0.2))
  for (let i = 0; i < presses; i++) {
    const x = -length / 2 + (length / (presses + 1)) * (i + 1) + (i < presses / 2 ? -0.6 : 0.6)
    machine.add(
      at(
        press({ s: 0.92, name: 'CP 20', withReel: false, guard: false, onBench: false, screen: false }),
        x,
        deck,
        -1.1,
      ),
    )
    machine.add(
      at(box(0.26, 3, 0.26, paints.graphite, 0.04), x, deck + 9.8, -d * 0.28),
      at(
        reel(2.1, 0.5, { wound: i % 2 ? paints.copper : paints.brass, core: paints.white }),
        x - 0.4,
        deck + 12.6,
        -d * 0.28,
      ),
    )
  }
  const z = 1.7
  machine.add(
    wire(
      [
        [-length * 0.62, deck + 1.2, z],
        [-length * 0.5, deck + 2.4, z],
        [0, deck + 2.4, z],
        [length * 0.44, deck + 2.4, z],
      ],
      0.09,
      paints.red,
    ),
    at(beam(length * 0.92, 0.4), 0, deck + 1.4, z + 0.1),
    at(box(2.2, 1.5, 1.4, paints.brushed, 0.06), 0, deck + 1.6, z),
    at(box(0.3, 1.1, 1.46, accent, 0.03), 0.3, deck + 1.8, z),
    at(box(1.3, 1, 1.2, paints.darkSteel, 0.06), -length * 0.16, deck + 1.8, z),
    at(box(1.3, 1, 1.2, paints.darkSteel, 0.06), length * 0.16, deck + 1.8, z),
    at(signalTower(1.6, isRunning ? runningLamps : {}), length / 2 - 0.8, deck + 9.9, -d * 0.3),
    at(emergencyStop(), length / 2 - 1, deck - 2, d / 2 - 0.7),
    at(emergencyStop(), -length / 2 + 1, deck - 2, d / 2 - 0.7),
  )
  if (isRunning) machine.add(at(box(length * 0.92, 0.12, 0.3, glow('#ffffff'), 0.04), 0, deck + 9.08, 0.1))
  for (let i = 0; i < 5; i++)
    machine.add(at(pulley(0.36), -length * 0.46 + i * 0.55, deck + 2.4 + (i % 2 ? 0.38 : -0.38), z + 0.05))
  if (sealing)
    for (const x of [-length * 0.3, length * 0.3])
      machine.add(
        at(cylinder(0.9, 1.3, paints.shellDark), x, deck + 4.2, 1.2),
        at(cylinder(0.92, 0.14, accent), x, deck + 5.3, 1.2),
      )
  // the operator's desk: a display on an arm, keyboard shelf
  machine.add(
    at(cylinder(0.14, 3.4, paints.graphite), length / 2 + 0.9, deck - 1.2, d / 2 - 1),
    at(box(1.2, 0.24, 0.3, paints.graphite, 0.05), length / 2 + 0.4, deck - 1.1, d / 2 - 1),
    at(display(3.2, 2.2, 'wire', name), length / 2 + 0.9, deck + 2.6, d / 2 - 0.4, { rx: -8, ry: 6 }),
    at(box(2.6, 0.12, 1.2, paints.graphite, 0.05), length / 2 + 0.9, deck + 0.6, d / 2 - 0.2, { rx: 8 }),
  )
  return machine
}

const applicatorKinds = {
  mini: { s: 3, contacts: 1, metal: paints.brass },
  micro: { s: 2.6, contacts: 0.62, metal: paints.steel },
  hv: { s: 4, contacts: 2.6, metal: paints.copper },
}

/** The applicator as a product of its own, large, with a length of terminals that runs down to the table. */
export function applicatorAlone({ kind = 'mini' } = {}) {
  const { s, ...strip } = applicatorKinds[kind]
  const tail = (length, x, y, turn) =>
    at(terminals(length, s, strip.contacts, strip.metal), x, y, 0.16 * s, { rz: turn })
  const machine = group(applicator(s, strip), kind !== 'hv' && tail(0.56 * s, -1.78 * s, 0.25 * s, 60))
  if (kind === 'micro')
    machine.add(
      // a screw for tenths of a millimetre with its scale, and a lens above the anvil
      at(cylinder(0.16 * s, 0.5 * s, paints.brushed, 'z'), 0, 1.7 * s, 0.3 * s),
      at(cylinder(0.2 * s, 0.2 * s, accent, 'z'), 0, 1.7 * s, 0.6 * s),
      at(ring(0.3 * s, 0.05 * s, paints.black, 'z'), 0.62 * s, 0.8 * s, 0.7 * s, { ry: -18 }),
      at(cylinder(0.29 * s, 0.03 * s, paints.glass, 'z'), 0.62 * s, 0.8 * s, 0.7 * s, { ry: -18 }),
      at(box(0.08 * s, 0.5 * s, 0.08 * s, paints.steel, 0.01), 0.66 * s, 0.14 * s, 0.68 * s),
    )
  if (kind === 'hv')
    machine.add(
      // an air cylinder moves the feed; a wide foot takes the force
      at(cylinder(0.2 * s, 0.9 * s, paints.brushed, 'x'), -0.85 * s, 1.34 * s, -0.12 * s),
      at(cylinder(0.23 * s, 0.12 * s, paints.black, 'x'), -1.3 * s, 1.34 * s, -0.12 * s),
      at(cylinder(0.23 * s, 0.12 * s, paints.black, 'x'), -0.42 * s, 1.34 * s, -0.12 * s),
      at(box(0.16 * s, 1.2 * s, 0.2 * s, paints.darkSteel, 0.02), -1.22 * s, 0.14 * s, -0.12 * s),
      at(box(1.9 * s, 0.12 * s, 1.9 * s, paints.graphite, 0.03), 0, 0, -0.1 * s),
      at(box(0.8 * s, 0.5 * s, 0.62 * s, paints.graphite, 0.05), 0, 1.6 * s, -0.1 * s),
      wire(
        [
          [-1.36 * s, 1.4 * s, -0.12 * s],
          [-1.7 * s, 1.5 * s, -0.3 * s],
          [-1.8 * s, 0.6 * s, -0.8 * s],
          [-1.5 * s, 0.06 * s, -1.4 * s],
        ],
        0.05 * s,
        paints.blue,
      ),
    )
  return machine
}
