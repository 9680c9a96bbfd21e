// Machines of harness making: twisting, taping, block loading, shrinking, test benches.
import {
  accent,
  at,
  beam,
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
  ring,
  seam,
  signalTower,
  stripe,
  vents,
  wire,
} from '../parts.js'

/** A twisting machine: two heads on a long rail. */
export function twister({ length = 34, name = 'TW 60' } = {}) {
  const machine = group(
    at(beam(length, 0.9), 0, 7.2, 0),
    at(beam(length, 0.6, paints.graphite), 0, 3, 0.2),
    at(lightLine(length * 0.96, 0.1), 0, 6.9, 0.47),
  )
  for (let i = 0; i < 5; i++) {
    const x = -length / 2 + 1.2 + (i * (length - 2.4)) / 4
    machine.add(
      at(box(0.9, 7, 1.4, paints.graphite, 0.08), x, 0.3, 0),
      at(box(1.4, 0.3, 3.6, paints.graphite, 0.06), x, 0.2, 0),
      at(feet(0.6, 3, 0.24), x, 0, 0),
    )
  }
  const head = (label) =>
    group(
      box(4.2, 4.6, 3.4, paints.shell, 0.24),
      at(cylinder(1.1, 0.7, paints.brushed, 'x', 64), -2.2, 2.6, 0.4),
      at(cylinder(0.8, 0.5, accent, 'x', 48), -2.6, 2.6, 0.4),
      at(box(0.5, 0.3, 0.9, paints.darkSteel, 0.04), -3, 2.75, 0.4),
      at(box(0.5, 0.3, 0.9, paints.darkSteel, 0.04), -3, 2.2, 0.4),
      at(brandMark(0.46), -1.8, 4, 1.72),
      at(lettering(label, 0.34, '#59626a', { weight: 500 }), -1.8, 3.4, 1.72),
      at(vents(2, 6, { w: 0.8 }), 0.6, 0.6, 1.71),
    )
  machine.add(at(head(name), length / 2 - 2.2, 8, 0), at(head(''), -length * 0.3, 8, 0, { ry: 180 }))
  for (const phase of [0, Math.PI]) {
    const points = []
    for (let i = 0; i <= 220; i++) {
      const t = i / 220
      const a = t * 60 * Math.PI + phase
      points.push([
        -length * 0.3 + 3.1 + t * (length * 0.8 - 8.4),
        10.5 + Math.cos(a) * 0.11,
        0.4 * (2 * t - 1) * 1 + Math.sin(a) * 0.11,
      ])
    }
    machine.add(wire(points, 0.1, phase ? paints.yellow : paints.blue))
  }
  machine.add(
    at(display(2.4, 1.7), length / 2 - 1.8, 13.6, 1.2, { rx: -8 }),
    at(box(0.3, 1.4, 0.3, paints.graphite, 0.05), length / 2 - 1.8, 12.5, 0.9),
    at(emergencyStop(), length / 2 - 1, 9, 1.72),
    at(signalTower(1.2), length / 2 - 0.6, 12.6, -1),
  )
  return machine
}

