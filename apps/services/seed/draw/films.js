/** Every film of the demo by name: the machine of the catalogue and how far it turns to each side, in degrees. */
export const films = [
  { name: 'cs-240', machine: 'cs-240', swing: 38 },
  { name: 'crimpline-4', machine: 'crimpline-4', swing: 30 },
  { name: 'cp-40', machine: 'cp-40', swing: 42 },
]
