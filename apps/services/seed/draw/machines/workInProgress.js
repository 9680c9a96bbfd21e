// Work in progress: a blade is changed, a feed is mounted, a control cabinet is wired, a stripped wire is measured.
import * as THREE from 'three'
import { accent, at, box, cylinder, decal, group, paints, profile, ring, sphere, turned, wire } from '../parts.js'
import { insulation, strands, tube } from './applications.js'
import { belt, wirePath } from './closeups.js'
import { terminalRail } from './details.js'

/** Puts an object to `place`, its x axis towards `x` and its y axis, as far as it can, towards `y`. */
function placed(object, place, x, y) {
  const right = new THREE.Vector3(...x).normalize()
  const front = right
    .clone()
    .cross(new THREE.Vector3(...y))
    .normalize()
  object.quaternion.setFromRotationMatrix(new THREE.Matrix4().makeBasis(right, front.clone().cross(right), front))
  object.position.set(...place)
  return object
}

/** A blade as it comes out of its box: the edge up, a bore for its screw. */
const looseBlade = (material = paints.brushed) =>
  profile(
    [
      [-1.15, -1],
      [1.15, -1],
      [1.15, 2.45],
      [0.95, 2.65],
      [0, 1.58],
      [-0.95, 2.65],
      [-1.15, 2.45],
    ],
    0.2,
    material,
    {
      bevel: 0.04,
      holes: [
        Array.from({ length: 24 }, (_, i) => [0.62 + Math.cos(i * 0.2618) * 0.2, -0.42 + Math.sin(i * 0.2618) * 0.2]),
      ],
    },
  )

/** A hexagon key that lies on its side. */
const hexKey = () =>
  group(
    at(cylinder(0.2, 6.4, paints.darkSteel, 'x', 6), 0, 0.2, 0),
    at(cylinder(0.2, 1.8, paints.darkSteel, 'z', 6), 3.1, 0.2, 0.8),
  )

/** The round bar of a T-handled key, along x, centred. */
const crossHandle = (length) =>
  group(
    cylinder(0.46, length, accent, 'x'),
    ...[-1, 1].map((side) => at(sphere(0.46, accent), (side * length) / 2, 0, 0)),
  )

/** New blades upright in a rack. */
const bladeRack = () =>
  group(box(6, 0.9, 2.6, paints.graphite, 0.14), ...[-1.4, 1.4].map((x) => at(looseBlade(paints.brass), x, 1.5, 0)))

/** A blade is changed: a key is in the screw of the upper one, new blades wait on the deck. */
export const bladeChange = () =>
  group(
    wirePath(),
    at(cylinder(0.2, 4, paints.steel, 'x', 6), 6.5, 7.72, 0.7),
    at(crossHandle(2.9), 4.5, 7.72, 0.7, { rx: 20, rz: 90 }),
    at(bladeRack(), 15.4, 0, 3.2, { ry: -16 }),
    at(hexKey(), 6.6, 0, 4.4, { ry: 20 }),
    at(looseBlade(), 2.4, 0.12, 3.6, { rx: -90, rz: 30 }),
  )

/** An open tray of bolts. */
function boltTray() {
  const [w, h, d] = [6.4, 1.3, 3.6]
  const bolt = () =>
    group(cylinder(0.2, 1.2, paints.steel, 'x'), at(cylinder(0.38, 0.34, paints.steel, 'x', 6), 0.7, 0, 0))
  return group(
    box(w, 0.14, d, paints.blue, 0.04),
    ...[-1, 1].map((side) => at(box(w, h, 0.14, paints.blue, 0.05), 0, 0, (side * d) / 2)),
    ...[-1, 1].map((side) => at(box(0.14, h, d, paints.blue, 0.05), (side * w) / 2, 0, 0)),
    ...Array.from({ length: 14 }, (_, i) =>
      at(
        bolt(),
        ((i % 5) - 2) * 1.15 + Math.sin(i * 2.7) * 0.25,
        0.5 + (i % 3) * 0.22,
        (Math.floor(i / 5) - 1) * 0.95,
        {
          ry: i * 67,
        },
      ),
    ),
  )
}

