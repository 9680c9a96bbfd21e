// Pictures of events: cables that visitors bring, a marked floor from above, the results of a contest.
import { accent, at, box, cylinder, decal, display, group, lettering, paints, sphere, wire } from '../parts.js'
import { bench, layeredCable } from './applications.js'
import { pullTester, rotaryStripper, sectionLab } from './bench.js'
import { cutStrip } from './cutStrip.js'
import { coil, coilPallet, concrete, copies, offcutCrate, paper, stool, wood } from './furniture.js'
import { coiler, prefeeder, stacker } from './handling.js'
import { hvCutStrip } from './hvCutStrip.js'
import { applicator, crimpCentre, press } from './press.js'
import { cabinet } from './scenes.js'

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

/** The floor of a stand: concrete, yellow tape around each machine, a black wall behind; the crimping line is at `lineAt`. */
export function tapedFloor({ lineAt = 22 } = {}) {
  const tape = (x, z, w, d) => [
    ...[-1, 1].map((side) => at(box(w + 0.9, 0.05, 0.9, accent, 0.01), x, 0, z + (side * d) / 2)),
    ...[-1, 1].map((side) => at(box(0.9, 0.05, d - 0.9, accent, 0.01), x + (side * w) / 2, 0, z)),
  ]
  const number = (text, x, z) => at(lettering(text, 8, '#ffc800', { weight: 800 }), x, 0.04, z, { rx: -90 })
  const joints = [-90, -30, 30, 90].flatMap((place) => [
    at(box(0.22, 0.03, 320, paints.blueprint, 0.005), place, 0, 0),
    at(box(400, 0.03, 0.22, paints.blueprint, 0.005), 0, 0, place + 20),
  ])
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
      lineAt,
      0,
      -17,
    ),
    at(coiler(), -34, 0, 16),
    at(bar(), 42, 0, 22),
    at(box(300, 44, 1, paints.black, 0.05), 0, 0, -42),
    at(box(300, 1.4, 0.1, accent, 0.01), 0, 24, -41.4),
  )
}

/** The stand with its stage: the press of the race, the best times on the wall, seats for those who watch. */
export const raceFloor = () =>
  group(
    tapedFloor({ lineAt: 13 }),
    at(group(...bestTimes(1.1)), -24, 3.4, -41.4),
    at(stage(), 51.6, 0, -15),
    ...copies(
      stool(),
      [1.5, 7.5].flatMap((z, row) => [12, 19, 26, 33, 40, 47, 54].map((x) => [x + row * 3.5, z])),
    ),
    ...copies(stool(7, paints.black), [
      [37, 27],
      [42, 27.4],
      [47, 26.8],
    ]),
    ...copies(
      cylinder(0.42, 0.9, paints.white),
      [
        [36.4, 22.6],
        [39.2, 21.8],
        [42.6, 23],
      ],
      9.9,
    ),
    at(offcutCrate(), -27.5, 0, -10.5, { ry: 4 }),
    at(coilPallet('#f2b90f'), -26.6, 0, 22.6, { ry: -86 }),
  )

/** A low stage with the press of the race on its desk. */
const stage = () =>
  group(
    box(15.4, 1.4, 13, paints.black, 0.08),
    at(box(15.4, 0.5, 0.12, accent, 0.02), 0, 0.9, 6.5),
    at(box(12.4, 8.8, 5, paints.graphite, 0.08), 0, 1.4, -2.4),
    at(box(12.4, 0.3, 0.06, accent, 0.02), 0, 9.7, 0.12),
    at(press({ name: 'CP 20' }), 1.4, 10.2, -2.4, { ry: -10 }),
    at(stopButton(), -4.4, 10.2, -1.6),
  )

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

/** The three best times of the race on a wall, the first one large; `size` is how large all are. */
const bestTimes = (size = 1) =>
  [
    ['1', '3:52', '#ffc800'],
    ['2', '4:07', '#8b8f92'],
    ['3', '4:31', '#8b8f92'],
  ].flatMap(([place, time, ink], i) => [
    at(lettering(place, size * (i ? 1.7 : 2.4), ink, { weight: 500 }), 0, size * (i ? 11.6 - i * 3.1 : 17.4), 0),
    at(
      lettering(time, size * (i ? 2.4 : 7.4), ink, { weight: 800 }),
      size * 3.3,
      size * (i ? 11.6 - i * 3.1 : 15.8),
      0,
    ),
  ])

/** The press of the race, with the next applicator and the button beside it; the wall shows the best times. */
export function changeoverRace() {
  return group(
    at(box(150, 0.2, 90, concrete, 0.01), 0, -0.2, 20),
    at(box(150, 60, 1, paints.black, 0.05), 0, 0, -8),
    at(box(150, 0.06, 0.9, accent, 0.01), 0, 0, 11),
    at(group(...bestTimes()), -20.5, 0, -7.45),
    at(box(20, 8.8, 6.4, paints.graphite, 0.08), 6, 0, 0),
    at(box(20, 0.16, 0.06, accent, 0.02), 6, 8.3, 3.22),
    at(press({ name: 'CP 20' }), 7.4, 8.8, 0.4, { ry: -14 }),
    at(group(box(3, 0.2, 2.4, paints.shellDark, 0.05), at(applicator(1), 0, 0.2, 0)), 3.3, 8.8, 1, { ry: -14 }),
    at(stopButton(), -1, 8.8, 1.4, { ry: 8 }),
  )
}

