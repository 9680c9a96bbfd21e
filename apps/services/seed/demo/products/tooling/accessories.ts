import type { Localized, SeedProduct } from '../../../seed.types.ts'
import { text } from '../../builders.ts'
import {
  crossSection,
  fits,
  outerDiameter,
  pullForce,
  testPoints,
  testVoltage,
  weight,
  size,
} from '../../specifications.ts'
import { tool } from './tool.ts'

const sealKits = (
  [
    ['small', 'S', [1.2, 1.9], [0.22, 0.5]],
    ['medium', 'M', [1.7, 2.4], [0.5, 1.5]],
    ['large', 'L', [2.2, 3.4], [1.5, 4]],
    ['extra-large', 'XL', [3.2, 4.6], [4, 6]],
  ] as const
).map(([code, letter, diameters, conductors], index, all) =>
  tool({
    slug: `seal-kit-${code}`,
    name: text(`SM 1 kit ${letter}`, `SM 1 Satz ${letter}`),
    under: 'seal-kits',
    machines: ['sm-1'],
    picture: 'tool-seal-kit',
    short: text(
      'Tube, pin and funnel for one range of seals, changed by hand.',
      'Rohr, Dorn und Trichter für einen Bereich von Tüllen, von Hand gewechselt.',
    ),
    long: text(
      'Three parts of one colour belong together, so a setter sees at a glance what is fitted. A change takes two minutes, and the module asks for a first part to confirm it.',
      'Drei Teile einer Farbe gehören zusammen; man sieht auf einen Blick, was eingebaut ist. Der Wechsel dauert zwei Minuten, und das Modul verlangt danach ein Erstteil.',
    ),
    specifications: [
      fits('SM 1'),
      crossSection(conductors[0], conductors[1]),
      outerDiameter(diameters[0], diameters[1]),
      weight(0.2 + index * 0.05),
    ],
    related: all.flatMap(([other]) => (other === code ? [] : [`seal-kit-${other}`])),
  }),
)

const jaws = (
  [
    ['fine', text('Fine grip jaws', 'Feine Spannbacken'), 'pt-500', 'PT 500', [0.02, 1.5], 200, 0.3],
    ['standard', text('Standard grip jaws', 'Standardspannbacken'), 'pt-500', 'PT 500', [0.5, 10], 500, 0.4],
    ['strong', text('Strong grip jaws', 'Starke Spannbacken'), 'pt-2000', 'PT 2000', [6, 70], 2000, 1.1],
  ] as const satisfies readonly (readonly [
    string,
    Localized,
    string,
    string,
    readonly [number, number],
    number,
    number,
  ])[]
).map(([code, name, machine, machineName, conductors, force, mass]) =>
  tool({
    slug: `grip-jaws-${code}`,
    name,
    under: 'test-accessories',
    machines: [machine],
    picture: 'tool-grip-jaws',
    short: text(
      'Hold the wire by its strands and let the crimp give way first.',
      'Halten die Leitung an den Litzen, damit der Crimp zuerst nachgibt.',
    ),
    long: text(
      'The ribs are ground at 30 degrees and lie offset, so the wire is neither cut nor does it slip. Each pair carries the number of its last check.',
      'Die Rippen sind mit 30 Grad geschliffen und versetzt; die Leitung wird weder gekerbt noch rutscht sie. Jedes Paar trägt die Nummer seiner letzten Prüfung.',
    ),
    specifications: [fits(machineName), crossSection(conductors[0], conductors[1]), pullForce(force), weight(mass)],
    related: ['fine', 'standard', 'strong'].filter((other) => other !== code).map((other) => `grip-jaws-${other}`),
  }),
)

const modules = (
  [
    ['32', 32, '42', 0.9],
    ['64', 64, '42', 1.4],
    ['hv-16', 16, '50…1500', 2.1],
  ] as const
).map(([code, points, volts, mass]) => {
  const isHigh = code === 'hv-16'
  const number = isHigh ? 'HV 16' : code
  return tool({
    slug: `test-module-${code}`,
    name: text(`Module ${number}`, `Modul ${number}`),
    under: 'test-accessories',
    machines: ['tb-128', 'tb-512'],
    brand: 'strivona',
    picture: 'tool-test-module',
    short: isHigh
      ? text(
          'Adds insulation measurement up to 1500 V to a bench.',
          'Ergänzt einen Tisch um die Isolationsmessung bis 1500 V.',
        )
      : text(
          `Adds ${points} points with spring pins to a bench.`,
          `Ergänzt einen Tisch um ${points} Punkte mit Federstiften.`,
        ),
    long: text(
      'It clicks into any free place of the frame and is known there after a second. A lever holds the plug, a light beside it says which pin is open.',
      'Es rastet an jedem freien Platz des Rahmens ein und ist dort nach einer Sekunde bekannt. Ein Hebel hält den Stecker, ein Licht daneben zeigt, welcher Stift offen ist.',
    ),
    specifications: [
      fits('TB 128, TB 512'),
      testPoints(points),
      testVoltage(volts),
      size(isHigh ? 140 : 90, 60, 110),
      weight(mass),
    ],
    related: ['32', '64', 'hv-16'].filter((other) => other !== code).map((other) => `test-module-${other}`),
  })
})

/** Tools for sealing, pull testers and test benches. */
export const accessories: readonly SeedProduct[] = [...sealKits, ...jaws, ...modules]