/** A combination spanner that lies on its side, along x: a ring at one end, an open jaw at the other. */
function spanner() {
  const circle = (radius, count, x = 0) =>
    Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * Math.PI * 2
      return [x + Math.cos(angle) * radius, Math.sin(angle) * radius]
    })
  const jaw = Array.from({ length: 33 }, (_, i) => {
    const angle = ((38 + (i / 32) * 284) * Math.PI) / 180
    return [Math.cos(angle) * 1.16, Math.sin(angle) * 1.08]
  })
  const slot = [
    [-0.12, -0.46],
    [-0.34, -0.24],
    [-0.34, 0.24],
    [-0.12, 0.46],
  ]
  return group(
    at(
      group(
        at(profile(circle(0.92, 48), 0.5, paints.steel, { holes: [circle(0.54, 12)], bevel: 0.08 }), -3.5, 0, 0),
        at(profile([...jaw, [0.7, -0.46], ...slot, [0.7, 0.46]], 0.44, paints.steel, { bevel: 0.07 }), 3.5, 0, 0, {
          rz: 15,
        }),
        at(box(5.8, 0.62, 0.3, paints.steel, 0.14), -0.1, -0.31, 0),
        at(box(4.2, 0.3, 0.34, paints.brushed, 0.1), -0.1, -0.15, 0),
      ),
      0,
      0.26,
      0,
      { rx: -90 },
    ),
  )
}

/** A grooved wheel with its bearing; its axis is z. */
const straightenerWheel = () =>
  group(
    at(
      group(
        turned(
          [
            [-0.55, 0.4],
            [-0.55, 1.02],
            [-0.47, 1.1],
            [-0.24, 1.1],
            [-0.06, 0.88],
            [0.06, 0.88],
            [0.24, 1.1],
            [0.47, 1.1],
            [0.55, 1.02],
            [0.55, 0.68],
            [0.46, 0.64],
          ],
          paints.white,
        ),
        turned(
          [
            [0.46, 0.66],
            [0.5, 0.62],
            [0.5, 0.56],
            [0.44, 0.54],
            [0.44, 0.46],
            [0.5, 0.44],
            [0.5, 0.36],
            [-0.2, 0.34],
            [-0.2, 0],
          ],
          paints.steel,
        ),
      ),
      0,
      0,
      0,
      { ry: -90 },
    ),
  )

/** A shaft with a flange at the wall and a shoulder for its wheel; its axis is z, its foot the origin. */
const shaft = () =>
  at(
    turned(
      [
        [0, 0.72],
        [0.24, 0.72],
        [0.3, 0.66],
        [0.3, 0.44],
        [2, 0.44],
        [2.04, 0.4],
        [2.04, 0.33],
        [3.5, 0.33],
        [3.56, 0.27],
        [3.56, 0],
      ],
      paints.steel,
    ),
    0,
    0,
    0,
    { ry: -90 },
  )

/** What holds a wheel on its shaft, facing +z. */
const nut = () =>
  group(cylinder(0.48, 0.1, paints.steel, 'z'), at(cylinder(0.36, 0.34, paints.darkSteel, 'z', 6), 0, 0, 0.2))

