import type { SeedBlock } from '../../blocks.types.ts'
import { text } from '../builders.ts'

const axesOfPullTests = {
  xLabel: text('Travel in mm', 'Weg in mm', { fr: 'Course en mm' }),
  yLabel: text('Force in N', 'Kraft in N', { fr: 'Force en N' }),
}

const requiredPullOutForce = {
  limit: 60,
  limitLabel: text('Required by IEC 60352-2: 60 N', 'Gefordert nach IEC 60352-2: 60 N', {
    fr: 'Exigé par la CEI 60352-2 : 60 N',
  }),
}

/** A pull test: the crimp stretches, holds, and slips out of the barrel. */
export const pullTest = {
  kind: 'measurement',
  caption: text(
    'Pull test of a crimp on 0.5 mm², 25 mm/min, PT 500',
    'Zugprüfung eines Crimps an 0,5 mm², 25 mm/min, PT 500',
    { fr: 'Essai de traction d’un sertissage sur 0,5 mm², 25 mm/min, PT 500' },
  ),
  ...axesOfPullTests,
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
  ...requiredPullOutForce,
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
} satisfies SeedBlock

/** The force of one crimp in the press, as a monitor shows it. */
export const crimpForce: SeedBlock = {
  kind: 'measurement',
  title: text('Was it always like this?', 'War er immer so?', { fr: 'A-t-il toujours été ainsi ?' }),
  lead: text(
    'Every stroke is compared with the taught curve before the next wire arrives.',
    'Jeder Hub wird mit der gelernten Kurve verglichen, bevor die nächste Leitung kommt.',
    { fr: 'Chaque course est comparée à la courbe apprise avant l’arrivée du fil suivant.' },
  ),
  caption: text('Crimp force of stroke 4,812, CFM 12', 'Crimpkraft von Hub 4812, CFM 12', {
    fr: 'Force de sertissage de la course 4 812, CFM 12',
  }),
  xLabel: text('Time in ms', 'Zeit in ms', { fr: 'Temps en ms' }),
  yLabel: text('Force in kN', 'Kraft in kN', { fr: 'Force en kN' }),
  points: [
    [0, 0],
    [8, 0.02],
    [14, 0.1],
    [20, 0.31],
    [26, 0.68],
    [32, 1.16],
    [38, 1.63],
    [44, 1.98],
    [49, 2.12],
    [52, 2.14],
    [55, 2.11],
    [60, 1.9],
    [66, 1.42],
    [72, 0.86],
    [78, 0.42],
    [84, 0.16],
    [90, 0.05],
    [100, 0],
  ].map(([x = 0, y = 0]) => ({ x, y })),
  limit: 2.1,
  limitLabel: text('Lower limit of the peak: 2.1 kN', 'Untergrenze der Spitze: 2,1 kN', {
    fr: 'Limite inférieure du pic : 2,1 kN',
  }),
  facts: [
    {
      label: text('Peak of this stroke', 'Spitze dieses Hubs', { fr: 'Pic de cette course' }),
      value: text('2.14 kN', '2,14 kN', { fr: '2,14 kN' }),
    },
    {
      label: text('Deviation from the taught curve', 'Abweichung von der gelernten Kurve', {
        fr: 'Écart par rapport à la courbe apprise',
      }),
      value: text('0.6%', '0,6 %', { fr: '0,6 %' }),
    },
    {
      label: text('Deviation that stops the press', 'Abweichung, die die Presse anhält', {
        fr: 'Écart qui arrête la presse',
      }),
      value: text('2%', '2 %', { fr: '2 %' }),
    },
    {
      label: text('Result of the stroke', 'Ergebnis des Hubs', { fr: 'Résultat de la course' }),
      value: text('Passed', 'Bestanden', { fr: 'Conforme' }),
    },
  ],
}

/** A pull test that fails: the barrel was pressed with a worn anvil. */
export const failedPullTest: SeedBlock = {
  kind: 'measurement',
  title: text('The same wire, a worn anvil', 'Dieselbe Leitung, ein abgenutzter Amboss', {
    fr: 'Le même fil, une enclume usée',
  }),
  caption: text(
    'Pull test of a crimp on 0.5 mm², 25 mm/min, PT 500',
    'Zugprüfung eines Crimps an 0,5 mm², 25 mm/min, PT 500',
    { fr: 'Essai de traction d’un sertissage sur 0,5 mm², 25 mm/min, PT 500' },
  ),
  ...axesOfPullTests,
  points: [
    [0, 0],
    [0.1, 2],
    [0.2, 7],
    [0.4, 18],
    [0.6, 30],
    [0.8, 41],
    [1, 48.5],
    [1.1, 51],
    [1.2, 51.8],
    [1.3, 50.9],
    [1.4, 47],
    [1.6, 40],
    [1.9, 34],
    [2.3, 28],
    [2.7, 21],
    [3.1, 14],
    [3.5, 7],
    [3.8, 0],
    [4, 0],
  ].map(([x = 0, y = 0]) => ({ x, y })),
  ...requiredPullOutForce,
  facts: [
    {
      label: text('Pull-out force', 'Auszugskraft', { fr: 'Force d’arrachement' }),
      value: text('51.8 N', '51,8 N', { fr: '51,8 N' }),
    },
    {
      label: text('Below the requirement', 'Unter der Forderung', { fr: 'Au-dessous de l’exigence' }),
      value: text('14%', '14 %', { fr: '14 %' }),
    },
    {
      label: text('Uncertainty of the reading', 'Messunsicherheit', { fr: 'Incertitude de mesure' }),
      value: text('± 0.3 N', '± 0,3 N', { fr: '± 0,3 N' }),
    },
    {
      label: text('Result of the batch, 1 of 5', 'Ergebnis des Loses, 1 von 5', { fr: 'Résultat du lot, 1 sur 5' }),
      value: text('Locked', 'Gesperrt', { fr: 'Bloqué' }),
    },
  ],
}
