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
    name: text(`SM 1 kit ${letter}`, `SM 1 Satz ${letter}`, { fr: `SM 1 kit ${letter}`, es: `SM 1 kit ${letter}` }),
    under: 'seal-kits',
    machines: ['sm-1'],
    picture: 'tool-seal-kit',
    short: text(
      'Tube, pin and funnel for one range of seals, changed by hand.',
      'Rohr, Dorn und Trichter für einen Bereich von Tüllen, von Hand gewechselt.',
      {
        fr: 'Tube, broche et entonnoir pour une plage de joints, changés à la main.',
        es: 'Tubo, pasador y embudo para una gama de sellos, se cambian a mano.',
      },
    ),
    long: text(
      'Three parts of one colour belong together, so a setter sees at a glance what is fitted. A change takes two minutes, and the module asks for a first part to confirm it.',
      'Drei Teile einer Farbe gehören zusammen; man sieht auf einen Blick, was eingebaut ist. Der Wechsel dauert zwei Minuten, und das Modul verlangt danach ein Erstteil.',
      {
        fr: 'Trois pièces d’une même couleur vont ensemble : le régleur voit d’un coup d’œil ce qui est monté. Le changement prend deux minutes et le module demande une première pièce de contrôle.',
        es: 'Tres piezas del mismo color van juntas: de un vistazo se ve lo que está montado. El cambio dura dos minutos y el módulo pide una primera pieza para confirmarlo.',
      },
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
    [
      'fine',
      text('Fine grip jaws', 'Feine Spannbacken', { fr: 'Mors fins', es: 'Mordazas finas' }),
      'pt-500',
      'PT 500',
      [0.02, 1.5],
      200,
      0.3,
    ],
    [
      'standard',
      text('Standard grip jaws', 'Standardspannbacken', { fr: 'Mors standard', es: 'Mordazas estándar' }),
      'pt-500',
      'PT 500',
      [0.5, 10],
      500,
      0.4,
    ],
    [
      'strong',
      text('Strong grip jaws', 'Starke Spannbacken', { fr: 'Mors renforcés', es: 'Mordazas reforzadas' }),
      'pt-2000',
      'PT 2000',
      [6, 70],
      2000,
      1.1,
    ],
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
      {
        fr: 'Tiennent le fil par ses brins, pour que le sertissage cède en premier.',
        es: 'Sujetan el cable por sus hilos para que ceda antes el engaste.',
      },
    ),
    long: text(
      'The ribs are ground at 30 degrees and lie offset, so the wire is neither cut nor does it slip. Each pair carries the number of its last check.',
      'Die Rippen sind mit 30 Grad geschliffen und versetzt; die Leitung wird weder gekerbt noch rutscht sie. Jedes Paar trägt die Nummer seiner letzten Prüfung.',
      {
        fr: 'Les stries sont rectifiées à 30 degrés et décalées : le fil n’est ni entaillé ni ne glisse. Chaque paire porte le numéro de son dernier contrôle.',
        es: 'Las estrías están rectificadas a 30 grados y desplazadas: el cable no se corta ni resbala. Cada par lleva el número de su última comprobación.',
      },
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
    name: text(`Module ${number}`, `Modul ${number}`, { fr: `Module ${number}`, es: `Módulo ${number}` }),
    under: 'test-accessories',
    machines: ['tb-128', 'tb-512'],
    brand: 'strivona',
    picture: 'tool-test-module',
    short: isHigh
      ? text(
          'Adds insulation measurement up to 1500 V to a bench.',
          'Ergänzt einen Tisch um die Isolationsmessung bis 1500 V.',
          {
            fr: 'Ajoute à un banc la mesure d’isolement jusqu’à 1500 V.',
            es: 'Añade a un banco la medida de aislamiento hasta 1500 V.',
          },
        )
      : text(
          `Adds ${points} points with spring pins to a bench.`,
          `Ergänzt einen Tisch um ${points} Punkte mit Federstiften.`,
          {
            fr: `Ajoute à un banc ${points} points à contacts à ressort.`,
            es: `Añade a un banco ${points} puntos con contactos de resorte.`,
          },
        ),
    long: text(
      'It clicks into any free place of the frame and is known there after a second. A lever holds the plug, a light beside it says which pin is open.',
      'Es rastet an jedem freien Platz des Rahmens ein und ist dort nach einer Sekunde bekannt. Ein Hebel hält den Stecker, ein Licht daneben zeigt, welcher Stift offen ist.',
      {
        fr: 'Il s’enclenche à toute place libre du cadre et y est reconnu après une seconde. Un levier tient la fiche, un voyant indique la broche ouverte.',
        es: 'Encaja en cualquier lugar libre del bastidor y se reconoce al cabo de un segundo. Una palanca sujeta el conector y una luz indica qué contacto está abierto.',
      },
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