/** A feed that is being mounted: a T-handled key in a screw, two wheels of the straightener still on the deck. */
export function beltAssembly() {
  const y = 5
  const wall = -2.3
  const screw = [2.3, y + 1.98]
  const reach = 4.2
  const plateScrews = [-4.3, 4.3].flatMap((x) => [-3.9, 0, 3.9].map((high) => [x, y + high]))
  return group(
    at(box(60, 22, 0.6, paints.shell, 0.1), 0, -4, -2.6),
    at(box(60, 1.2, 9, paints.brushed, 0.16), 0, -1.2, 1.6),
    at(box(60, 0.5, 0.24, accent, 0.04), 0, 0.3, -2.2),
    // the plate that carries the belts, and its screws
    at(box(9.8, 9, 1.2, paints.shellDark, 0.12), 0, y - 4.5, wall + 0.6),
    ...plateScrews.map(([x, high]) =>
      group(
        at(cylinder(0.34, 0.24, paints.darkSteel, 'z'), x, high, wall + 1.3),
        at(cylinder(0.18, 0.26, paints.black, 'z', 6), x, high, wall + 1.3),
      ),
    ),
    ...[1, -1].map((side) => at(belt(4.6, 1.5, side), 0, y + side * 1.98, 0)),
    ...[-1, 1].flatMap((side) =>
      [-2.3, 2.3].map((x) => at(cylinder(0.6, 1.4, paints.steel, 'z'), x, y + side * 1.98, wall + 1.2)),
    ),
    // the rail of the straightener: two shafts have their wheels
    at(box(8.4, 1.3, 0.5, paints.brushed, 0.1), -9.1, y - 1.42 - 0.65, wall + 0.2),
    at(box(8.4, 1.3, 0.5, paints.brushed, 0.1), -9.1, y + 1.42 - 0.65, wall + 0.2),
    ...[-11.6, -9.9, -8.2, -6.5].map((x, i) =>
      at(
        group(shaft(), i < 2 && at(straightenerWheel(), 0, 0, 2.62), i < 2 && at(nut(), 0, 0, 3.3)),
        x,
        y + (i % 2 ? 1.42 : -1.42),
        wall + 0.45,
      ),
    ),
    // the guide behind the belts
    at(box(1.6, 3, 3, paints.darkSteel, 0.14), 6.4, y - 1.5, -0.8),
    at(
      turned(
        [
          [5.2, 0.3],
          [5.2, 0.84],
          [5.3, 0.92],
          [6.9, 0.92],
          [7.3, 0.7],
          [7.9, 0.6],
          [7.96, 0.54],
          [7.96, 0.2],
        ],
        paints.brass,
      ),
      0,
      y,
      0,
    ),
    // the key: its blade in the screw, a collar, the grip across
    at(cylinder(0.19, reach, paints.steel, 'z', 6), screw[0], screw[1], 1.2 + reach / 2),
    at(cylinder(0.4, 0.7, paints.black, 'z'), screw[0], screw[1], 0.8 + reach),
    at(
      turned(
        [
          [-2, 0],
          [-1.96, 0.3],
          [-1.8, 0.42],
          [-1.3, 0.42],
          [-1.1, 0.34],
          [1.1, 0.34],
          [1.3, 0.42],
          [1.8, 0.42],
          [1.96, 0.3],
          [2, 0],
        ],
        accent,
      ),
      screw[0],
      screw[1],
      1.3 + reach,
      { rz: 62 },
    ),
    at(straightenerWheel(), -5.6, 1.1, 3.4, { ry: -24 }),
    at(straightenerWheel(), -2.6, 0.55, 4.6, { rx: -90 }),
    at(spanner(), 3.5, 0, 5, { ry: 6 }),
    at(boltTray(), 10.4, 0, 2.4, { ry: -24 }),
  )
}

/** A screwdriver whose blade ends at the origin, its handle along +x. */
const screwdriver = () =>
  group(
    at(box(0.5, 0.24, 0.05, paints.steel, 0.02), 0.25, -0.12, 0),
    at(cylinder(0.12, 4.2, paints.steel, 'x'), 2.5, 0, 0),
    at(cylinder(0.3, 0.5, paints.black, 'x'), 4.7, 0, 0),
    at(cylinder(0.5, 3.8, accent, 'x', 8), 6.8, 0, 0),
    at(cylinder(0.42, 0.4, paints.black, 'x'), 8.8, 0, 0),
    at(sphere(0.42, paints.black), 9, 0, 0),
  )

