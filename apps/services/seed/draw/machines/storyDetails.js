// Close views for stories: twisted pairs, cuttings of copper, a camera over its terminal.
import * as THREE from 'three'
import { at, box, cylinder, group, paints, ring, wire } from '../parts.js'
import { insulation, strands, tube } from './applications.js'

/** Numbers from 0 to 1, the same in every run. */
function createRandom(seed) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

/** A pair of wires along x that turn around each other once per `pitch`. */
function pair(length, pitch, [first, second]) {
  const radius = 0.52
  const steps = Math.round((length / pitch) * 12)
  const helix = (phase) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const angle = (step / 12) * Math.PI * 2 + phase
      return [(step / 12) * pitch - length / 2, Math.cos(angle) * radius, Math.sin(angle) * radius]
    })
  return group(
    wire(helix(0), radius * 0.98, insulation(first)),
    wire(helix(Math.PI), radius * 0.98, insulation(second)),
  )
}

/** Three pairs with different lengths of twist. */
export function twistedPairs() {
  const colours = [
    ['#1d5fb8', '#e9edf0'],
    ['#f2b90f', '#e9edf0'],
    ['#2b9a5b', '#e9edf0'],
  ]
  return group(...[11, 6, 3.4].map((pitch, row) => at(pair(54, pitch, colours[row]), 0, 1.05, row * 4.6 - 4.6)))
}

/** A steel tray with a heap of short copper strands and a few ends of insulation. */
export function copperCuttings() {
  const random = createRandom(7)
  const parts = [
    at(box(15, 0.2, 10, paints.brushed, 0.05), 0, 0, 0),
    ...[-1, 1].map((side) => at(box(15, 1.5, 0.2, paints.brushed, 0.06), 0, 0, side * 4.9)),
    ...[-1, 1].map((side) => at(box(0.2, 1.5, 10, paints.brushed, 0.06), side * 7.4, 0, 0)),
  ]
  const bright = paints.copper
  for (let i = 0; i < 1400; i++) {
    // A heap: high in the middle, flat at the walls.
    const x = (random() + random() - 1) * 6.9
    const z = (random() + random() - 1) * 4.4
    const top = 0.3 + 2.3 * Math.max(0, 1 - Math.hypot(x / 7.4, z / 5))
    const length = 0.7 + random() * 1.1
    const piece = cylinder(0.085, length, bright, 'x', 10)
    parts.push(
      at(piece, x, 0.3 + random() * top, z, { ry: random() * 360, rz: (random() - 0.5) * 60, rx: random() * 40 }),
    )
  }
  const colours = ['#ee7a14', '#f2b90f', '#1d5fb8', '#c81e1e']
  for (let i = 0; i < 14; i++) {
    const end = tube(0, 0.9 + random() * 0.5, 0.34, 0.2, insulation(colours[i % colours.length]))
    const [x, z] = [(random() - 0.5) * 9, (random() - 0.5) * 6]
    const top = 0.55 + 2.3 * Math.max(0, 1 - Math.hypot(x / 7.4, z / 5))
    parts.push(at(group(end), x, top, z, { ry: random() * 360, rz: (random() - 0.5) * 40 }))
  }
  return group(...parts)
}

/** A camera with its ring of light above the end of a stripped wire. */
export function wireCamera() {
  const light = new THREE.MeshStandardMaterial({ color: '#ffffff', emissive: '#ffffff', emissiveIntensity: 1.2 })
  light.name = 'light'
  const camera = group(
    at(cylinder(1.55, 0.5, paints.black), 0, 0, 0),
    at(cylinder(1.3, 0.1, paints.glass), 0, -0.02, 0),
    at(cylinder(1.62, 1.4, paints.graphite), 0, 0.5, 0),
    at(cylinder(1.3, 0.5, paints.darkSteel), 0, 1.9, 0),
    at(cylinder(1.5, 0.9, paints.black), 0, 2.4, 0),
    at(box(3.6, 3.6, 3.6, paints.shell, 0.14), 0, 3.3, 0),
    at(box(3.64, 0.3, 3.64, paints.orange, 0.06), 0, 4.2, 0),
    at(ring(2.3, 0.34, paints.graphite, 'y'), 0, 0.3, 0),
    at(ring(2.3, 0.22, light, 'y'), 0, 0.05, 0),
    ...[-1, 1].map((side) => at(box(0.5, 0.5, 1, paints.graphite, 0.06), side * 1.9, 0.5, 0)),
  )
  return group(
    at(box(26, 0.6, 9, paints.brushed, 0.06), 0, 0, 0),
    at(box(2.4, 13, 1.2, paints.shell, 0.1), -7.5, 0.6, -2.6),
    at(box(7, 1.2, 1, paints.shell, 0.1), -2.9, 9.8, -2.6),
    at(box(1.2, 1.2, 3, paints.shell, 0.1), 0, 9.8, -1.6),
    at(camera, 0, 5.3, 0),
    at(box(2.4, 0.9, 3, paints.darkSteel, 0.08), -4.4, 0.6, 0),
    at(box(2.4, 0.9, 3, paints.darkSteel, 0.08), -4.4, 2.7, 0),
    at(group(tube(-14, -0.6, 0.62, 0.4, insulation('#ee7a14'))), 0, 2.1, 0),
    at(strands(2.6, 0.4, { rings: 2 }), -0.7, 2.1, 0),
  )
}
