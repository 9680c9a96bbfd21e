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
    name: text('V blades', 'V-Messer', { fr: 'Lames en V', es: 'Cuchillas en V' }),
    material: text('Hardened tool steel', 'Gehärteter Werkzeugstahl', {
      fr: 'Acier à outils trempé',
      es: 'Acero de herramientas templado',
    }),
    life: 400,
    short: text(
      'Blades that centre the wire by themselves and serve many sizes.',
      'Messer, die die Leitung selbst zentrieren und für viele Querschnitte passen.',
      {
        fr: 'Des lames qui centrent le fil d’elles-mêmes et conviennent à de nombreuses sections.',
        es: 'Cuchillas que centran el cable por sí solas y sirven para muchas secciones.',
      },
    ),
    long: text(
      'The opening of 90 degrees takes every wire of the machine, so one pair stays in while jobs change. Choose it for short batches of PVC.',
      'Die Öffnung von 90 Grad nimmt jede Leitung der Maschine auf; ein Paar bleibt eingebaut, während die Aufträge wechseln. Die Wahl für kleine Lose mit PVC.',
      {
        fr: 'L’ouverture de 90 degrés accepte tous les fils de la machine : une paire reste montée pendant que les commandes changent. Le bon choix pour les petites séries en PVC.',
        es: 'La abertura de 90 grados admite todos los cables de la máquina: un par permanece montado mientras cambian los pedidos. Lo adecuado para series cortas de PVC.',
      },
    ),
  },
  {
    code: 'radius',
    name: text('Radius blades', 'Radiusmesser', { fr: 'Lames à rayon', es: 'Cuchillas de radio' }),
    material: text('Powder-metallurgical steel', 'Pulvermetallurgischer Stahl', {
      fr: 'Acier fritté',
      es: 'Acero pulvimetalúrgico',
    }),
    life: 600,
    short: text(
      'Blades that cut all round and leave fine strands alone.',
      'Messer, die rundum schneiden und feine Litzen schonen.',
      {
        fr: 'Des lames qui coupent sur tout le tour et épargnent les brins fins.',
        es: 'Cuchillas que cortan todo el contorno y respetan los hilos finos.',
      },
    ),
    long: text(
      'The ground radius meets the insulation on nine tenths of its circumference. Soft silicone tears no more, and strands of 0.05 mm keep their tin.',
      'Der geschliffene Radius trifft die Isolation auf neun Zehnteln des Umfangs. Weiches Silikon reisst nicht mehr, und Litzen von 0,05 mm behalten ihr Zinn.',
      {
        fr: 'Le rayon rectifié touche l’isolant sur les neuf dixièmes de sa circonférence. Le silicone ne se déchire plus et les brins de 0,05 mm gardent leur étain.',
        es: 'El radio rectificado toca el aislamiento en nueve décimas partes de su perímetro. La silicona ya no se desgarra y los hilos de 0,05 mm conservan su estaño.',
      },
    ),
  },
  {
    code: 'carbide',
    name: text('Carbide blades', 'Hartmetallmesser', { fr: 'Lames en carbure', es: 'Cuchillas de metal duro' }),
    material: text('Carbide, coated', 'Hartmetall, beschichtet', {
      fr: 'Carbure, revêtu',
      es: 'Metal duro, recubierto',
    }),
    life: 2500,
    short: text(
      'Blades that stay sharp on glass fibre, steel braid and aluminium.',
      'Messer, die bei Glasfaser, Stahlgeflecht und Aluminium scharf bleiben.',
      {
        fr: 'Des lames qui restent tranchantes sur la fibre de verre, la tresse d’acier et l’aluminium.',
        es: 'Cuchillas que siguen afiladas con fibra de vidrio, malla de acero y aluminio.',
      },
    ),
    long: text(
      'The coating keeps aluminium from sticking, the carbide takes what dulls steel in a day. A pair may be ground three times.',
      'An der Beschichtung bleibt kein Aluminium haften, und das Hartmetall erträgt, was Stahl an einem Tag stumpf macht. Ein Paar lässt sich dreimal nachschleifen.',
      {
        fr: 'Le revêtement empêche l’aluminium de coller, le carbure supporte ce qui émousse l’acier en un jour. Une paire se réaffûte trois fois.',
        es: 'El recubrimiento evita que el aluminio se pegue y el metal duro aguanta lo que embota el acero en un día. Un par se puede reafilar tres veces.',
      },
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
    name: text('Fine wire guides', 'Feine Drahtführungen', { fr: 'Guides-fils fins', es: 'Guías finas' }),
    short: text(
      'Three tubes for thin wire: straight into the blades, without a kink.',
      'Drei Rohre für dünne Leitungen: gerade in die Messer, ohne Knick.',
      {
        fr: 'Trois tubes pour fils minces : droit dans les lames, sans pli.',
        es: 'Tres tubos para cables delgados: directos a las cuchillas, sin dobleces.',
      },
    ),
    long: text(
      'The bore is polished and ends 0.4 mm before the blades. Even a wire without stiffness of its own arrives in the middle.',
      'Die Bohrung ist poliert und endet 0,4 mm vor den Messern. Auch eine Leitung ohne eigene Steifigkeit kommt in der Mitte an.',
      {
        fr: 'L’alésage est poli et s’arrête à 0,4 mm des lames. Même un fil sans rigidité arrive au centre.',
        es: 'El orificio está pulido y termina a 0,4 mm de las cuchillas. Incluso un cable sin rigidez llega al centro.',
      },
    ),
  },
  {
    code: 'wide',
    name: text('Wide wire guides', 'Weite Drahtführungen', { fr: 'Guides-fils larges', es: 'Guías anchas' }),
    short: text('Two tubes for thick, flat or sticky wire.', 'Zwei Rohre für dicke, flache oder klebrige Leitungen.', {
      fr: 'Deux tubes pour fils épais, plats ou collants.',
      es: 'Dos tubos para cables gruesos, planos o pegajosos.',
    }),
    long: text(
      'A coating with little friction lets silicone slide. The funnel takes a printed end without scraping its ink.',
      'Eine reibungsarme Beschichtung lässt Silikon gleiten. Der Trichter nimmt bedruckte Enden auf, ohne die Tinte abzustreifen.',
      {
        fr: 'Un revêtement à faible friction laisse glisser le silicone. L’entonnoir accueille une extrémité imprimée sans racler l’encre.',
        es: 'Un recubrimiento de baja fricción deja deslizar la silicona. El embudo acepta extremos impresos sin raspar la tinta.',
      },
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

function forMachine({ en, de, fr = en, es = en }: Localized, machine: string): Localized {
  return text(`${en} for ${machine}`, `${de} für ${machine}`, {
    fr: `${fr} pour ${machine}`,
    es: `${es} para ${machine}`,
  })
}

/** Blades and wire guides for cut-and-strip machines. */
export const bladesAndGuides: readonly SeedProduct[] = [...bladeSets, ...guides]
