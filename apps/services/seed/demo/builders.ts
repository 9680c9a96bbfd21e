// Builders for demo data: texts in two languages, products with common defaults.
import type {
  LanguageCode,
  Localized,
  SeedFooter,
  SeedHighlight,
  SeedNavigation,
  SeedPage,
  SeedProduct,
  SeedSite,
  SeedSpecification,
  SeedVariant,
  Text,
} from '../seed.types.ts'

export const text = (en: string, de: string, others: Partial<Localized> = {}): Localized => ({ en, de, ...others })

/** A site with its content. */
export interface SiteContent {
  site: SeedSite
  navigation: SeedNavigation
  footer: SeedFooter
  pages: readonly SeedPage[]
}

type PageBuilder = (
  slug: string,
  title: Text,
  description: Text,
  blocks: SeedPage['blocks'],
  more?: Partial<SeedPage>,
) => SeedPage

/** Creates a builder of pages of a site. `languages` applies to texts in a single language. */
export const pagesOf =
  (site: string, languages?: readonly LanguageCode[]): PageBuilder =>
  (slug, title, description, blocks, more = {}) => ({
    id: `${site}-${slug}`,
    site,
    slug,
    title,
    description,
    blocks,
    updatedAt: '2026-10-05T08:00:00.000Z',
    ...(languages && { languages }),
    ...more,
  })

/** Password protection of the protected demo pages. */
export const pagePassword = { kind: 'password', password: 'kudex-page' } as const

/** Domains of a site with a slug. */
export const domainsOf = (slug: string): readonly string[] => [`www.kudex.test/${slug}`, `localhost/${slug}`]

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
  updatedAt?: string
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
  updatedAt = '2026-09-14T07:30:00.000Z',
  ...rest
}: ProductLine): SeedProduct {
  const link = (type: 'related' | 'component' | 'service') => (target: string) => ({ type, slug: target })
  return {
    ...rest,
    slug,
    brand,
    classifications: [under],
    updatedAt,
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

/** A highlight with its place on the lead image, as parts of width and height from the upper left corner. */
export const markedAt = (x: number, y: number, marked: SeedHighlight): SeedHighlight => ({
  ...marked,
  position: { x, y },
})

export const variant = (
  id: string,
  nameMetric: string,
  nameImperial: string,
  specifications: readonly SeedSpecification[],
): SeedVariant => ({ id, nameMetric, nameImperial, specifications })

/** All countries of the demo except the given ones, and the international locales. */
export const everywhereBut = (...missing: readonly string[]): readonly string[] =>
  ['ALL', 'CH', 'DE', 'AT', 'FR', 'ES', 'MX', 'BR', 'PT', 'CZ', 'HU', 'RO', 'SK', 'CN', 'JP', 'US', 'GB', 'IN'].filter(
    (code) => !missing.includes(code),
  )

export const figure = (value: Text, label: Text, unit?: Text) => ({ value, label, ...(unit ? { unit } : {}) })