/** A taping machine on a bench: ring with a tape reel that runs round the bundle. */
export function taper({ name = 'TP 30' } = {}) {
  const inks = [paints.red, paints.blue, paints.yellow, paints.green, paints.white, paints.black]
  return group(
    at(feet(4.4, 3.4, 0.28), 0, 0, 0),
    at(box(5.4, 1.5, 4.2, paints.graphite, 0.14), 0, 0.24, 0),
    at(box(2.2, 4.2, 2.4, paints.shell, 0.26), -1.4, 1.7, -0.7),
    at(ring(1.5, 0.24, paints.brushed, 'x'), 0.4, 3.8, 0.4),
    at(ring(1.5, 0.1, accent, 'x'), 0.68, 3.8, 0.4),
    at(cylinder(0.62, 0.5, paints.black, 'x'), 0.75, 5, 1.1),
    at(cylinder(0.24, 0.6, paints.white, 'x'), 0.8, 5, 1.1),
    at(box(0.6, 0.9, 1.6, paints.shell, 0.1), 0.4, 1.7, 0.4),
    ...inks.map((ink, i) =>
      wire(
        [
          [-4.2, 3.2 + (i % 3) * 0.18, 0.2 + Math.floor(i / 3) * 0.2],
          [-2, 3.7 + (i % 3) * 0.12, 0.35 + Math.floor(i / 3) * 0.12],
          [0.4, 3.75 + (i % 3) * 0.1, 0.36 + Math.floor(i / 3) * 0.1],
          [1.6, 3.7 + (i % 3) * 0.12, 0.36 + Math.floor(i / 3) * 0.12],
          [4, 2.9 + (i % 3) * 0.3, -0.2 + i * 0.22],
        ],
        0.1,
        ink,
      ),
    ),
    at(cylinder(0.27, 2.6, paints.rubber, 'x'), -1, 3.86, 0.42),
    at(brandMark(0.34, '#f4f5f5'), -2.4, 1.3, 2.12),
    at(lettering(name, 0.28, '#aeb6bc', { weight: 500 }), -2.4, 0.8, 2.12),
    at(stripe(0.8, 0.1), 2, 0.8, 2.12),
    at(buttons(2), 2.1, 1.5, 2.12),
    at(lightLine(2), -1.4, 2.1, 0.52),
    at(display(1.5, 1.1), -1.4, 4.6, 0.56),
  )
}

/** A block loader: a cell that plugs crimped wires into housings on pallets. */
export function blockLoader({ housings = 8, name = 'HL 8', open = false } = {}) {
  const w = 12 + housings * 0.35
  const d = 10
  const machine = group(
    at(feet(w - 1, d - 1, 0.36), 0, 0, 0),
    at(box(w, 7.4, d, paints.graphite, 0.14), 0, 0.4, 0),
    at(box(w + 0.2, 0.5, d + 0.2, paints.shell, 0.14), 0, 7.6, 0),
    at(box(w, 1.5, d, paints.shell, 0.26), 0, 18.2, 0),
    at(brandMark(0.72), -w / 2 + 0.8, 18.95, d / 2 + 0.03),
    at(lettering(name, 0.56, '#59626a', { weight: 500 }), -w / 2 + 5.9, 18.95, d / 2 + 0.03),
    at(lightLine(w * 0.96, 0.12), 0, 18.1, d / 2 - 0.05),
    at(box(w, 10, 0.3, paints.shellDark, 0.05), 0, 8.1, -d / 2 + 0.2),
  )
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      machine.add(at(box(0.5, 10.4, 0.5, paints.graphite, 0.06), x * (w / 2 - 0.25), 8, z * (d / 2 - 0.25)))
  for (const x of [-1, 1])
    machine.add(
      open
        ? group()
        : at(pane(w / 2 - 0.5, 10, { glass: paints.glass, bar: 0.2 }), (x * (w / 2 - 0.3)) / 2, 8.1, d / 2 - 0.2),
      at(pane(d - 1, 10, { glass: paints.smoked, bar: 0.2, handle: false }), x * (w / 2 - 0.2), 8.1, 0, { ry: 90 }),
      at(seam(0.04, 6.6), (x * w) / 6, 4.1, d / 2 + 0.004),
    )
  machine.add(
    at(vents(3, 8, { w: 1 }), 0, 1.6, d / 2 + 0.01),
    at(emergencyStop(), w / 2 - 1, 6.6, d / 2 + 0.05),
    at(display(2.8, 2), w / 2 + 0.9, 11, d / 2 + 0.4, { ry: -14, rx: -6 }),
    at(box(1.6, 0.24, 0.24, paints.graphite, 0.04), w / 2 + 0.3, 11, d / 2),
    at(signalTower(1.4), -w / 2 + 0.9, 19.6, -d / 3),
  )
  // the handling robot: gantry, arm, gripper with a wire
  machine.add(
    at(beam(w - 1.4, 0.8), 0, 16.4, -0.6),
    at(box(1.8, 1.8, 1.4, paints.shellDark, 0.12), -1, 15.2, 0.2),
    at(box(0.7, 4.6, 0.7, paints.brushed, 0.06), -1, 11, 0.5),
    at(cylinder(0.45, 0.9, accent), -1, 10.3, 0.5),
    at(box(0.14, 0.9, 0.4, paints.steel, 0.02), -1.2, 9.6, 0.5),
    at(box(0.14, 0.9, 0.4, paints.steel, 0.02), -0.8, 9.6, 0.5),
    wire(
      [
        [-1, 9.8, 0.6],
        [-1, 9.2, 1.6],
        [0.6, 9, 2.6],
        [2.6, 9.6, 2.4],
        [4, 12, -1],
      ],
      0.1,
      paints.yellow,
    ),
  )
  for (let i = 0; i < housings; i++) {
    const x = -w * 0.38 + (i % 8) * 1.15
    const z = 2.6 - Math.floor(i / 8) * 1.7
    machine.add(
      at(box(0.9, 0.3, 1.3, paints.brushed, 0.04), x, 8.1, z),
      at(box(0.7, 0.7, 0.9, [paints.black, paints.white, paints.blue, paints.green][i % 4], 0.06), x, 8.4, z),
    )
    if (i % 3 !== 1)
      for (let k = 0; k < 3; k++)
        machine.add(
          wire(
            [
              [x - 0.2 + k * 0.2, 8.9, z - 0.3],
              [x - 0.2 + k * 0.2, 9.5, z - 0.9],
              [x - 0.6 + k * 0.5, 9.2, z - 2.4],
            ],
            0.06,
            [paints.red, paints.yellow, paints.blue][k],
          ),
        )
  }
  return machine
}

