import type { SeedBlock } from '../../blocks.types.ts'
import { text } from '../builders.ts'

/** A pull test: the crimp stretches, holds, and slips out of the barrel. */
export const pullTest: SeedBlock = {
  kind: 'measurement',
  caption: text(
    'Pull test of a crimp on 0.5 mm², 25 mm/min, PT 500',
    'Zugprüfung eines Crimps an 0,5 mm², 25 mm/min, PT 500',
    { fr: 'Essai de traction d’un sertissage sur 0,5 mm², 25 mm/min, PT 500' },
  ),
  xLabel: text('Travel in mm', 'Weg in mm', { fr: 'Course en mm' }),
  yLabel: text('Force in N', 'Kraft in N', { fr: 'Force en N' }),
  points: [
    [0, 0],
    [0.1, 3],
    [0.2, 9],
    [0.4, 24],
    [0.6, 41],
    [0.8, 57],
    [1, 71],
    [1.2, 83],
    [1.4, 92],
    [1.6, 98.5],
    [1.8, 102.6],
    [2, 104.3],
    [2.1, 103.8],
    [2.2, 101.2],
    [2.3, 94],
    [2.36, 82],
    [2.4, 62],
    [2.5, 48],
    [2.7, 39],
    [3, 31],
    [3.3, 24],
    [3.6, 15],
    [3.8, 6],
    [3.9, 0],
    [4, 0],
  ].map(([x = 0, y = 0]) => ({ x, y })),
  limit: 60,
  limitLabel: text('Required by IEC 60352-2: 60 N', 'Gefordert nach IEC 60352-2: 60 N', {
    fr: 'Exigé par la CEI 60352-2 : 60 N',
  }),
  facts: [
    {
      label: text('Pull-out force', 'Auszugskraft', { fr: 'Force d’arrachement' }),
      value: text('104.3 N', '104,3 N', { fr: '104,3 N' }),
    },
    {
      label: text('Above the requirement', 'Über der Forderung', { fr: 'Au-dessus de l’exigence' }),
      value: text('74%', '74 %', { fr: '74 %' }),
    },
    {
      label: text('Uncertainty of the reading', 'Messunsicherheit', { fr: 'Incertitude de mesure' }),
      value: text('± 0.5 N', '± 0,5 N', { fr: '± 0,5 N' }),
    },
    {
      label: text('Result of the batch, 5 of 5', 'Ergebnis des Loses, 5 von 5', { fr: 'Résultat du lot, 5 sur 5' }),
      value: text('Passed', 'Bestanden', { fr: 'Conforme' }),
    },
  ],
}
