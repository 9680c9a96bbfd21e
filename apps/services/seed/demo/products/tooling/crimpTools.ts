import type { Localized, SeedProduct } from '../../../seed.types.ts'
import { everywhereBut, text, variant } from '../../builders.ts'
import {
  crimpForce,
  crimpShape,
  crossSection,
  feedDirection,
  fits,
  serviceLife,
  shutHeight,
  size,
  stroke,
  terminalWidth,
  weight,
} from '../../specifications.ts'
import { tool } from './tool.ts'

/** Blade width of the terminals, conductors in mm², width of the strip in mm. */
const terminals: readonly (readonly [
  width: string,
  conductors: readonly [number, number],
  strip: readonly [number, number],
])[] = [
  ['0.6', [0.03, 0.22], [4, 8]],
  ['1.2', [0.13, 0.5], [6, 12]],
  ['1.5', [0.22, 0.75], [8, 14]],
  ['2.8', [0.35, 1.5], [8, 18]],
  ['4.8', [0.5, 2.5], [10, 20]],
  ['6.3', [0.75, 6], [12, 26]],
  ['8.0', [2.5, 10], [16, 32]],
  ['9.5', [4, 16], [18, 40]],
]

interface Feed {
  readonly code: 'side' | 'end'
  readonly name: Localized
  readonly direction: Localized
  readonly under: string
  readonly what: Localized
  readonly long: Localized
}

const feeds: readonly Feed[] = [
  {
    code: 'side',
    name: text('Side-feed applicator', 'Querapplikator'),
    direction: text('From the side', 'Von der Seite'),
    under: 'side-feed-applicators',
    what: text(
      'Takes the terminal strip from the side; crimp height in steps of 0.01 mm.',
      'Nimmt das Kontaktband von der Seite auf; Crimphöhe in Schritten von 0,01 mm.',
    ),
    long: text(
      'Terminals lie beside each other on the strip, so the feed finger moves one pitch per stroke and the cut stays short. Conductor and insulation crimp have a dial each.',
      'Die Kontakte liegen nebeneinander am Band; der Vorschubfinger fährt eine Teilung je Hub, der Abschnitt bleibt kurz. Leiter- und Isolationscrimp haben je einen Drehring.',
    ),
  },
  {
    code: 'end',
    name: text('End-feed applicator', 'Längsapplikator'),
    direction: text('From behind', 'Von hinten'),
    under: 'end-feed-applicators',
    what: text(
      'Takes terminals one behind the other; crimp height in steps of 0.01 mm.',
      'Verarbeitet hintereinanderliegende Kontakte; Crimphöhe in Schritten von 0,01 mm.',
    ),
    long: text(
      'Terminals lie one behind the other and are cut free at both ends. The strip is guided on three sides, so long contacts do not rise before the stroke.',
      'Die Kontakte liegen hintereinander und werden an beiden Enden getrennt. Das Band ist auf drei Seiten geführt, damit lange Kontakte vor dem Hub nicht aufsteigen.',
    ),
  },
]

const applicators = feeds.flatMap(({ code, name, direction, under, what, long }) =>
  terminals.map(([width, [low, high], [narrow, wide]]): SeedProduct => {
    const slug = `applicator-${code}-${width.replace('.', '-')}`
    const comma = width.replace('.', ',')
    const isThick = high > 3
    return tool({
      slug,
      name: text(`${name.en} ${width} mm`, `${name.de} ${comma} mm`),
      under,
      machines: isThick ? ['cp-40', 'crimpline-4'] : ['cp-20', 'crimpline-4', 'crimpline-2'],
      picture: `tool-applicator-${code}`,
      short: what,
      long,
      specifications: [
        fits(isThick ? 'CP 40, CrimpLine 4' : 'CP 20, CrimpLine 2, CrimpLine 4'),
        crossSection(low, high),
        terminalWidth(narrow, wide),
        crimpForce(isThick ? 35 : 15),
        feedDirection(direction),
        shutHeight(135.8),
        stroke(isThick ? 40 : 30),
        size(110, 190, 150),
        weight(isThick ? 3.9 : 3.3),
      ],
      variants: [
        variant(`${slug}-p`, `${width} mm, pneumatic feed`, `${inches(width)} in, pneumatic feed`, [
          weight(isThick ? 4.3 : 3.7),
        ]),
        variant(`${slug}-m`, `${width} mm, mechanical feed`, `${inches(width)} in, mechanical feed`, [
          weight(isThick ? 3.9 : 3.3),
        ]),
      ],
      related: [`applicator-${code === 'side' ? 'end' : 'side'}-${width.replace('.', '-')}`, 'ap-mini'],
    })
  }),
)

const dies = [10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 210, 240].map((area, index, all): SeedProduct => {
  const neighbours = [all[index - 1], all[index + 1]].filter((other) => other !== undefined)
  return tool({
    slug: `crimp-die-${area}`,
    name: text(`Hexagon die ${area} mm²`, `Sechskantgesenk ${area} mm²`),
    under: 'crimp-dies',
    machines: area > 120 ? ['cp-100-hv'] : ['cp-100-hv', 'ap-hv'],
    picture: 'tool-die',
    short: text(
      `A hexagonal die for cable lugs and high-voltage contacts of ${area} mm².`,
      `Ein Sechskantgesenk für Kabelschuhe und Hochvoltkontakte von ${area} mm².`,
    ),
    long: text(
      'Both halves are ground together and pressed against a stop, so the height over the flats repeats within 0.03 mm. A pin keeps the die of another size out of the holder.',
      'Beide Hälften sind gemeinsam geschliffen und fahren gegen einen Anschlag; das Mass über die Flächen wiederholt sich auf 0,03 mm. Ein Stift hält Gesenke anderer Grösse aus der Aufnahme fern.',
    ),
    specifications: [
      fits(area > 120 ? 'CP 100 HV' : 'CP 100 HV, AP HV'),
      crossSection(area * 0.8, area),
      crimpForce(60 + Math.min(index, 9) * 4),
      crimpShape(text('Hexagon', 'Sechskant')),
      serviceLife(250),
      weight(1.2 + index * 0.2),
    ],
    related: neighbours.map((other) => `crimp-die-${other}`),
    countries: everywhereBut('BR'),
  })
})

function inches(mm: string): string {
  return (Number(mm) / 25.4).toFixed(3)
}

/** Applicators by the size of their terminals, and dies for thick conductors. */
export const crimpTools: readonly SeedProduct[] = [...applicators, ...dies]
