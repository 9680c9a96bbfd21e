import type { Localized, SeedProduct } from '../../../seed.types.ts'
import { everywhereBut, text, variant } from '../../builders.ts'
import {
  bladeMaterial,
  bladeThickness,
  boreDiameter,
  crossSection,
  fits,
  outerDiameter,
  serviceLife,
  weight,
} from '../../specifications.ts'
import { tool } from './tool.ts'

interface Machine {
  readonly slug: string
  readonly name: string
  /** Smallest and largest conductor in mm², largest outer diameter in mm. */
  readonly range: readonly [low: number, high: number, diameter: number]
}

const strippers: readonly Machine[] = [
  { slug: 'cs-120', name: 'CS 120', range: [0.03, 4, 4.2] },
  { slug: 'cs-240', name: 'CS 240', range: [0.08, 10, 8] },
  { slug: 'cs-320', name: 'CS 320', range: [0.5, 35, 16] },
  { slug: 'cs-700', name: 'CS 700', range: [4, 120, 28] },
  { slug: 'ss-5', name: 'SS 5', range: [0.05, 5, 6] },
  { slug: 'ss-35', name: 'SS 35', range: [1, 35, 14] },
]

interface Blade {
  readonly code: 'v' | 'radius' | 'carbide'
  readonly name: Localized
  readonly material: Localized
  /** Service life of a pair in thousands of cuts. */
  readonly life: number
  readonly short: Localized
  readonly long: Localized
}

const blades: readonly Blade[] = [
  {
    code: 'v',
    name: text('V blades', 'V-Messer'),
    material: text('Hardened tool steel', 'Gehärteter Werkzeugstahl'),
    life: 400,
    short: text(
      'Blades that centre the wire by themselves and serve many sizes.',
      'Messer, die die Leitung selbst zentrieren und für viele Querschnitte passen.',
    ),
    long: text(
      'The opening of 90 degrees takes every wire of the machine, so one pair stays in while jobs change. Choose it for short batches of PVC.',
      'Die Öffnung von 90 Grad nimmt jede Leitung der Maschine auf; ein Paar bleibt eingebaut, während die Aufträge wechseln. Die Wahl für kleine Lose mit PVC.',
    ),
  },
  {
    code: 'radius',
    name: text('Radius blades', 'Radiusmesser'),
    material: text('Powder-metallurgical steel', 'Pulvermetallurgischer Stahl'),
    life: 600,
    short: text(
      'Blades that cut all round and leave fine strands alone.',
      'Messer, die rundum schneiden und feine Litzen schonen.',
    ),
    long: text(
      'The ground radius meets the insulation on nine tenths of its circumference. Soft silicone tears no more, and strands of 0.05 mm keep their tin.',
      'Der geschliffene Radius trifft die Isolation auf neun Zehnteln des Umfangs. Weiches Silikon reisst nicht mehr, und Litzen von 0,05 mm behalten ihr Zinn.',
    ),
  },
  {
    code: 'carbide',
    name: text('Carbide blades', 'Hartmetallmesser'),
    material: text('Carbide, coated', 'Hartmetall, beschichtet'),
    life: 2500,
    short: text(
      'Blades that stay sharp on glass fibre, steel braid and aluminium.',
      'Messer, die bei Glasfaser, Stahlgeflecht und Aluminium scharf bleiben.',
    ),
    long: text(
      'The coating keeps aluminium from sticking, the carbide takes what dulls steel in a day. A pair may be ground three times.',
      'An der Beschichtung bleibt kein Aluminium haften, und das Hartmetall erträgt, was Stahl an einem Tag stumpf macht. Ein Paar lässt sich dreimal nachschleifen.',
    ),
  },
]

const bladeSets = strippers.flatMap((machine) => blades.map((blade) => toBladeSet(machine, blade)))

