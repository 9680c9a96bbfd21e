// Every picture of the demo by name: which machine, from where, at which size, in which brand.
import { front, machines } from './catalogue.js'
import { at, group, paints } from './parts.js'
import { cableCutStrip, cutStrip } from './machines/cutStrip.js'
import { crimpCentre, press } from './machines/press.js'
import { coiler, prefeeder, stacker } from './machines/handling.js'
import { blockLoader, taper, testBench, twister } from './machines/harness.js'
import { artwork, booth, cabinet, connector, contact, dispenser } from './machines/scenes.js'
import { forceMonitor, pullTester, sectionLab, workplace } from './machines/bench.js'

const resized = (object, factor) => {
  object.scale.setScalar(factor)
  return object
}

const night = { floor: '#1d2125', top: '#2f353b', low: '#191c1f', gloss: 0.42 }
const day = { floor: '#dfe3e5', top: '#eef1f2', low: '#e3e7e9', gloss: 0.6 }
const indigo = { floor: '#161b36', top: '#29325f', low: '#12162c', gloss: 0.42 }
const strivona = { signal: '#4356f5', name: 'STRIVONA' }
const wide = [2000, 1000]
const usual = [1440, 1080]
const teal = { floor: '#0f2623', top: '#1f4a45', low: '#0c1f1d', gloss: 0.42 }
const plum = { floor: '#2a1420', top: '#4c2038', low: '#22101a', gloss: 0.45 }
const blush = { floor: '#f0dde6', top: '#f8edf2', low: '#f2e2ea', gloss: 0.6 }
const violet = { floor: '#dcd6e8', top: '#f0edf7', low: '#e4dff0', gloss: 0.6 }
const amber = { floor: '#24200f', top: '#3b3517', low: '#1c190c', gloss: 0.42 }
const veritesta = { signal: '#1fc4aa', name: 'VERITESTA' }
const conexara = { signal: '#c2136b', name: 'CONEXARA' }
const portal = { signal: '#6a35c9', name: 'KUDEX' }
const expo = { signal: '#ffc800', name: 'KUDEX' }

const hall = () =>
  group(
    at(prefeeder({ drums: 1 }), -18, 0, 1.4),
    crimpCentre({ presses: 4, length: 24, hood: 'clear' }),
    at(stacker({ length: 14 }), 20.5, 0, 1.4),
  )
