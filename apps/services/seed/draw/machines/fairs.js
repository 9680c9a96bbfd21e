// Pictures of events: a hall in daylight, cables that visitors bring, a marked floor from above, the results of a contest.
import * as THREE from 'three'
import { accent, at, box, cylinder, decal, display, group, lettering, paints, ring, sphere, wire } from '../parts.js'
import { bench, insulation, layeredCable } from './applications.js'
import { cableCutStrip } from './cableCutStrip.js'
import { cutStrip } from './cutStrip.js'
import { hairs, jackets, person } from './figures.js'
import { coiler, prefeeder, stacker } from './handling.js'
import { testBench } from './harness.js'
import { applicator, crimpCentre, press } from './press.js'

const surface = (name, color) => Object.assign(new THREE.MeshStandardMaterial({ color, roughness: 0.6 }), { name })
const concrete = surface('concrete', '#a9a8a3')
const wood = surface('wood', '#a98258')
const paper = surface('print', '#f3efe4')

/** A hall with a glass roof and a long window: machines on one side of the aisle, visitors among them. */
export function daylightHall() {
  const [width, depth, height] = [104, 190, 52]
  const [left, back] = [-width / 2, -depth / 2 - 20]
  const parts = [
    at(box(width + 40, 1, depth + 160, concrete, 0.01), 20, -1, -20),
    at(box(1, height, depth, paints.white, 0.05), width / 2, 0, -20),
    at(box(width, height, 1, paints.white, 0.05), 0, 0, back),
    at(box(46, 27, 0.4, paints.blueprint, 0.05), 5, 16, back + 1),
    at(lettering('WIRE', 8, '#f4f5f5', { weight: 800 }), -12, 34.4, back + 1.3),
    at(lettering('WORKS', 8, '#f4f5f5', { weight: 800 }), -12, 24.4, back + 1.3),
  ]
  for (let z = back; z <= 75; z += 19)
    parts.push(
      at(box(1.4, height, 1.4, paints.graphite, 0.06), left, 0, z),
      at(box(width, 2.4, 0.8, paints.graphite, 0.06), 0, height - 2.4, z),
    )
  for (const y of [0, 17, 34, height - 1])
    parts.push(at(box(0.8, y === 0 ? 5 : 0.9, depth, paints.graphite, 0.05), left, y, -20))
  for (const x of [-32, -6, 20, 46]) parts.push(at(box(0.8, 1.2, depth, paints.graphite, 0.05), x, height - 1.2, -20))
  for (const x of [-14, 13]) parts.push(at(box(0.9, 0.05, 230, accent, 0.01), x, 0, -10))
  const machines = [
    [crimpCentre({ presses: 4, length: 26 }), 26, -12],
    [cableCutStrip(), 25, -48],
    [testBench(), 25, -80],
  ]
  for (const [machine, x, z] of machines) parts.push(at(machine, x, 0, z, { ry: -90 }))
  const beside = [
    [group(bench(), at(cutStrip(), 0, 8.8, 0)), -28, -22],
    [prefeeder({ drums: 1 }), -27, -52],
  ]
  for (const [machine, x, z] of beside) parts.push(at(machine, x, 0, z, { ry: 90 }))
  const people = [
    [{ left: 'reaching', right: 'working', jacket: jackets.blue }, 15.4, -10, 84],
    [{ hair: hairs.brown, bun: true }, 12, -19, 100],
    [{ left: 'working', right: 'working', hair: hairs.brown }, -19.5, -20, -84],
    [{}, -5, -72, 186],
    [{ jacket: jackets.blue, hair: hairs.brown, bun: true }, 0, -74, 172],
    [{ right: 'reaching' }, 15.5, -48, 80],
  ]
  for (const [options, x, z, ry] of people) parts.push(at(person(options), x, 0, z, { ry }))
  return group(...parts)
}

