// Every picture of the demo by name: which machine, from where, at which size, in which brand.
import { front, machines } from './catalogue.js'
import { paintCutSentence, paintMonogram, paintReportCover, paintSign, paintSpecimen } from './brandPaintings.js'
import {
  paintCircuit,
  paintFairgrounds,
  paintHexagonSection,
  paintLinePlan,
  paintLoadCurve,
  paintNetwork,
  paintRoute,
} from './paintings.js'
import { at, box, group, paints } from './parts.js'
import { paintMicrograph } from './crimpSection.js'
import { paintBladeContact, paintMarkedWires } from './wirePaintings.js'
import { cableCutStrip } from './machines/cableCutStrip.js'
import { cutStrip } from './machines/cutStrip.js'
import { crimpCentre, press } from './machines/press.js'
import { coiler, prefeeder, stacker } from './machines/handling.js'
import { blockLoader, taper, testBench, twister } from './machines/harness.js'
import { artwork, booth, cabinet, connector, contact, dispenser } from './machines/scenes.js'
import { harnessInCar, layeredCable, solarRoof, strippedEnds } from './machines/applications.js'
import { pressCutaway, strippingHeadCutaway } from './machines/cutaways.js'
import { changeoverRace, fairStand, ownCables, raceFloor, tapedFloor } from './machines/fairs.js'
import { firstMachine, inchTools, wirePath } from './machines/closeups.js'
import { crimpingPlace, measuredCrimp, report, terminalRail } from './machines/details.js'
import { nightHall, nightLamps } from './machines/halls.js'
import { eventHall } from './machines/eventHall.js'
import { copperCuttings, twistedPairs, wireCamera } from './machines/storyDetails.js'
import { beltAssembly, bladeChange, measuredStrip, wiredTerminal } from './machines/workInProgress.js'
import { forceMonitor, pullTester, sectionLab, workplace } from './machines/bench.js'

const resized = (object, factor) => {
  object.scale.setScalar(factor)
  return object
}

// The colour of the cove, and how rough it is.
const night = { floor: '#59626a', gloss: 0.42, isDark: true }
const day = { floor: '#d0d4d6', gloss: 0.5 }
const indigo = { floor: '#26306b', gloss: 0.42, isDark: true }
const strivona = { signal: '#4356f5', name: 'STRIVONA' }
/** Samples a pixel: light of one direction is less noisy than that of wide lamps. */
const daylight = 36
const wide = [1920, 1080]
const usual = [1440, 1080]
/** Of texts in a hero, which is 3:2 on phones and 8:5 on large screens and cuts what another ratio has at its edges. */
const inHero = [1620, 1080]
const teal = { floor: '#175048', gloss: 0.42, isDark: true }
const plum = { floor: '#561f3c', gloss: 0.45, isDark: true }
const blush = { floor: '#dcc0cc', gloss: 0.5 }
const violet = { floor: '#c5bcd8', gloss: 0.5 }
const amber = { floor: '#4a4018', gloss: 0.42, isDark: true }
const veritesta = { signal: '#1fc4aa', name: 'VERITESTA' }
const conexara = { signal: '#c2136b', name: 'CONEXARA' }
const portal = { signal: '#6a35c9', name: 'KUDEX' }
const expo = { signal: '#ffc800', name: 'KUDEX' }

const hall = () =>
  group(
    at(prefeeder({ drums: 1 }), -18, 0, 1.4),
    crimpCentre({ presses: 4, length: 24 }),
    at(stacker({ length: 14 }), 20.5, 0, 1.4),
    at(box(46, 0.02, 0.4, paints.yellow, 0.005), 2, 0, 7.4),
  )
