/**
 * Every film of the demo by name: the pictures that follow each other; a machine of the catalogue that is assembled from
 * its parts, in stages of a second; or a drawing.
 */
export const films = [
  { name: 'home', shots: ['scene-line', 'detail-wire-ends', 'detail-crimp', 'detail-section'] },
  { name: 'home-us', shots: ['scene-crimp', 'detail-section', 'scene-line', 'detail-wire-ends'] },
  { name: 'cs-240', shots: ['cs-240', 'cs-240-feed', 'detail-wire-ends'], size: [880, 660] },
  { name: 'crimpline-4', shots: ['crimpline-4', 'scene-line', 'detail-section'], size: [880, 660] },
  { name: 'cs-960', shots: ['cs-960', 'detail-layers', 'scene-battery'], size: [880, 660] },
  { name: 'cp-40', shots: ['cp-40', 'detail-crimp', 'detail-section'], size: [880, 660] },
  { name: 'a-machine-is-born', machine: 'cs-240', seconds: 12 },
  { name: 'a-crimp-has-a-curve', drawing: 'paintCrimpCurves', seconds: 12 },
  { name: 'twisted-and-quiet', drawing: 'paintTwisting', seconds: 12 },
  { name: 'a-wire-with-a-passport', shots: ['dr-600', 'wire-master-studio', 'cs-240', 'detail-wire-ends'] },
  { name: 'copper-that-comes-back', shots: ['cs-320', 'detail-wire-ends', 'detail-layers'] },
  { name: 'night-shift-in-brno', shots: ['scene-night', 'dr-600', 'crimpline-6s', 'scene-crimp'], ground: '#2a2f35' },
]
