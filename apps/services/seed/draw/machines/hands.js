// Gloved hands at work: a blade is changed, feed belts are mounted, a control cabinet is wired.
import * as THREE from 'three'
import { accent, at, box, cylinder, group, paints, profile, wire } from '../parts.js'
import { insulation, tube } from './applications.js'
import { belt, wirePath } from './closeups.js'
import { terminalRail } from './details.js'
import { grip, hand, jackets } from './figures.js'

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

/** A technician changes a blade: the hood is off, the new blade in a hand before the open cutter head. */
export const bladeChange = () =>
  group(
    wirePath(),
    placed(
      group(hand({ isLeft: false, jacket: jackets.blue }), at(looseBlade(paints.brass), 0.1, 0, 0.02)),
      [13.4, 4.7, 4.6],
      [0.86, 0.5, 0.1],
      [-0.45, 0.62, -0.62],
    ),
    at(hexKey(), 5.4, 0, 4.2, { ry: 20 }),
    at(looseBlade(), 1.6, 0.12, 3.4, { rx: -90, rz: 30 }),
  )

/** Feed belts are mounted: one hand turns a screw with a T-handled key, the other holds a wheel of the straightener. */
export function beltAssembly() {
  const y = 5
  const screw = [2.3, y + 1.98]
  const reach = 6.6
  const key = group(
    at(cylinder(0.2, reach, paints.steel, 'z', 6), 0, 0, -reach / 2),
    at(cylinder(0.42, 1.2, accent, 'z'), 0, 0, -0.9),
  )
  const wheel = (x, up) =>
    at(
      group(
        at(cylinder(1.1, 0.3, paints.white, 'z'), 0, 0, 0.4),
        at(cylinder(1.1, 0.3, paints.white, 'z'), 0, 0, -0.4),
        at(cylinder(0.96, 0.6, paints.shellDark, 'z'), 0, 0, 0),
        at(cylinder(0.32, 3.4, paints.steel, 'z'), 0, 0, -0.6),
      ),
      x,
      up,
      0.4,
    )
  return group(
    at(box(60, 22, 0.6, paints.shell, 0.1), 0, -4, -2.6),
    at(box(60, 1.2, 9, paints.brushed, 0.08), 0, -1.2, 1.6),
    at(box(60, 0.5, 0.24, accent, 0.04), 0, 0.3, -2.2),
    ...[1, -1].map((side) => at(belt(4.6, 1.5, side), 0, y + side * 1.98, 0)),
    wheel(-11.4, y - 1.42),
    wheel(-9.3, y + 1.42),
    at(cylinder(0.32, 3.4, paints.steel, 'z'), -7.2, y - 1.42, -0.6),
    at(cylinder(0.32, 3.4, paints.steel, 'z'), -5.1, y + 1.42, -0.6),
    at(box(1.6, 3, 2.2, paints.darkSteel, 0.1), 5.9, y - 1.5, -0.2),
    at(cylinder(0.92, 2.2, paints.brass, 'x'), 5.9, y, 0),
    at(cylinder(0.66, 1, paints.brass, 'x'), 7.2, y, 0),
    at(key, screw[0], screw[1], 1.2 + reach),
    placed(
      group(grip(), at(cylinder(0.7, 7, accent, 'x'), 0, 0.2, 0.3)),
      [screw[0], screw[1], 1.4 + reach],
      [-0.86, 0.5, 0],
      [-0.28, 0.34, -0.9],
    ),
    placed(
      group(hand({ jacket: jackets.blue }), at(cylinder(1.1, 0.24, paints.white, 'z'), 0.1, 0.5, 0.02)),
      [-6.2, 3.2, 5],
      [0.86, -0.45, 0.25],
      [0.35, 0.62, -0.7],
    ),
  )
}

/** The next wire goes into its terminal from below; those on the left are in their place. */
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
    placed(
      group(
        hand({ isLeft: false, jacket: jackets.blue }),
        tube(-7, 1.6, 0.16, 0.1, insulation('#ee7a14')),
        at(cylinder(0.19, 0.5, paints.orange, 'x'), 1.8, 0, 0),
        at(cylinder(0.1, 0.6, paints.steel, 'x'), 2.3, 0, 0),
      ),
      [0, -2.7, 0.7],
      [0, 1, 0.04],
      [-0.42, 0.2, -0.9],
    ),
  )
}
