/**
 * Every film of the demo by name: the machine of the catalogue and how far it turns to each side, in degrees; or the
 * pictures that follow each other.
 */
export const films = [
  { name: 'home', shots: ['scene-line', 'detail-wire-ends', 'scene-crimp', 'detail-section'] },
  { name: 'cs-240', machine: 'cs-240', swing: 38 },
  { name: 'crimpline-4', machine: 'crimpline-4', swing: 30 },
  { name: 'cs-960', shots: ['cs-960', 'detail-layers', 'scene-people'], size: [880, 660] },
  { name: 'cp-40', machine: 'cp-40', swing: 42 },
]
