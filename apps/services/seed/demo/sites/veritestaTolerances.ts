import type { SeedBlock } from '../../blocks.types.ts'
import { text } from '../builders.ts'

/** A number with a comma in German and French. */
function decimal(value: string) {
  const local = value.replaceAll('.', ',')
  return text(value, local, { fr: local })
}

/** What a micrograph is measured for, with the values of the crimp that is shown. */
export const micrographLimits = {
  kind: 'table',
  title: text('What the section must show', 'Was der Schliff zeigen muss', { fr: 'Ce que la coupe doit montrer' }),
  caption: text('Crimp on 0.5 mm², XS 3', 'Crimp an 0,5 mm², XS 3', { fr: 'Sertissage sur 0,5 mm², XS 3' }),
  columns: [
    text('Feature', 'Merkmal', { fr: 'Caractéristique' }),
    text('Limit', 'Grenze', { fr: 'Limite' }),
    text('Measured', 'Gemessen', { fr: 'Mesuré' }),
    text('Uncertainty', 'Unsicherheit', { fr: 'Incertitude' }),
  ],
  rows: [
    [
      text('Crimp height', 'Crimphöhe', { fr: 'Hauteur de sertissage' }),
      decimal('1.03–1.09 mm'),
      decimal('1.06 mm'),
      decimal('± 0.003 mm'),
    ],
    [
      text('Compression of the strands', 'Verdichtung der Litzen', { fr: 'Compression des brins' }),
      text('80–85%', '80–85 %', { fr: '80–85 %' }),
      text('82%', '82 %', { fr: '82 %' }),
      text('± 0.5%', '± 0,5 %', { fr: '± 0,5 %' }),
    ],
    [
      text('Distance of the wings from the base', 'Abstand der Flanken vom Boden', {
        fr: 'Distance des ailes au fond',
      }),
      text('at least 0.05 mm', 'mindestens 0,05 mm', { fr: 'au moins 0,05 mm' }),
      decimal('0.21 mm'),
      decimal('± 0.003 mm'),
    ],
    [
      text('Burr', 'Grat', { fr: 'Bavure' }),
      text('at most 0.2 mm', 'höchstens 0,2 mm', { fr: 'au plus 0,2 mm' }),
      decimal('0.04 mm'),
      decimal('± 0.003 mm'),
    ],
  ],
} satisfies SeedBlock

/** What Veritesta vouches for. */
export const tolerances: SeedBlock = {
  kind: 'table',
  title: text('What we vouch for', 'Wofür wir einstehen', { fr: 'Ce que nous garantissons' }),
  caption: text(
    'Uncertainty of our instruments, valid for one year after calibration',
    'Unsicherheit unserer Geräte, gültig ein Jahr ab Kalibrierung',
    { fr: 'Incertitude de nos instruments, valable un an après l’étalonnage' },
  ),
  columns: [
    text('Quantity', 'Messgrösse', { fr: 'Grandeur' }),
    text('Range', 'Bereich', { fr: 'Plage' }),
    text('Uncertainty', 'Unsicherheit', { fr: 'Incertitude' }),
  ],
  rows: [
    [
      text('Pull-out force', 'Auszugskraft', { fr: 'Force d’arrachement' }),
      text('1–2,000 N', '1–2000 N', { fr: '1–2 000 N' }),
      text('± 0.5% of the reading', '± 0,5 % vom Messwert', { fr: '± 0,5 % de la valeur lue' }),
    ],
    [
      text('Crimp force', 'Crimpkraft', { fr: 'Force de sertissage' }),
      decimal('0.1–40 kN'),
      text('± 1% of the reading', '± 1 % vom Messwert', { fr: '± 1 % de la valeur lue' }),
    ],
    [text('Crimp height', 'Crimphöhe', { fr: 'Hauteur de sertissage' }), decimal('0.3–6 mm'), decimal('± 0.003 mm')],
    [
      text('Length in a micrograph', 'Länge im Schliffbild', { fr: 'Longueur sur une micrographie' }),
      decimal('0.01–4 mm'),
      decimal('± 0.003 mm'),
    ],
  ],
}

/** Forces of the standard by conductor size. */
export const requiredForces: SeedBlock = {
  kind: 'table',
  title: text('What the standard requires', 'Was die Norm verlangt', { fr: 'Ce qu’exige la norme' }),
  caption: text(
    'Pull-out force by IEC 60352-2, at a constant 25 to 50 mm/min',
    'Auszugskraft nach IEC 60352-2, bei konstant 25 bis 50 mm/min',
    { fr: 'Force d’arrachement selon la CEI 60352-2, à vitesse constante, de 25 à 50 mm/min' },
  ),
  columns: [
    text('Conductor', 'Leiter', { fr: 'Conducteur' }),
    text('Required', 'Gefordert', { fr: 'Exigé' }),
    text('Uncertainty on the PT 500', 'Unsicherheit am PT 500', { fr: 'Incertitude sur le PT 500' }),
  ],
  rows: (
    [
      ['0.22', '28', '0.1'],
      ['0.5', '60', '0.3'],
      ['1.0', '108', '0.5'],
      ['1.5', '150', '0.8'],
      ['2.5', '230', '1.2'],
      ['4.0', '310', '1.6'],
    ] as const
  ).map(([size, force, uncertainty]) => [decimal(`${size} mm²`), `${force} N`, decimal(`± ${uncertainty} N`)]),
}