const scenes = {
  'scene-line': {
    machine: hall,
    view: { azimuth: 20, elevation: 9, zoom: 1.22, shiftY: -0.06, key: [-0.9, 0.9, 0.8] },
    backdrop: night,
    size: wide,
  },
  'scene-crimp': {
    machine: () => group(press(), at(press({ s: 1.15, name: 'CP 40' }), 7, 0, -1)),
    view: { azimuth: 24, elevation: 8, zoom: 1.4, shiftY: -0.12 },
    backdrop: night,
    size: [1440, 1080],
  },
  'scene-strip': {
    machine: () => cutStrip(),
    view: { azimuth: 24, elevation: 12, zoom: 1.35 },
    backdrop: day,
    size: [1440, 1080],
  },
  'scene-harness': {
    machine: () => testBench(),
    view: { azimuth: 18, elevation: 10, zoom: 1.3 },
    backdrop: day,
    size: [1440, 1080],
  },
  'scene-cell': {
    machine: () => blockLoader({ housings: 16 }),
    view: { azimuth: 20, elevation: 8, zoom: 1.45, shiftY: -0.25 },
    backdrop: night,
    size: [1440, 1080],
  },
  'scene-lab': {
    machine: () => sectionLab(),
    view: { azimuth: 22, elevation: 12, zoom: 1.25 },
    backdrop: day,
    size: [1440, 1080],
  },
  'scene-service': {
    machine: () => group(cutStrip(), at(resized(workplace(), 0.62), 8.4, 0, -1)),
    view: { azimuth: 22, elevation: 12, zoom: 1.15 },
    backdrop: day,
    size: [1440, 1080],
  },
  'scene-handling': {
    machine: () => group(prefeeder({ drums: 2, ink: paints.green }), at(coiler(), 12, 0, -1)),
    view: { azimuth: 22, elevation: 10, zoom: 1.1 },
    backdrop: night,
    size: [1440, 1080],
  },
  'scene-battery': {
    machine: () => cableCutStrip(),
    view: { azimuth: 26, elevation: 9, zoom: 1.2 },
    backdrop: night,
    size: wide,
  },
  'strivona-line': {
    machine: () => group(blockLoader({ housings: 16 }), at(testBench(), 20, 0, 1)),
    view: { azimuth: 22, elevation: 9, zoom: 1.3 },
    backdrop: indigo,
    size: wide,
    brand: strivona,
  },
  'strivona-test': { machine: () => testBench(), view: front, backdrop: indigo, size: [1440, 1080], brand: strivona },
  'strivona-taping': { machine: () => taper(), view: front, backdrop: indigo, size: [1440, 1080], brand: strivona },
  'strivona-twisting': {
    machine: () => twister({ length: 26 }),
    view: { azimuth: 30, elevation: 12, zoom: 1.15 },
    backdrop: indigo,
    size: usual,
    brand: strivona,
  },
  'veritesta-lab': {
    machine: () =>
      group(
        sectionLab(),
        at(pullTester({ s: 1.2 }), -9, 0, 0.5),
        at(resized(workplace({ kind: 'curve' }), 0.7), 9, 0, -0.5),
      ),
    view: { azimuth: 20, elevation: 9, zoom: 1.2 },
    backdrop: teal,
    size: wide,
    brand: veritesta,
  },
  'veritesta-pull': {
    machine: () => pullTester(),
    view: { ...front, zoom: 1.1 },
    backdrop: teal,
    size: usual,
    brand: veritesta,
  },
  'veritesta-section': {
    machine: () => sectionLab(),
    view: { azimuth: -22, elevation: 12, zoom: 1.3 },
    backdrop: day,
    size: usual,
    brand: { ...veritesta, signal: '#007a6c' },
  },
  'veritesta-force': {
    machine: () => forceMonitor(),
    view: { azimuth: 26, elevation: 18 },
    backdrop: day,
    size: usual,
    brand: { ...veritesta, signal: '#007a6c' },
  },
  'conexara-connector': {
    machine: () => connector({ columns: 9, rows: 3 }),
    view: { azimuth: 26, elevation: 14, zoom: 1.35, shiftX: 0.1 },
    backdrop: plum,
    size: wide,
    brand: conexara,
  },
  'conexara-contact': {
    machine: () => group(contact(), at(contact(), 0, 0, -3.6), at(contact(), 0, 0, 3.6)),
    view: { azimuth: -28, elevation: 22, zoom: 1.2 },
    backdrop: blush,
    size: usual,
    brand: conexara,
  },
  'conexara-dispensing': {
    machine: () => dispenser(),
    view: { azimuth: 24, elevation: 16, zoom: 1.15 },
    backdrop: blush,
    size: usual,
    brand: conexara,
  },
  'conexara-housing': {
    machine: () =>
      group(
        connector({ columns: 4, rows: 2, wires: false }),
        at(connector({ columns: 2, rows: 2, wires: false }), 6.4, 0, 0.8),
        at(connector({ columns: 6, rows: 1, wires: false }), 1, 0, 6),
      ),
    view: { azimuth: 30, elevation: 26, zoom: 1.1 },
    backdrop: plum,
    size: usual,
    brand: conexara,
  },
  'fair-productronica': {
    machine: () =>
      booth({
        title: 'KUDEX',
        exhibits: [
          [resized(crimpCentre({ presses: 2, name: 'CrimpLine 2', length: 18, hood: 'clear' }), 0.72), -1, -1],
          [resized(press(), 0.9), 8.6, 1.4, -14],
        ],
      }),
    view: { azimuth: 20, elevation: 10, zoom: 1.18 },
    backdrop: night,
    size: wide,
  },
  'fair-expo': {
    machine: () =>
      booth({
        title: 'EXPO 2024',
        width: 36,
        wall: paints.black,
        exhibits: [
          [cutStrip(), -9, 1, 8],
          [resized(coiler(), 0.8), 3, -2],
        ],
      }),
    view: { azimuth: -18, elevation: 10, zoom: 1.18 },
    backdrop: amber,
    size: wide,
    brand: expo,
  },
  'fair-events': {
    machine: () =>
      booth({
        title: 'WIRE WORKS',
        width: 34,
        wall: paints.blueprint,
        exhibits: [[resized(blockLoader(), 0.62), -6, 0, 10]],
      }),
    view: { azimuth: 24, elevation: 12, zoom: 1.18 },
    backdrop: day,
    size: wide,
  },
  'cabinet-open': {
    machine: () =>
      group(
        cabinet(),
        at(cabinet({ door: false, rows: 5 }), -12.4, 0, 0),
        at(resized(cutStrip(), 1.5), -25, 0, 2, { ry: 12 }),
      ),
    view: { azimuth: 16, elevation: 8, zoom: 1.08 },
    backdrop: night,
    size: wide,
  },
  'cabinet-wires': {
    machine: () => cabinet({ door: false, height: 12, rows: 2 }),
    view: { azimuth: 28, elevation: 10, zoom: 1.5 },
    backdrop: day,
    size: usual,
  },
  'portal-table': {
    machine: () => artwork(),
    view: { azimuth: 16, elevation: 34, zoom: 1.3 },
    backdrop: violet,
    size: wide,
    brand: portal,
  },
  'portal-colours': {
    machine: () => artwork({ signs: false }),
    view: { azimuth: -24, elevation: 38, zoom: 1.5, shiftX: -0.2 },
    backdrop: violet,
    size: usual,
    brand: portal,
  },
  'strivona-cell': { machine: () => blockLoader(), view: front, backdrop: indigo, size: [1440, 1080], brand: strivona },
}

const brandOf = (name) =>
  /^(hl|tb|tp|hs|tw|tool-test)-/.test(name) ? { brand: { ...strivona, signal: '#2b3ff2' } } : {}
const lead = Object.entries(machines).map(([name, [machine, view]]) => [name, { machine, view, ...brandOf(name) }])
const side = Object.entries(machines).map(([name, [machine, view]]) => [
  `${name}-side`,
  {
    machine,
    view: { ...view, azimuth: -view.azimuth * 1.15, elevation: view.elevation + 4 },
    size: [1200, 900],
    ...brandOf(name),
  },
])

export const pictures = { ...Object.fromEntries(lead), ...scenes, ...Object.fromEntries(side) }
