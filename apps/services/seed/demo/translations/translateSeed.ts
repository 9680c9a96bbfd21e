import type { Seed } from '../../seed.types.ts'
import { translate } from './translate.ts'

/**
 * Pages in all languages. The other pages, all stories, media releases and news stay English and German, so that the
 * language banner occurs (LOCALE-18).
 */
export const translatedPages: ReadonlySet<string> = new Set([
  'kudex-home',
  'kudex-home-us',
  'kudex-support',
  'kudex-contacts',
  'kudex-inquiry',
])

/** Adds the translations to the parts of the demo that have some: menus, catalogue, contacts and the pages above. */
export function translateSeed(seed: Seed): Seed {
  return {
    ...seed,
    navigations: seed.navigations.map(translateMenu),
    footers: seed.footers.map(translateMenu),
    pages: seed.pages.map((page) => (translatedPages.has(page.id) ? translateMenu(translate('pages', page)) : page)),
    classifications: translate('classifications', seed.classifications),
    products: seed.products.map((product) =>
      translate('products', {
        ...product,
        ...(product.specifications && { specifications: translate('specifications', product.specifications) }),
        ...(product.variants && { variants: translate('specifications', product.variants) }),
      }),
    ),
    services: translate('services', seed.services),
    pictures: translate('pictures', seed.pictures),
    ...(seed.contacts && { contacts: translate('contacts', seed.contacts) }),
  }
}

/** Menus name areas of the catalogue and services; those names are translated there. */
function translateMenu<Content>(content: Content): Content {
  return translate('services', translate('classifications', translate('menus', content)))
}