/** A coil of cable in straps, laid in three turns a layer from the angle `start`; its end leads away. */
function coil({ radius, thickness, turns, ink, start }) {
  const points = []
  const layers = Math.ceil(turns / 3)
  for (let step = 0; step <= turns * 24; step++) {
    const turn = step / 24
    const angle = turn * Math.PI * 2 + (start * Math.PI) / 180
    // Three turns outwards, three inwards; the last part of each third turn climbs to the next layer.
    const along = turn % 6
    const across = along < 3 ? along : 6 - along
    const layer = Math.floor(turn / 3) + Math.max(0, ((turn % 3) - 2.6) / 0.4)
    const r = radius + (across - 1.5) * thickness * 1.9
    points.push([Math.cos(angle) * r, thickness * (1 + Math.min(layer, layers - 1) * 1.8), Math.sin(angle) * r])
  }
  const [x, y, z] = points.at(-1)
  const out = Math.atan2(z, x) + 0.5
  points.push(
    [Math.cos(out) * radius * 1.3, y * 0.9, Math.sin(out) * radius * 1.3],
    [Math.cos(out + 0.2) * radius * 1.75, thickness * 1.05, Math.sin(out + 0.2) * radius * 1.75],
    [Math.cos(out + 0.3) * radius * 2.15, thickness * 1.05, Math.sin(out + 0.3) * radius * 2.15],
  )
  const straps = [70, 200, 320].map((degrees) => {
    const a = (degrees * Math.PI) / 180
    const strap = at(
      ring(thickness * 3.4, thickness * 0.22, paints.black, 'z'),
      Math.cos(a) * radius,
      thickness * layers * 1.1,
      Math.sin(a) * radius,
    )
    strap.rotation.y = -a
    strap.scale.y = 0.3 * layers + 0.1
    return strap
  })
  return group(wire(points, thickness, insulation(ink)), ...straps)
}

/** A paper tag on a string, lying flat. */
function tag(lines) {
  const [w, h] = [5.4, 2.9]
  const print = decal(
    w - 0.2,
    h - 0.2,
    (c, W, H) => {
      c.fillStyle = '#f3efe4'
      c.fillRect(0, 0, W, H)
      c.fillStyle = '#ff5a00'
      c.fillRect(0, 0, W * 0.035, H)
      c.textBaseline = 'middle'
      for (const [i, text] of lines.entries()) {
        c.font = `${i === 0 ? 700 : 500} ${H * (i === 0 ? 0.34 : 0.2)}px "Hanken Grotesk", "Helvetica Neue", Arial, sans-serif`
        c.fillStyle = i === 0 ? '#20262b' : '#59626a'
        c.fillText(text, W * 0.2, H * (i === 0 ? 0.36 : 0.72))
      }
      c.fillStyle = '#8a8378'
      c.beginPath()
      c.arc(W * 0.11, H * 0.5, H * 0.07, 0, 7)
      c.fill()
    },
    { pixels: 300, roughness: 0.8 },
  )
  return group(
    box(w, 0.05, h, paper, 0.02),
    at(print, 0, 0.056, 0, { rx: -90 }),
    wire(
      [
        [-w / 2 + 0.6, 0.1, 0],
        [-w / 2 - 0.8, 0.12, -0.5],
        [-w / 2 - 2, 0.5, -0.1],
        [-w / 2 - 3, 1.4, -0.9],
      ],
      0.045,
      paper,
    ),
  )
}

/** Cables on a table by a window, each with its tag: what visitors bring to an event. */
export function ownCables() {
  const boards = [-5, -4, -3, -2, -1, 0, 1, 2].map((i) => at(box(110, 0.8, 8.9, wood, 0.06), (i % 2) * 7, -0.8, i * 9))
  // Bars of a window, outside of the picture: they give shadows to the table.
  const bars = [-26, -8, 10].map((x) => at(box(1.6, 46, 1.6, paints.black, 0.05), x, 4, -40))
  const layered = layeredCable()
  layered.scale.setScalar(0.6)
  return group(
    ...boards,
    ...bars,
    at(box(70, 1.6, 1.6, paints.black, 0.05), -8, 26, -40),
    at(coil({ radius: 6.2, thickness: 0.82, turns: 9, ink: '#ee7a14', start: 100 }), -9, 0, -2.4),
    at(coil({ radius: 3.5, thickness: 0.34, turns: 9, ink: '#1c1f22', start: 190 }), 5.4, 0, -7.6),
    at(coil({ radius: 2.5, thickness: 0.2, turns: 9, ink: '#2f6fbf', start: 80 }), 14, 0, -8.4),
    at(layered, 6.4, 0, 6, { ry: 14 }),
    at(tag(['AWG 4/0', 'Columbus, Ohio']), 8.6, 0, -2.2, { ry: 8 }),
    at(tag(['6 layers', 'Querétaro']), 16.6, 0, 7.6, { ry: -8 }),
    at(tag(['0.05 mm²', 'Toronto, Canada']), 18.6, 0, -4.2, { ry: -10 }),
  )
}

/**
 * The floor of a stand: concrete, yellow tape around each machine, and people who wait for the race; without people if
 * the fair is not open.
 */
