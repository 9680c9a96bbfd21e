import type { Localized } from '../seed.types.ts'
import { text } from './builders.ts'

/** Parts of the pictures `cutaway-press` and `cutaway-head`, in the order of their numbers (`draw/pictures.js`). */
const parts = {
  press: [
    text('servo motor', 'Servomotor'),
    text('gearbox', 'Getriebe'),
    text('eccentric and connecting rod', 'Exzenter und Pleuel'),
    text('ram', 'Stössel'),
    text('force sensor', 'Kraftsensor'),
    text('applicator', 'Applikator'),
    text('control', 'Steuerung'),
  ],
  head: [
    text('belt pulley', 'Riemenscheibe'),
    text('hollow spindle on ball bearings', 'Hohlspindel auf Kugellagern'),
    text('slip rings', 'Schleifringe'),
    text('centring jaws', 'Zentrierbacken'),
    text('blades', 'Messer'),
    text('blade carrier', 'Messerträger'),
    text('insulation that is pulled off', 'abgezogene Isolation'),
  ],
}

/** The numbered parts of a cutaway in one line. */
export const nameParts = (cutaway: keyof typeof parts): Localized =>
  joinParts(cutaway, (name, number) => `${number} ${name}`, ', ')

/** The numbered parts of a cutaway as marked text: an ordered list. */
export const listParts = (cutaway: keyof typeof parts): Localized =>
  joinParts(cutaway, (name, number) => `${number}. ${name}`, '\n')

function joinParts(
  cutaway: keyof typeof parts,
  show: (name: string, number: number) => string,
  separator: string,
): Localized {
  const inLanguage = (language: 'en' | 'de') =>
    parts[cutaway].map((part, index) => show(part[language] ?? part.en, index + 1)).join(separator)
  return text(inLanguage('en'), inLanguage('de'))
}