/** A screwdriver opens a terminal; the next wire waits below it, those on the left are in their place. */
export function wiredTerminal() {
  const pitch = 1.1
  const rail = group(
    terminalRail({ count: 27 }),
    at(box(120, 70, 0.3, paints.white, 0.02), 0, -34, -2.3),
    at(box(120, 2.4, 2.6, paints.shellDark, 0.05), 0, -13, -0.6),
    ...Array.from({ length: 13 }, (_, i) => i - 13).flatMap((place) => {
      const x = place * pitch
      const paint = [paints.blue, paints.black, paints.red][Math.floor((place + 13) / 3) % 3]
      return [
        at(cylinder(0.16, 0.9, paints.steel, 'y', 24), x, -0.5, 1.2),
        at(cylinder(0.3, 0.7, paint, 'y', 28), x, -1, 1.2),
        wire(
          [
            [x, -1, 1.2],
            [x, -5, 1.24],
            [x, -10, 1.2],
            [x, -20, 1.1],
          ],
          0.24,
          paint,
        ),
        at(cylinder(0.33, 1.5, paints.white, 'y', 28), x, -3.6, 1.21),
      ]
    }),
  )
  rail.scale.setScalar(0.55)
  return group(
    rail,
    placed(screwdriver(), [0, 2.97, 0.66], [0.52, -0.34, 0.78], [0, 1, 0]),
    at(cylinder(0.1, 0.6, paints.steel), 0, -0.95, 0.66),
    at(cylinder(0.19, 0.5, paints.orange), 0, -1.4, 0.66),
    wire(
      [
        [0, -1.3, 0.66],
        [0.03, -3, 0.72],
        [0.3, -5, 1.1],
        [1.2, -7.4, 2],
        [3.4, -10.5, 3.4],
      ],
      0.15,
      insulation('#ee7a14'),
    ),
  )
}

/** A steel rule from 0, which is at the origin, along x; a millimetre is 0.32 long. */
function steelRule() {
  const [length, depth, unit, start] = [17, 2.6, 0.32, 0.5]
  const scale = decal(
    length,
    depth - 0.04,
    (c, w, h) => {
      c.fillStyle = '#c3c8cb'
      c.fillRect(0, 0, w, h)
      c.fillStyle = '#15181b'
      c.textAlign = 'center'
      c.font = `600 ${h * 0.24}px "Hanken Grotesk", "Helvetica Neue", Arial, sans-serif`
      for (let i = 0; i <= 50; i++) {
        const x = ((start + i * unit) / length) * w
        c.fillRect(x - 2, 0, 4, h * (i % 10 === 0 ? 0.4 : i % 5 === 0 ? 0.3 : 0.2))
        if (i % 10 === 0) c.fillText(`${i}`, x, h * 0.68)
      }
    },
    { pixels: 130 },
  )
  return group(
    at(
      group(box(length, 0.12, depth, paints.brushed, 0.02), at(scale, 0, 0.125, 0, { rx: -90 })),
      length / 2 - start,
      0,
      depth / 2,
    ),
  )
}

/** A stripped wire along a steel rule, with what was cut off, a loupe behind. */
export function measuredStrip() {
  const [radius, core] = [0.44, 0.28]
  // A tube is as much thicker as its bevel.
  const thick = radius + 0.05
  const yellow = insulation('#f2b90f')
  const offcut = (x, z, ry) => at(group(tube(0, 2.4, radius, core, yellow)), x, thick, z, { ry })
  return group(
    at(box(70, 0.6, 44, paints.graphite, 0.05), 0, -0.6, 0),
    at(
      group(
        tube(-4.2, 1, radius, core, yellow),
        wire(
          [
            [0.9, 0, 0],
            [3, 0, 0],
            [7, 0, -0.5],
            [12, 0, -3],
            [18, 0, -8],
            [26, 0, -12],
          ],
          thick,
          yellow,
        ),
        at(strands(2.6, core, { rings: 2, open: 0.06 }), -4, 0, 0, { ry: 180 }),
      ),
      0,
      thick,
      0,
    ),
    at(steelRule(), -6.65, 0, 0.6),
    offcut(-8.4, -2.4, 34),
    offcut(-10.2, 0.6, -52),
    at(
      group(
        ring(2.3, 0.26, paints.black, 'y'),
        at(cylinder(2.2, 0.1, paints.glass), 0, -0.05, 0),
        at(cylinder(0.2, 0.8, paints.steel, 'x'), 2.8, 0, 0),
        at(cylinder(0.36, 4.2, paints.black, 'x'), 5.2, 0, 0),
      ),
      -2.8,
      0.36,
      -4.4,
      { ry: 12 },
    ),
  )
}