export function tapedFloor({ isOpen = true } = {}) {
  const tape = (x, z, w, d) => [
    ...[-1, 1].map((side) => at(box(w + 0.9, 0.05, 0.9, accent, 0.01), x, 0, z + (side * d) / 2)),
    ...[-1, 1].map((side) => at(box(0.9, 0.05, d - 0.9, accent, 0.01), x + (side * w) / 2, 0, z)),
  ]
  const number = (text, x, z) => at(lettering(text, 8, '#ffc800', { weight: 800 }), x, 0.04, z, { rx: -90 })
  const joints = [-90, -30, 30, 90].flatMap((place) => [
    at(box(0.22, 0.03, 320, paints.blueprint, 0.005), place, 0, 0),
    at(box(400, 0.03, 0.22, paints.blueprint, 0.005), 0, 0, place + 20),
  ])
  const queue = Array.from({ length: 6 }, (_, i) =>
    at(
      person({
        jacket: i % 3 === 1 ? jackets.blue : jackets.grey,
        hair: i % 2 ? hairs.brown : hairs.black,
        bun: i % 3 === 2,
        left: i === 2 ? 'working' : 'hanging',
      }),
      -9 + i * 7.4,
      0,
      16 + Math.sin(i * 2.1) * 0.8,
      { ry: i === 0 ? 186 : -90 + (i % 3) * 14 },
    ),
  )
  return group(
    at(box(420, 1, 360, concrete, 0.01), 0, -1, 0),
    ...joints,
    ...tape(-36, -16, 28, 21),
    ...tape(22, -15, 78, 22),
    ...tape(-36, 18, 28, 23),
    ...tape(40, 22, 30, 20),
    number('1', -48.4, -11.6),
    number('2', -15.4, -10),
    number('3', -48.4, 23.4),
    number('4', 26.6, 25.6),
    at(group(bench(), at(cutStrip(), 0, 8.8, 0)), -34, 0, -17),
    at(
      group(
        at(prefeeder({ drums: 1 }), -18, 0, 1.4),
        crimpCentre({ presses: 4, length: 24 }),
        at(stacker({ length: 14 }), 20.5, 0, 1.4),
      ),
      22,
      0,
      -17,
    ),
    at(coiler(), -34, 0, 16),
    at(bar(), 42, 0, 22),
    ...(isOpen
      ? [
          at(person({ left: 'working', right: 'working', jacket: jackets.blue }), 16, 0, -8, { ry: 180 }),
          ...queue,
          at(person({ hair: hairs.brown }), 38, 0, 30, { ry: 188 }),
        ]
      : [at(box(300, 44, 1, paints.black, 0.05), 0, 0, -42), at(box(300, 1.4, 0.1, accent, 0.01), 0, 24, -41.4)]),
  )
}

const bar = () =>
  group(
    box(16, 9.4, 4.4, paints.black, 0.08),
    at(box(17, 0.5, 5.2, wood, 0.06), 0, 9.4, 0),
    at(display(3, 2.1, 'section'), 4.6, 11.4, 0.4),
    at(box(0.4, 1.4, 0.4, paints.graphite, 0.05), 4.6, 9.8, 0),
  )

/** The red button that stops the clock. */
const stopButton = () => {
  const dome = at(sphere(0.8, paints.red), 0, 1.1, 0)
  dome.scale.y = 0.55
  return group(box(2.3, 0.9, 2.3, paints.graphite, 0.14), at(cylinder(0.92, 0.2, paints.steel), 0, 0.88, 0), dome)
}

/** The press of the race, with the next applicator and the button beside it; the wall shows the best times. */
export function changeoverRace() {
  const times = [
    ['1', '3:52', '#ffc800'],
    ['2', '4:07', '#8b8f92'],
    ['3', '4:31', '#8b8f92'],
  ]
  return group(
    at(box(150, 0.2, 90, concrete, 0.01), 0, -0.2, 20),
    at(box(150, 60, 1, paints.black, 0.05), 0, 0, -8),
    at(box(150, 0.06, 0.9, accent, 0.01), 0, 0, 11),
    ...times.flatMap(([place, time, ink], i) => [
      at(lettering(place, i ? 1.7 : 2.4, ink, { weight: 500 }), -20.5, i ? 11.6 - i * 3.1 : 17.4, -7.45),
      at(lettering(time, i ? 2.4 : 7.4, ink, { weight: 800 }), -17.2, i ? 11.6 - i * 3.1 : 15.8, -7.45),
    ]),
    at(box(20, 8.8, 6.4, paints.graphite, 0.08), 6, 0, 0),
    at(box(20, 0.16, 0.06, accent, 0.02), 6, 8.3, 3.22),
    at(press({ name: 'CP 20' }), 7.4, 8.8, 0.4, { ry: -14 }),
    at(group(box(3, 0.2, 2.4, paints.shellDark, 0.05), at(applicator(1), 0, 0.2, 0)), 3.3, 8.8, 1, { ry: -14 }),
    at(stopButton(), -1, 8.8, 1.4, { ry: 8 }),
  )
}