/** A heat-shrink machine: tunnel with a chain and a hot mouth. */
export function shrinker({ name = 'HS 40' } = {}) {
  return group(
    at(feet(7, 3.6, 0.28), 0, 0, 0),
    at(box(8, 1.7, 4.6, paints.graphite, 0.14), 0, 0.24, 0),
    at(box(8, 2.6, 2, paints.shell, 0.3), 0, 1.9, -1.2),
    at(box(6, 0.9, 2.6, paints.shell, 0.2), 0, 3.6, -0.2),
    at(box(5.6, 0.06, 1.7, paints.darkSteel, 0.02), 0, 3.56, 0.1),
    at(box(5.4, 0.1, 0.5, paints.copper, 0.03), 0, 3.44, 0.4),
    at(box(8.6, 0.3, 0.5, paints.rubber, 0.1), 0, 2.4, 1.2),
    at(box(8.6, 0.3, 0.5, paints.rubber, 0.1), 0, 2.4, 0.2),
    wire(
      [
        [-5.4, 2.5, 0.8],
        [-4, 2.85, 0.7],
        [4, 2.85, 0.7],
        [5.6, 2.4, 0.9],
      ],
      0.12,
      paints.red,
    ),
    at(cylinder(0.2, 1.6, paints.black, 'x'), -2.6, 2.86, 0.7),
    at(cylinder(0.22, 1.2, paints.blue, 'x'), 3.3, 2.86, 0.7),
    at(brandMark(0.36, '#f4f5f5'), -3.6, 1.5, 2.32),
    at(lettering(name, 0.3, '#aeb6bc', { weight: 500 }), -3.6, 0.95, 2.32),
    at(vents(2, 6, { w: 0.7 }), 0.6, 0.6, 2.31),
    at(emergencyStop(), 3.3, 1.2, 2.32),
    at(display(1.7, 1.2), -2.4, 5.6, 0.3, { rx: -10 }),
    at(box(0.3, 1, 0.3, paints.graphite, 0.05), -2.4, 4.4, -0.2),
    at(lightLine(5.8), 0, 4.1, 1.12),
  )
}