/** Letters of any size, whose picture is no larger than that of small ones. */
const largeLettering = (text, height, colour) => {
  const letters = lettering(text, 2, colour, { weight: 800 })
  letters.scale.setScalar(height / 2)
  return letters
}

const wallScreen = (kind) => {
  const screen = display(4, 2.8, kind)
  screen.scale.setScalar(3.4)
  return screen
}

const carpet = Object.assign(paints.rubber.clone(), { name: 'board' })
carpet.color.set('#34393e')

/** An area of the plan: its place from the left and from the back, its size, and where its letter is. */
const markedArea = (letter, left, top, width, depth, letterAt = 3) => {
  const line = (w, d, x, z) => at(box(w, 0.06, d, accent, 0.01), x, 0, z)
  return at(
    group(
      ...[-1, 1].map((side) => line(width, 0.8, 0, (side * (depth - 0.8)) / 2)),
      ...[-1, 1].map((side) => line(0.8, depth, (side * (width - 0.8)) / 2, 0)),
      at(largeLettering(letter, 9, '#ffc800'), letterAt - width / 2, 0.06, depth / 2 - 7, { rx: -90 }),
    ),
    left + width / 2 - 120,
    0,
    top + depth / 2 - 65,
  )
}

const neighbour = (x, width, height) =>
  at(
    group(
      at(box(width, height, 1, paints.shellDark, 0.05), 0, 0, -34),
      at(box(width, 7, 1.2, paints.graphite, 0.05), 0, height - 7, -33.9),
      at(box(1, height, 40, paints.shellDark, 0.05), width / 2, 0, -14),
    ),
    x,
    0,
    -170,
  )

/** A frame above the stand with the name on its front. */
const hangingFrame = () =>
  group(
    ...[-1, 1].flatMap((side) => [
      at(box(96, 12, 1, accent, 0.1), 0, 0, side * 26),
      at(box(1, 12, 52, accent, 0.1), side * 48, 0, 0),
      at(box(97, 0.5, 1.1, paints.white, 0.05), 0, -0.5, side * 26),
      at(box(1.1, 0.5, 52, paints.white, 0.05), side * 48, -0.5, 0),
      ...[-1, 1].map((z) => at(cylinder(0.3, 90, paints.darkSteel), side * 46, 12, z * 25)),
    ]),
    at(largeLettering('KUDEX', 8, '#15181b'), -17, 6, 26.54),
  )

/** The fair stand of 240 × 130 decimetres, open to the front and to the right, with its areas where the plan has them. */
export function fairStand() {
  const [w, d, level] = [240, 130, 0.8]
  const back = -d / 2
  // Larger than life beside the stand, or the wide view would show toys.
  const exhibit = (object, x, z, ry = 0) => {
    object.scale.setScalar(1.35)
    return at(object, x, level, z, { ry })
  }
  return group(
    at(box(1100, 1, 900, concrete, 0.01), 0, -1, -100),
    at(box(1100, 160, 1, paints.blueprint, 0.05), 0, 0, -330),
    neighbour(-230, 130, 32),
    neighbour(-60, 150, 36),
    neighbour(130, 150, 32),
    neighbour(310, 140, 36),
    box(w, level, d, carpet, 0.05),
    at(box(w + 0.3, 0.5, 0.3, accent, 0.02), 0, 0.2, d / 2),
    at(box(0.3, 0.5, d, accent, 0.02), w / 2, 0.2, 0),
    // the walls: the name of the line, the number of the stand on yellow
    at(box(w, 46, 2, paints.white, 0.1), 0, level, back + 1),
    at(box(2, 46, d * 0.62, paints.white, 0.1), -w / 2 + 1, level, -d * 0.19),
    at(box(70, 50, 2.6, accent, 0.1), w / 2 - 35, level, back + 1.4),
    at(largeLettering('CrimpLine 4', 12, '#15181b'), -48, 36, back + 2.1),
    at(largeLettering('210', 20, '#15181b'), w / 2 - 63, 37, back + 2.8),
    at(hangingFrame(), 0, 70, 0),
    at(wallScreen('section'), -87, 31, back + 2.3),
    at(
      group(
        markedArea('A', 70, 45, 100, 40),
        markedArea('B', 180, 10, 50, 60),
        markedArea('C', 10, 10, 50, 60, 38),
        markedArea('D', 10, 85, 50, 35),
        markedArea('E', 180, 85, 50, 35),
      ),
      0,
      level,
      0,
    ),
    exhibit(crimpCentre({ presses: 4, length: 40 }), -6, -4),
    exhibit(prefeeder({ drums: 1 }), -42, -2),
    exhibit(stacker({ length: 17 }), 36, -2),
    exhibit(hvCutStrip(), 84, -43),
    exhibit(group(bench(14, 8), at(rotaryStripper({ name: 'RS 60 HV', s: 1.2 }), 0, 8.8, 0)), 74, -14),
    exhibit(press({ s: 1.5, name: 'CP 100 HV', withReel: false }), 99, -14),
    exhibit(group(bench(28, 8), at(sectionLab(), -7, 8.8, 0), at(pullTester(), 9, 8.8, 0)), -85, -36),
    exhibit(cabinet({ door: false }), -100, 37),
    exhibit(group(bench(14, 8), at(cutStrip(), 0, 8.8, 0)), -76, 38),
    exhibit(bar(), 85, 34),
    ...[78, 85, 92].map((x) => exhibit(stool(7), x, 42)),
    ...[
      [-94, -24],
      [-76, -23],
      [-18, 11],
      [6, 12],
    ].map(([x, z]) => exhibit(stool(), x, z)),
  )
}