function toBladeSet({ slug, name, range: [low, high, diameter] }: Machine, blade: Blade): SeedProduct {
  const setOf = (count: number) => `${slug}-blades-${blade.code}-${count}`
  return tool({
    slug: `blades-${blade.code}-${slug}`,
    name: forMachine(blade.name, name),
    under: 'blade-sets',
    machines: [slug],
    picture: `tool-blades-${blade.code}`,
    short: blade.short,
    long: blade.long,
    specifications: [
      fits(name),
      crossSection(low, high),
      outerDiameter(0.4, diameter),
      bladeMaterial(blade.material),
      bladeThickness(high > 50 ? 3 : high > 20 ? 2 : 1.2),
      serviceLife(blade.life),
      weight(high > 50 ? 0.34 : high > 20 ? 0.16 : 0.06),
    ],
    variants: [
      variant(setOf(1), '1 pair', '1 pair', [weight(high > 50 ? 0.34 : high > 20 ? 0.16 : 0.06)]),
      variant(setOf(5), '5 pairs', '5 pairs', [weight(high > 50 ? 1.7 : high > 20 ? 0.8 : 0.3)]),
    ],
    related: blades.filter(({ code }) => code !== blade.code).map(({ code }) => `blades-${code}-${slug}`),
    ...(blade.code === 'carbide' && slug === 'cs-700' ? { countries: everywhereBut('BR', 'IN') } : {}),
  })
}

interface Guide {
  readonly code: 'fine' | 'wide'
  readonly name: Localized
  readonly short: Localized
  readonly long: Localized
}

const kindsOfGuides: readonly Guide[] = [
  {
    code: 'fine',
    name: text('Fine wire guides', 'Feine Drahtführungen'),
    short: text(
      'Three tubes for thin wire: straight into the blades, without a kink.',
      'Drei Rohre für dünne Leitungen: gerade in die Messer, ohne Knick.',
    ),
    long: text(
      'The bore is polished and ends 0.4 mm before the blades. Even a wire without stiffness of its own arrives in the middle.',
      'Die Bohrung ist poliert und endet 0,4 mm vor den Messern. Auch eine Leitung ohne eigene Steifigkeit kommt in der Mitte an.',
    ),
  },
  {
    code: 'wide',
    name: text('Wide wire guides', 'Weite Drahtführungen'),
    short: text('Two tubes for thick, flat or sticky wire.', 'Zwei Rohre für dicke, flache oder klebrige Leitungen.'),
    long: text(
      'A coating with little friction lets silicone slide. The funnel takes a printed end without scraping its ink.',
      'Eine reibungsarme Beschichtung lässt Silikon gleiten. Der Trichter nimmt bedruckte Enden auf, ohne die Tinte abzustreifen.',
    ),
  },
]

const guides = strippers.flatMap((machine) => kindsOfGuides.map((guide) => toGuide(machine, guide)))

function toGuide({ slug, name, range: [low, high, diameter] }: Machine, guide: Guide): SeedProduct {
  const isFine = guide.code === 'fine'
  const [thin, thick] = isFine ? [0.4, diameter / 2] : [diameter / 2, diameter]
  return tool({
    slug: `guides-${guide.code}-${slug}`,
    name: forMachine(guide.name, name),
    under: 'wire-guides',
    machines: [slug],
    picture: `tool-guide-${guide.code}`,
    short: guide.short,
    long: guide.long,
    specifications: [
      fits(name),
      crossSection(isFine ? low : high / 4, isFine ? high / 4 : high),
      outerDiameter(thin, thick),
      boreDiameter(thin + 0.2, thick + 0.4),
      weight(isFine ? 0.12 : 0.18),
    ],
    related: [`guides-${isFine ? 'wide' : 'fine'}-${slug}`, `blades-v-${slug}`],
  })
}

function forMachine({ en, de }: Localized, machine: string): Localized {
  return text(`${en} for ${machine}`, `${de} für ${machine}`)
}

/** Blades and wire guides for cut-and-strip machines. */
export const bladesAndGuides: readonly SeedProduct[] = [...bladeSets, ...guides]
