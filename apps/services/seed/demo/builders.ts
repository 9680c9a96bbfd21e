// Short hands for the demo data: a text in two languages, a product with what every product has.
import type { Localized, SeedHighlight, SeedProduct, SeedSpecification, SeedVariant, Text } from '../seed.types.ts'

export const text = (en: string, de: string): Localized => ({ en, de })

export interface ProductLine {
  slug: string
  name: string
  /** Slug of the classification on the third level. */
  under: string
  short: Localized
  long: Localized
  specifications: readonly SeedSpecification[]
  highlights?: readonly SeedHighlight[]
  variants?: readonly SeedVariant[]
  related?: readonly string[]
  components?: readonly string[]
  services?: readonly string[]
  countries?: readonly string[]
  brand?: string
}

export function product({
  slug,
  under,
  short,
  long,
  related = [],
  components = [],
  services = [],
  brand = 'kudex',
  ...rest
}: ProductLine): SeedProduct {
  const link = (type: 'related' | 'component' | 'service') => (target: string) => ({ type, slug: target })
  return {
    ...rest,
    slug,
    brand,
    classifications: [under],
    shortDescription: short,
    longDescription: long,
    images: [
      { picture: slug, default: true },
      { picture: `${slug}-side`, name: text('Seen from the other side', 'Ansicht von der anderen Seite') },
    ],
    related: [...related.map(link('related')), ...components.map(link('component')), ...services.map(link('service'))],
  }
}

export const highlight = (name: Localized, short: Localized, image: string): SeedHighlight => ({
  name,
  shortDescription: short,
  image,
})

export const variant = (
  id: string,
  nameMetric: string,
  nameImperial: string,
  specifications: readonly SeedSpecification[],
): SeedVariant => ({ id, nameMetric, nameImperial, specifications })

/** Every country of the demo but those named, and the international locales. */
export const everywhereBut = (...missing: readonly string[]): readonly string[] =>
  ['ALL', 'CH', 'DE', 'AT', 'FR', 'ES', 'MX', 'BR', 'PT', 'CZ', 'HU', 'RO', 'SK', 'CN', 'JP', 'US', 'GB', 'IN'].filter(
    (code) => !missing.includes(code),
  )

export const figure = (value: Text, label: Localized, unit?: Text) => ({ value, label, ...(unit ? { unit } : {}) })