const scenes = {
  'scene-line': {
    machine: hall,
    view: { azimuth: 22, elevation: 8, zoom: 1.08, shiftY: -0.02 },
    backdrop: night,
    size: wide,
  },
  'scene-crimp': {
    machine: () =>
      group(
        at(press(), -6.4, 0, 1),
        at(press({ s: 1.2, name: 'CP 40', heavy: true }), 0.4, 0, 0),
        at(press({ s: 1.5, name: 'CP 100 HV', withReel: false }), 7, 0, -1),
      ),
    view: { azimuth: 24, elevation: 8, zoom: 1.06 },
    backdrop: night,
    size: wide,
  },
  'scene-strip': {
    machine: () => cutStrip(),
    view: { azimuth: 24, elevation: 12, zoom: 1.2, shiftY: -0.03 },
    backdrop: day,
    size: [1440, 1080],
  },
  'scene-harness': {
    machine: () => testBench(),
    view: { azimuth: 18, elevation: 10, zoom: 1.0 },
    backdrop: day,
    size: [1440, 1080],
  },
  'scene-cell': {
    machine: () => blockLoader({ housings: 16, open: true }),
    view: { azimuth: 20, elevation: 15, zoom: 3.1, shiftY: -0.1, shiftX: 0.42 },
    backdrop: night,
    size: [1440, 1080],
    brand: strivona,
  },
  'scene-lab': {
    machine: () => sectionLab(),
    view: { azimuth: 22, elevation: 12, zoom: 0.96 },
    backdrop: day,
    size: [1440, 1080],
  },
  'scene-service': {
    machine: bladeChange,
    view: { azimuth: -18, elevation: 12, lens: 20, target: [9.1, 4.6, 1.6], height: 15 },
    backdrop: day,
    size: usual,
    blur: 0.5,
    focus: [13, 5, 4],
  },
  'scene-people': {
    machine: beltAssembly,
    view: { azimuth: -30, elevation: 14, lens: 22, target: [-1, 5, 2], height: 17 },
    backdrop: day,
    size: inHero,
    blur: 0.5,
    focus: [2, 7, 2],
  },
  'scene-handling': {
    machine: () => group(prefeeder({ drums: 2, ink: paints.green }), at(coiler(), 12, 0, -1)),
    view: { azimuth: 22, elevation: 10, zoom: 0.92 },
    backdrop: night,
    size: [1440, 1080],
  },
  'scene-battery': {
    machine: () => cableCutStrip(),
    view: { azimuth: 26, elevation: 9, zoom: 0.98 },
    backdrop: night,
    size: wide,
  },
  'scene-cable': {
    machine: () => cableCutStrip(),
    view: { azimuth: 24, elevation: 13, zoom: 1.17, shiftY: 0.05 },
    backdrop: day,
    size: wide,
  },
  'scene-curve': {
    machine: forceMonitor,
    view: { azimuth: 26, elevation: 16, zoom: 1.1, shiftX: 0.02, shiftY: -0.08 },
    backdrop: day,
    size: wide,
    blur: 0.5,
  },
  'strivona-line': {
    machine: () =>
      group(
        blockLoader({ housings: 24, name: 'HL 24' }),
        at(testBench({ modules: 12, name: 'TB 512', length: 24 }), 24.6, 0, 1),
      ),
    view: { azimuth: 22, elevation: 9, zoom: 1.06, shiftY: -0.02 },
    backdrop: { ...indigo, floor: '#4a57a8', light: 1.3 },
    size: wide,
    blur: 0.3,
    hasReflections: false,
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
    view: { azimuth: 20, elevation: 10, zoom: 0.98 },
    backdrop: teal,
    size: wide,
    brand: veritesta,
  },
  'veritesta-pull': {
    machine: () => pullTester(),
    view: { ...front, zoom: 0.96 },
    backdrop: teal,
    size: usual,
    brand: veritesta,
  },
  'veritesta-section': {
    machine: () => sectionLab(),
    view: { azimuth: -22, elevation: 12, zoom: 0.96 },
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
    machine: () => connector({ columns: 8, rows: 3 }),
    view: { azimuth: 17, elevation: 14, target: [0.9, 1.9, 0], height: 8.4 },
    backdrop: { ...plum, light: 1.15 },
    size: wide,
    blur: 0.4,
    focus: [0, 2, 1.6],
    brand: conexara,
  },
  'conexara-contact': {
    machine: () => group(contact(), at(contact(), 0, 0, -3.6), at(contact(), 0, 0, 3.6)),
    view: { azimuth: -28, elevation: 24, zoom: 1.1, shiftX: 0.1 },
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
    machine: fairStand,
    view: { azimuth: 9, elevation: 12, lens: 27, target: [0, 29, 0], height: 151 },
    backdrop: { sky: '#c4ccd6', sun: [-48, 46, 3], light: 0.8 },
    size: wide,
    brand: expo,
    blur: 0,
  },
  'fair-expo': {
    machine: () => tapedFloor(),
    view: { azimuth: -24, elevation: 9, lens: 26, target: [12, 7.4, -12], height: 35 },
    backdrop: { sky: '#b9c9dc', sun: [-60, 30, 5], light: 0.75 },
    samples: daylight,
    size: wide,
    brand: expo,
    blur: 0,
  },
  'fair-events': {
    machine: () =>
      booth({
        title: 'WIRE WORKS',
        width: 34,
        wall: paints.blueprint,
        exhibits: [[resized(cableCutStrip({ hasConveyor: false }), 0.86), -4, 0, 6]],
      }),
    view: { azimuth: 24, elevation: 12, zoom: 1.18 },
    backdrop: day,
    size: wide,
  },
  'events-hall': {
    machine: eventHall,
    view: { azimuth: -13, elevation: 9, lens: 44, target: [8, 20, -44], height: 88.9 },
    backdrop: { sky: '#cfe0f2', sun: [-128, 42, 4.4] },
    samples: daylight,
    size: wide,
    blur: 0,
  },
  'events-cables': {
    machine: ownCables,
    view: { azimuth: 10, elevation: 38, lens: 24, target: [2.8, 0.5, -0.2], height: 23.4 },
    backdrop: { sky: '#cfe0f2', sun: [-160, 36, 4.4], light: 0.8 },
    samples: daylight,
    size: wide,
    blur: 0.12,
    focus: [0, 1, 3],
  },
  'expo-floor': {
    machine: raceFloor,
    view: { azimuth: 20, elevation: 30, lens: 22, target: [5, 4, 0], height: 74 },
    backdrop: { sky: '#b9c9dc', sun: [-66, 28, 5.4], light: 0.75 },
    samples: daylight,
    size: wide,
    brand: expo,
    blur: 0,
  },
  'expo-race': {
    machine: changeoverRace,
    view: { azimuth: 6, elevation: 4, lens: 24, target: [-3, 11.4, -2], height: 20.6 },
    backdrop: amber,
    samples: 44,
    size: inHero,
    brand: expo,
    blur: 0.06,
    focus: [6, 10, 3],
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
  'detail-wire-ends': {
    machine: strippedEnds,
    view: { azimuth: 36, elevation: 24, lens: 24, target: [0.4, 1, 3], height: 9.6 },
    backdrop: day,
    size: usual,
    blur: 0.12,
    focus: [2, 1, 4],
  },
  'detail-twisted': {
    machine: twistedPairs,
    view: { azimuth: 24, elevation: 44, lens: 24, target: [0, 1, 0], height: 15 },
    backdrop: day,
    size: usual,
    blur: 2,
    focus: [0, 1, 1],
  },
  'detail-copper': {
    machine: copperCuttings,
    view: { azimuth: 28, elevation: 30, zoom: 1.35, lens: 24 },
    backdrop: day,
    size: usual,
    blur: 2,
    focus: [1, 2, 2],
  },
  'detail-belt': {
    machine: wirePath,
    view: { azimuth: 34, elevation: 6, lens: 20, target: [-0.4, 5.4, 0.4], height: 7.4 },
    backdrop: night,
    size: usual,
    blur: 1,
    focus: [0, 5, 1],
  },
  'detail-camera': {
    machine: wireCamera,
    view: { azimuth: 26, elevation: 5, lens: 24, target: [-0.6, 5.2, 0], height: 11.5 },
    backdrop: night,
    size: usual,
    blur: 1,
    focus: [0, 2, 0],
  },
  'detail-layers': {
    machine: layeredCable,
    view: { azimuth: 26, elevation: 20, zoom: 1.4, lens: 24 },
    backdrop: night,
    size: usual,
    blur: 3,
    focus: [5, 3, 1.6],
  },
  'detail-strip': {
    machine: measuredStrip,
    view: { azimuth: -14, elevation: 36, lens: 22, target: [-3.4, 0.4, -0.2], height: 10 },
    backdrop: day,
    size: usual,
    blur: 0.7,
    focus: [-5, 0.5, 0.4],
  },
  'cutaway-press': {
    machine: () => pressCutaway(),
    view: { azimuth: 64, elevation: 11, zoom: 1 },
    size: usual,
    parts: [
      { at: [0.6, 5.5, -1.2], label: [0.84, 0.12] },
      { at: [0.6, 5.6, -0.15], label: [0.24, 0.1] },
      { at: [0.3, 5.2, 1.05], label: [0.17, 0.26] },
      { at: [0.45, 3.5, 1], label: [0.15, 0.42] },
      { at: [0.36, 3.08, 0.95], label: [0.17, 0.58] },
      { at: [0.3, 1.8, 0.95], label: [0.2, 0.74] },
      { at: [0, 2.9, -1.2], label: [0.86, 0.5] },
    ],
  },
  'cutaway-head': {
    machine: strippingHeadCutaway,
    view: { azimuth: 28, elevation: 22, zoom: 1.02 },
    size: usual,
    parts: [
      { at: [-5.2, 7.1, 0], label: [0.09, 0.14] },
      { at: [-2, 6.1, 0], label: [0.24, 0.1] },
      { at: [-0.8, 6.45, 0], label: [0.38, 0.09] },
      { at: [1.9, 5.9, 0.5], label: [0.52, 0.1] },
      { at: [3.55, 6.2, 0.5], label: [0.67, 0.12] },
      { at: [3.05, 4.52, 2.1], label: [0.46, 0.9] },
      { at: [6.6, 4.6, 0.9], label: [0.93, 0.74] },
    ],
  },
  'detail-section': { paint: paintMicrograph, size: usual },
  'detail-hexagon': { paint: paintHexagonSection, size: usual },
  'detail-circuit': { paint: paintCircuit, size: usual },
  'detail-plan': { paint: paintLinePlan, size: usual },
  'detail-load': { paint: paintLoadCurve, size: usual },
  'detail-network': { paint: paintNetwork, size: usual },
  'detail-contact': { paint: paintBladeContact, size: usual },
  'detail-marked': { paint: paintMarkedWires, size: usual },
  'portal-sign': { paint: paintSign, size: wide },
  'report-cover': { paint: paintReportCover, size: [840, 1188] },
  'portal-type': { paint: paintSpecimen, size: inHero },
  'portal-voice': { paint: paintCutSentence, size: inHero },
  'fair-grounds': { paint: paintFairgrounds, size: wide },
  'detail-route': { paint: paintRoute, size: wide },
  'detail-crimp': {
    machine: crimpingPlace,
    view: { azimuth: -30, elevation: 20, lens: 20, target: [-2.4, 4.4, 1], height: 9.6 },
    backdrop: night,
    size: wide,
    blur: 1.6,
    focus: [-0.6, 3.2, 1.8],
  },
  'detail-micrometer': {
    machine: measuredCrimp,
    view: { azimuth: -38, elevation: 24, lens: 22, target: [-0.2, 1.35, 1.75], height: 10.2 },
    backdrop: night,
    size: wide,
    blur: 0.7,
    focus: [-0.6, 1.2, 1],
  },
  'detail-terminals': {
    machine: terminalRail,
    view: { azimuth: 30, elevation: 16, lens: 20, target: [1.6, 6, 1], height: 11.5 },
    backdrop: day,
    size: usual,
    blur: 2.6,
    focus: [2, 6, 2],
  },
  'cs-240-feed': {
    machine: wirePath,
    view: { azimuth: -26, elevation: 16, lens: 20, target: [-1.2, 5, 0.4], height: 11 },
    backdrop: day,
    size: usual,
    blur: 1,
    focus: [0, 5, 1],
  },
  'cs-240-blades': {
    machine: wirePath,
    view: { azimuth: -34, elevation: 14, lens: 20, target: [9.4, 5.1, 0.4], height: 8.6 },
    backdrop: day,
    size: usual,
    blur: 0.8,
    focus: [9.2, 5, 0.6],
  },
  'detail-gauge': {
    machine: inchTools,
    view: { azimuth: 12, elevation: 38, lens: 22, target: [0.2, 0.6, 1.6], height: 14 },
    backdrop: night,
    size: wide,
    blur: 0.8,
    focus: [-3, 1, 1],
  },
  'scene-first': {
    machine: firstMachine,
    view: { azimuth: 24, elevation: 9, lens: 22, target: [-0.6, 10.9, 0], height: 10.8 },
    backdrop: day,
    size: inHero,
    blur: 0.6,
    focus: [0, 10, 1],
  },
  'cabinet-wiring': {
    machine: wiredTerminal,
    view: { azimuth: -32, elevation: 7, lens: 22, target: [0.2, -0.6, 0.6], height: 11.5 },
    backdrop: day,
    size: wide,
    blur: 0.6,
    focus: [0, 0, 0.8],
  },
  'scene-report': {
    machine: report,
    view: { azimuth: 14, elevation: 44, lens: 22, target: [-6, 0, 0], height: 28.6 },
    backdrop: day,
    size: usual,
    blur: 0.1,
  },
  'scene-night': {
    machine: nightHall,
    view: { azimuth: 28, elevation: 14, lens: 26, target: [8, 10, 6], height: 52 },
    backdrop: { ...night, light: 0.35 },
    lamps: nightLamps,
    size: wide,
    blur: 0.1,
    focus: [8, 12, 18],
    cove: 3,
  },
  'scene-roof': {
    machine: solarRoof,
    view: { azimuth: 34, elevation: 22, zoom: 1.5, lens: 24 },
    backdrop: { floor: '#b9cbd8', gloss: 0.8 },
    size: usual,
  },
  'detail-harness': {
    machine: harnessInCar,
    view: { azimuth: 22, elevation: 10, zoom: 1.1 },
    backdrop: day,
    size: usual,
  },
  'strivona-cell': { machine: () => blockLoader(), view: front, backdrop: indigo, size: [1440, 1080], brand: strivona },
}

const people = {
  'mara-lindqvist': ['ML', 55],
  'beat-zumsteg': ['BZ', 255],
  'ines-caduff': ['IC', 20],
  'tomas-havel': ['TH', 150],
  'li-wenna': ['LW', 315],
  'dana-whitfield': ['DW', 205],
  'reto-amrein': ['RA', 100],
  'nora-steiger': ['NS', 285],
}
const portraits = Object.entries(people).map(([name, [initials, hue]]) => [
  `portrait-${name}`,
  { paint: paintMonogram(initials, hue), size: [960, 960] },
])

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

export const pictures = { ...Object.fromEntries(lead), ...scenes, ...Object.fromEntries([...side, ...portraits]) }
