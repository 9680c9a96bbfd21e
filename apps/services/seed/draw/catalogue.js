// Every machine of the catalogue by the slug of its product, and from where it is looked at.
import { at, group, paints } from './parts.js'
import { cableCutStrip } from './machines/cableCutStrip.js'
import { cutStrip } from './machines/cutStrip.js'
import { applicatorAlone, crimpCentre, press } from './machines/press.js'
import { coiler, drumStand, prefeeder, stacker } from './machines/handling.js'
import { blockLoader, shrinker, taper, testBench, twister } from './machines/harness.js'
import { hvCutStrip } from './machines/hvCutStrip.js'
import {
  forceMonitor,
  marker,
  pullTester,
  rotaryStripper,
  sealModule,
  sectionLab,
  semiStripper,
  workplace,
} from './machines/bench.js'
import { bladePair, crimpDie, gripJaws, sealKit, testModule, wireGuide } from './machines/tools.js'

export const front = { azimuth: 29, elevation: 14 }
const long = { azimuth: 24, elevation: 15 }

// One line per product of the catalogue; the other views follow from it.
export const machines = {
  'cs-120': [() => cutStrip({ scale: 0.82, name: 'CS 120', ink: paints.white, tray: false }), front],
  'cs-240': [() => cutStrip({ name: 'CS 240' }), front],
  'cs-260-duo': [() => cutStrip({ scale: 1.1, name: 'CS 260 Duo', ink: paints.red, wideHood: true }), front],
  'cs-320': [() => cutStrip({ scale: 1.3, name: 'CS 320', ink: paints.green }), front],
  'cs-700': [() => cableCutStrip({ name: 'CS 700', length: 11, hasConveyor: false, ink: paints.black }), front],
  'cs-960': [() => cableCutStrip({ name: 'CS 960' }), long],
  'cs-980-hv': [() => hvCutStrip(), long],
  'rs-10': [() => rotaryStripper({ s: 0.8, name: 'RS 10', coax: true }), { azimuth: 34, elevation: 16 }],
  'rs-25-coax': [() => rotaryStripper({ name: 'RS 25 Coax' }), { azimuth: 34, elevation: 16 }],
  'rs-60-hv': [
    () => rotaryStripper({ s: 1.4, name: 'RS 60 HV', coax: false, ink: paints.orange, cable: 0.25 }),
    { azimuth: -34, elevation: 16 },
  ],
  'ss-5': [() => semiStripper({ name: 'SS 5' }), { azimuth: 36, elevation: 20 }],
  'ss-35': [() => semiStripper({ name: 'SS 35' }), { azimuth: 24, elevation: 14 }],
  'crimpline-2': [() => crimpCentre({ presses: 2, name: 'CrimpLine 2', length: 18 }), long],
  'crimpline-4': [() => crimpCentre({ presses: 4, name: 'CrimpLine 4', length: 25 }), long],
  'crimpline-6s': [() => crimpCentre({ presses: 6, name: 'CrimpLine 6S', length: 34, sealing: true }), long],
  'crimpline-4-twist': [
    () =>
      group(
        crimpCentre({ presses: 4, name: 'CrimpLine 4 Twist', length: 25 }),
        at(twister({ length: 20, name: '' }), 26, 0, 0),
      ),
    long,
  ],
  'cp-20': [() => press({ name: 'CP 20' }), { azimuth: 33, elevation: 12 }],
  'cp-40': [() => press({ s: 1.3, name: 'CP 40', heavy: true }), { azimuth: -30, elevation: 14 }],
  'cp-100-hv': [() => press({ s: 1.5, name: 'CP 100 HV', withReel: false }), { azimuth: 33, elevation: 12 }],
  'sc-15': [() => press({ s: 0.85, name: 'SC 15', guard: false }), { azimuth: 38, elevation: 16 }],
  'ap-mini': [() => applicatorAlone(), { azimuth: 30, elevation: 18 }],
  'ap-micro': [() => applicatorAlone({ kind: 'micro' }), { azimuth: -28, elevation: 14 }],
  'ap-hv': [() => applicatorAlone({ kind: 'hv' }), { azimuth: 34, elevation: 14 }],
  'sm-1': [() => sealModule(), { azimuth: 30, elevation: 24 }],
  'pf-1000': [() => prefeeder({ name: 'PF 1000', height: 0.8, ink: paints.red }), front],
  'pf-3000': [() => prefeeder({ name: 'PF 3000' }), front],
  'pf-5000-duo': [() => prefeeder({ name: 'PF 5000 Duo', drums: 2, ink: paints.green }), front],
  'dr-120': [() => drumStand({ ink: paints.yellow }), { azimuth: -30, elevation: 14 }],
  'dr-600': [() => drumStand(), front],
  'coil-160': [() => coiler({ name: 'Coil 160', pans: 1, ink: paints.blue }), { azimuth: 28, elevation: 22 }],
  'coil-320': [() => coiler(), { azimuth: 28, elevation: 22 }],
  'ds-10': [() => stacker({ length: 12, name: 'DS 10', ink: paints.yellow }), { azimuth: 28, elevation: 18 }],
  'ds-20': [() => stacker(), { azimuth: 28, elevation: 18 }],
  'ds-40': [() => stacker({ length: 34, name: 'DS 40', ink: paints.green }), { azimuth: 28, elevation: 18 }],
  'tw-60': [() => twister(), long],
  'tw-120': [() => twister({ length: 50, name: 'TW 120' }), { azimuth: 40, elevation: 14 }],
  'tp-30': [() => taper(), front],
  'hl-8': [() => blockLoader(), front],
  'hl-24': [() => blockLoader({ housings: 24, name: 'HL 24' }), { azimuth: 24, elevation: 14 }],
  'hs-40': [() => shrinker(), front],
  'ij-32': [() => marker(), front],
  'lm-20': [() => marker({ laser: true }), front],
  'lm-50': [() => marker({ laser: true, name: 'LM 50' }), { azimuth: -26, elevation: 14 }],
  'pt-500': [() => pullTester(), front],
  'pt-2000': [() => pullTester({ s: 1.4, name: 'PT 2000' }), { azimuth: 22, elevation: 18 }],
  'cfm-12': [() => forceMonitor(), { azimuth: 26, elevation: 18 }],
  'xs-1': [() => sectionLab({ full: false, name: 'XS 1' }), front],
  'xs-3': [() => sectionLab(), front],
  'tb-128': [() => testBench(), front],
  'tb-512': [() => testBench({ modules: 18, name: 'TB 512', length: 34 }), long],
  'wire-master-studio': [() => workplace(), { azimuth: 24, elevation: 12 }],
  lineview: [() => workplace({ kind: 'curve' }), { azimuth: -22, elevation: 12 }],
  // One picture per kind of tool, since tools of a kind differ only in size.
  'tool-blades-v': [() => bladePair({ name: 'V blades' }), { azimuth: 28, elevation: 24 }],
  'tool-blades-radius': [() => bladePair({ edge: 'radius', name: 'Radius blades' }), { azimuth: 28, elevation: 24 }],
  'tool-blades-carbide': [() => bladePair({ edge: 'carbide', name: 'Carbide blades' }), { azimuth: 28, elevation: 24 }],
  'tool-guide-fine': [() => wireGuide(), { azimuth: 32, elevation: 24 }],
  'tool-guide-wide': [() => wireGuide({ bores: [0.5, 0.7], name: 'Wide' }), { azimuth: 32, elevation: 24 }],
  'tool-applicator-side': [() => applicatorAlone(), { azimuth: 38, elevation: 22 }],
  'tool-applicator-end': [() => group(at(applicatorAlone(), 0, 0, 0, { ry: -90 })), { azimuth: 40, elevation: 24 }],
  'tool-die': [() => crimpDie({ name: 'Hexagon' }), { azimuth: 26, elevation: 20 }],
  'tool-seal-kit': [() => sealKit({ name: 'Seal kit' }), { azimuth: 28, elevation: 30 }],
  'tool-grip-jaws': [() => gripJaws({ name: 'Grip jaws' }), { azimuth: 30, elevation: 20 }],
  'tool-test-module': [() => testModule({ name: 'Module' }), { azimuth: 28, elevation: 26 }],
}
