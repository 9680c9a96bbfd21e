import type { Localized, PictureName, SeedProduct, SeedSpecification, SeedVariant } from '../../../seed.types.ts'
import { product, text } from '../../builders.ts'

export interface ToolLine {
  readonly slug: string
  readonly name: Localized
  /** Slug of the classification on the third level. */
  readonly under: string
  /** Slugs of compatible machines, the main one first; shown as related products. */
  readonly machines: readonly string[]
  /** Picture of the kind of tool. */
  readonly picture: PictureName
  readonly short: Localized
  readonly long: Localized
  readonly specifications: readonly SeedSpecification[]
  readonly variants?: readonly SeedVariant[]
  readonly related?: readonly string[]
  readonly countries?: readonly string[]
  readonly brand?: string
}

/** Creates a tool, with the pictures of its kind and a highlight about its use. */
export function tool({
  name,
  picture,
  machines,
  long,
  short,
  related = [],
  brand = 'kudex',
  ...rest
}: ToolLine): SeedProduct {
  const [machine = ''] = machines
  return {
    ...product({
      ...rest,
      updatedAt: '2026-10-12T09:00:00.000Z',
      brand,
      name: name.en,
      short,
      long: join(long, delivered),
      related,
      components: machines,
      services: ['spare-parts-service'],
    }),
    name,
    images: [
      { picture, default: true },
      {
        picture: `${picture}-side`,
        name: text('Seen from the other side', 'Ansicht von der anderen Seite'),
      },
      {
        picture: machine,
        name: text('On this machine', 'An dieser Maschine'),
      },
    ],
    highlights: [{ name: measured.name, shortDescription: measured.short, image: `${picture}-side` }],
  }
}

/** Type names of machines for the data sheet of a tool. */
const join = (first: Localized, second: Localized): Localized => ({
  ...Object.fromEntries(
    Object.entries(first).flatMap(([language, words]) => {
      const more = second[language as keyof Localized]
      return more === undefined ? [] : [[language, `${words}\n\n${more}`]]
    }),
  ),
  en: `${first.en}\n\n${second.en}`,
  de: `${first.de}\n\n${second.de}`,
})

const delivered = text(
  'It arrives measured and ready to use, with its number on it. Parts that wear are kept in stock for 15 years.',
  'Es kommt vermessen und einsatzbereit, mit eingravierter Nummer. Verschleissteile sind während 15 Jahren ab Lager lieferbar.',
)

const measured = {
  name: text('The machine knows it', 'Die Maschine kennt es'),
  short: text(
    'A code on the tool carries its measured size, so nothing is typed and nothing is mixed up.',
    'Ein Code auf dem Werkzeug trägt sein gemessenes Mass. So wird nichts eingetippt und nichts verwechselt.',
  ),
}
