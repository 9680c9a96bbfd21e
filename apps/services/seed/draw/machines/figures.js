// People for scale. They consist of overlapping spheres, which `remesh_figures` in studio.py joins to one smooth
// surface for each material.
import * as THREE from 'three'
import { at, group, sphere } from '../parts.js'

const matte = (name, color) => Object.assign(new THREE.MeshStandardMaterial({ color, roughness: 0.8 }), { name })
const cloth = matte('figureCloth', '#3f4a55')
const trousers = matte('figureTrousers', '#2a3036')
const skin = matte('figureSkin', '#a48f80')
const shoes = matte('figureShoes', '#1d2023')
/** Hair that tells two people apart. */
export const hairs = { black: matte('figureHair', '#1c1a1a'), brown: matte('figureBrown', '#4a3325') }
/** Jackets that tell two people apart. */
export const jackets = { grey: cloth, blue: matte('figureBlue', '#2c4a73') }

/** Spheres along a path of [x, y, z, radius], so dense that they overlap to a limb. */
function limb(path, material) {
  const parts = []
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1], path[i]]
    const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2])
    const count = Math.max(2, Math.ceil(length / (Math.min(from[3], to[3]) * 0.3)))
    for (let k = i === 1 ? 0 : 1; k <= count; k++) {
      const [x, y, z, radius] = from.map((value, axis) => value + ((to[axis] - value) * k) / count)
      parts.push(at(sphere(radius, material), x, y, z))
    }
  }
  return group(...parts)
}

const ellipsoid = (x, y, z, rx, ry, rz, material) => {
  const ball = at(sphere(1, material), x, y, z)
  ball.scale.set(rx, ry, rz)
  return ball
}

/** The lower half of a jacket: an oval tube that is a little wider below. */
const hem = (material) => {
  const tube = new THREE.Mesh(new THREE.CylinderGeometry(1.62, 1.92, 4.4, 48), material)
  tube.scale.z = 0.7
  return at(tube, 0, 10.8, 0)
}

const arms = {
  // Both hands at work in front of the body, as at a machine's deck.
  working: (side) => [
    [side * 1.72, 13.95, -0.05, 0.7],
    [side * 2.45, 11.6, 0.3, 0.6],
    [side * 2.35, 11.1, 0.6, 0.56],
    [side * 1.5, 11.3, 2.9, 0.42],
  ],
  hanging: (side) => [
    [side * 1.72, 13.95, -0.05, 0.7],
    [side * 2.5, 11.4, -0.1, 0.58],
    [side * 2.55, 11, 0, 0.54],
    [side * 2.5, 8.7, 0.6, 0.4],
  ],
  // One hand raised to a screen or a button.
  reaching: (side) => [
    [side * 1.72, 13.95, -0.05, 0.7],
    [side * 2.6, 12.3, 1.2, 0.6],
    [side * 2.5, 12.3, 1.6, 0.55],
    [side * 2, 13.8, 3.5, 0.42],
  ],
}

/** A person of 17.5 decimetres who looks along +z, shown from behind; `left` and `right` say what the arms do. */
export function person({
  left = 'hanging',
  right = 'hanging',
  jacket = jackets.grey,
  hair = hairs.black,
  bun = false,
} = {}) {
  const figure = group(
    // head, ears, hair, neck
    ellipsoid(0, 16.35, 0.12, 0.82, 1.12, 0.98, skin),
    ...[-1, 1].map((side) => ellipsoid(side * 0.86, 16.3, 0.1, 0.16, 0.3, 0.22, skin)),
    ellipsoid(0, 16.72, -0.14, 0.88, 0.92, 0.98, hair),
    ellipsoid(0, 16.1, -0.5, 0.74, 0.6, 0.56, hair),
    bun && ellipsoid(0, 16.6, -1.2, 0.46, 0.46, 0.4, hair),
    limb(
      [
        [0, 14.6, -0.1, 0.62],
        [0, 15.6, 0.05, 0.55],
      ],
      skin,
    ),
    // chest, shoulders, waist, the hem of the jacket, hips
    ellipsoid(0, 13.1, 0, 1.85, 1.7, 1.1, jacket),
    ellipsoid(0, 14.1, -0.1, 1.9, 0.72, 0.72, jacket),
    ellipsoid(0, 14.6, -0.1, 0.9, 0.6, 0.6, jacket),
    hem(jacket),
    ellipsoid(0, 9, 0, 1.62, 1.1, 1.1, trousers),
  )
  for (const [side, pose] of [
    [1, left],
    [-1, right],
  ]) {
    const arm = arms[pose](side)
    const [x, y, z] = arm.at(-1)
    const before = arm.at(-2)
    const length = Math.hypot(x - before[0], y - before[1], z - before[2])
    const hand = [x, y, z].map((value, axis) => value + ((value - before[axis]) / length) * 0.75)
    figure.add(
      limb(arm, jacket),
      limb(
        [
          [x, y, z, 0.34],
          [...hand, 0.36],
        ],
        skin,
      ),
      limb(
        [
          [side * 0.82, 9, 0, 1.02],
          [side * 0.9, 7, 0.1, 0.86],
          [side * 0.97, 4.6, 0.12, 0.72],
          [side * 1.02, 2.8, -0.02, 0.66],
          [side * 1.06, 0.9, -0.08, 0.6],
        ],
        trousers,
      ),
      limb(
        [
          [side * 1.1, 0.42, -0.35, 0.42],
          [side * 1.25, 0.34, 1.25, 0.34],
        ],
        shoes,
      ),
    )
  }
  return figure
}