/** A harness test bench: an inclined board with a laid harness, test modules and a screen. */
export function testBench({ modules = 10, name = 'TB 128', length = 22 } = {}) {
  const machine = group()
  for (const x of [-1, 1])
    machine.add(
      at(box(0.8, 8.4, 0.8, paints.graphite, 0.06), (x * length) / 2.6, 0.2, -1.4),
      at(box(1, 0.3, 6, paints.graphite, 0.06), (x * length) / 2.6, 0.1, 0),
      at(feet(0.4, 5.2, 0.2), (x * length) / 2.6, 0, 0),
    )
  machine.add(at(beam(length * 0.8, 0.6, paints.graphite), 0, 2, -1.4))
  const board = group(
    box(length, 8.6, 0.3, paints.shell, 0.08),
    at(box(length, 0.4, 0.5, paints.brushed, 0.05), 0, -0.3, 0.1),
    at(box(length, 0.4, 0.5, paints.brushed, 0.05), 0, 8.5, 0.1),
    at(
      decal(
        length - 0.6,
        8.2,
        (c, W, H) => {
          c.fillStyle = '#eef1f2'
          c.fillRect(0, 0, W, H)
          c.strokeStyle = '#cfd6da'
          for (let x = 0; x < W; x += W / 44) c.strokeRect(x, 0, 0, H)
          for (let y = 0; y < H; y += H / 17) c.strokeRect(0, y, W, 0)
        },
        { pixels: 60 },
      ),
      0,
      4.3,
      0.16,
    ),
  )
  const inks = [paints.red, paints.blue, paints.yellow, paints.green, paints.black, paints.white]
  for (let i = 0; i < modules; i++) {
    const x = -length / 2 + 1.4 + (i * (length - 2.8)) / (modules - 1)
    const high = i % 2 === 0
    const y = high ? 7 : 1
    board.add(
      at(box(1.3, 0.9, 0.9, paints.graphite, 0.08), x, y - 0.4, 0.5),
      at(box(0.8, 0.5, 1, inks[i % 5], 0.06), x, y - 0.2, 0.6),
      at(box(0.16, 0.16, 0.1, paints.green, 0.03), x + 0.45, y - 0.3, 0.98),
    )
    for (let k = 0; k < 3; k++)
      board.add(
        wire(
          [
            [x, high ? y - 0.4 : y + 0.5, 0.5],
            [x + k * 0.12, high ? 5.6 : 2.8, 0.5],
            [x + (x < 0 ? 1.2 : -1.2), 4.2 + k * 0.13, 0.45],
            [x * 0.2, 4.2 + k * 0.13, 0.45],
          ],
          0.07,
          inks[(i + k) % 6],
        ),
      )
  }
  board.add(at(cylinder(0.36, length * 0.5, paints.rubber, 'x'), 0, 4.3, 0.48))
  for (const x of [-3, 0, 3]) board.add(at(box(0.2, 1, 0.8, paints.yellow, 0.04), x, 3.8, 0.5))
  machine.add(
    at(board, 0, 5.4, 0.4, { rx: -24 }),
    at(box(0.3, 3.4, 0.3, paints.graphite, 0.05), length / 2 - 2, 12.2, -3.6),
    at(display(3, 2.1), length / 2 - 2, 16.2, -3.2),
    at(box(4.4, 1.4, 2.2, paints.graphite, 0.12), -length * 0.24, 2.5, 0.4),
    at(brandMark(0.44, '#f4f5f5'), -length * 0.24 - 1.9, 3.4, 1.52),
    at(lettering(name, 0.4, '#d6dbdf', { weight: 500 }), -length * 0.24 - 1.9, 2.85, 1.52),
  )
  return machine
}
