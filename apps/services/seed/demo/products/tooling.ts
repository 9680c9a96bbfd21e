import type { Localized, SeedProduct } from '../../seed.types.ts'
import { product, text } from '../builders.ts'
import {
  bladeMaterial,
  crossSection,
  crimpForce,
  feedDirection,
  fits,
  outerDiameter,
  terminalWidth,
  weight,
} from '../specifications.ts'

interface Machine {
  readonly slug: string
  readonly name: string
  /** Smallest and largest conductor in mm². */
  readonly range: readonly [number, number]
}

const strippers: readonly Machine[] = [
  { slug: 'cs-120', name: 'CS 120', range: [0.03, 4] },
  { slug: 'cs-240', name: 'CS 240', range: [0.08, 10] },
  { slug: 'cs-320', name: 'CS 320', range: [0.5, 35] },
  { slug: 'cs-700', name: 'CS 700', range: [4, 120] },
  { slug: 'rs-25-coax', name: 'RS 25 Coax', range: [0.1, 6] },
  { slug: 'ss-35', name: 'SS 35', range: [1, 35] },
]

const blades = [
  {
    code: 'V',
    en: 'V blades',
    de: 'V-Messer',
    material: text('Hardened steel', 'Gehärteter Stahl'),
    why: text(
      'centre the wire by themselves and fit many sizes',
      'zentrieren die Leitung selbst und passen für viele Grössen',
    ),
  },
  {
    code: 'R',
    en: 'Radius blades',
    de: 'Radiusmesser',
    material: text('Hardened steel', 'Gehärteter Stahl'),
    why: text('cut all round and leave thin strands alone', 'schneiden rundum und schonen feine Litzen'),
  },
  {
    code: 'C',
    en: 'Coated blades',
    de: 'Beschichtete Messer',
    material: text('Titanium nitride coating', 'Titannitrid-Beschichtung'),
    why: text('last three times as long on glass fibre and PTFE', 'halten auf Glasfaser und PTFE dreimal so lang'),
  },
  {
    code: 'K',
    en: 'Carbide blades',
    de: 'Hartmetallmesser',
    material: text('Carbide', 'Hartmetall'),
    why: text('stay sharp on steel braid and aluminium', 'bleiben bei Stahlgeflecht und Aluminium scharf'),
  },
] as const

const bladeSets = strippers.flatMap(({ slug, name, range: [low, high] }) =>
  blades.map(({ code, en, de, material, why }) =>
    tool({
      slug: `blades-${code.toLowerCase()}-${slug}`,
      name: text(`${en} for ${name}`, `${de} für ${name}`),
      under: 'blade-sets',
      machine: slug,
      short: text(`A pair of blades: they ${why.en}.`, `Ein Paar Messer: sie ${why.de}.`),
      specifications: [fits(name), crossSection(low, high), bladeMaterial(material), weight(0.05 + high / 400)],
    }),
  ),
)

const guides = strippers.flatMap(({ slug, name, range: [low, high] }) =>
  (
    [
      ['fine', 'Fine', 'Feine', low, high / 4],
      ['wide', 'Wide', 'Weite', high / 4, high],
    ] as const
  ).map(([code, en, de, from, to]) =>
    tool({
      slug: `guide-${code}-${slug}`,
      name: text(`${en} wire guide for ${name}`, `${de} Drahtführung für ${name}`),
      under: 'wire-guides',
      machine: slug,
      short: text(
        'Leads the wire straight into the blades; changed without tools.',
        'Führt die Leitung gerade in die Messer; ohne Werkzeug gewechselt.',
      ),
      specifications: [
        fits(name),
        crossSection(from, to),
        outerDiameter(1 + Math.sqrt(from), 2 + 1.6 * Math.sqrt(to)),
        weight(0.1 + high / 300),
      ],
    }),
  ),
)

const terminals: readonly (readonly [size: string, low: number, high: number, width: readonly [number, number]])[] = [
  ['0.6', 0.03, 0.22, [4, 8]],
  ['1.2', 0.13, 0.5, [6, 12]],
  ['1.5', 0.22, 0.75, [8, 14]],
  ['2.8', 0.35, 1.5, [8, 18]],
  ['4.8', 0.5, 2.5, [10, 20]],
  ['6.3', 0.75, 6, [12, 26]],
  ['8.0', 2.5, 10, [16, 32]],
  ['9.5', 4, 16, [18, 40]],
]

const applicators = terminals.flatMap(([size, low, high, [narrow, wide]]) =>
  (
    [
      ['side', 'Side-feed', 'Seitenzuführ-', 'cp-20', text('From the side', 'Von der Seite')],
      ['end', 'End-feed', 'Längszuführ-', 'cp-40', text('From the end', 'Von hinten')],
      ['mini', 'Compact', 'Kompakt-', 'ap-mini', text('From the side', 'Von der Seite')],
    ] as const
  ).map(([code, en, de, machine, direction]) =>
    tool({
      slug: `applicator-${code}-${size.replace('.', '')}`,
      name: text(`${en} applicator ${size} mm`, `${de}Applikator ${size.replace('.', ',')} mm`),
      under: code === 'end' ? 'end-feed-applicators' : 'side-feed-applicators',
      machine,
      short: text(
        `For terminals ${size} mm wide; crimp height set in steps of 0.01 mm.`,
        `Für Kontakte von ${size.replace('.', ',')} mm Breite; Crimphöhe in Schritten von 0,01 mm.`,
      ),
      specifications: [
        crossSection(low, high),
        terminalWidth(narrow, wide),
        crimpForce(high < 3 ? 20 : 40),
        feedDirection(direction),
        weight(2.5 + high / 5),
      ],
    }),
  ),
)

const dies = [10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 210, 240].map((size, index) =>
  tool({
    slug: `crimp-die-${size}`,
    name: text(`Crimp die ${size} mm²`, `Crimpgesenk ${size} mm²`),
    under: 'crimp-dies',
    machine: 'cp-100-hv',
    short: text(
      'Hexagonal die for cable lugs and high-voltage contacts.',
      'Sechskantgesenk für Kabelschuhe und Hochvoltkontakte.',
    ),
    specifications: [
      fits('CP 100 HV'),
      crossSection(size * 0.8, size),
      crimpForce(60 + index * 4),
      weight(1.2 + index * 0.2),
    ],
  }),
)

/** What machines are fitted with: blades, guides, applicators and dies. */
export const tooling: readonly SeedProduct[] = [...bladeSets, ...guides, ...applicators, ...dies]

interface ToolLine {
  readonly slug: string
  readonly name: Localized
  readonly under: string
  readonly machine: string
  readonly short: Localized
  readonly specifications: NonNullable<SeedProduct['specifications']>
}

/** A tool shows the machine that it belongs to. */
function tool({ slug, name, under, machine, short, specifications }: ToolLine): SeedProduct {
  const long = text(
    `${short.en} It is delivered measured and ready to use, with its number on it; worn parts are in stock for 15 years.`,
    `${short.de} Sie erhalten das Werkzeug vermessen und einsatzbereit, mit seiner Nummer; Verschleissteile sind während 15 Jahren ab Lager.`,
  )
  return {
    ...product({ slug, name: name.en, under, short, long, specifications, related: [machine] }),
    name,
    images: [{ picture: machine, default: true }],
  }
}
