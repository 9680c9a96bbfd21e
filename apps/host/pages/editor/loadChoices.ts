import { ServiceError } from '@kudex/api/transport'
import type { ClassificationType } from '@kudex/domain/catalogue'
import { buildLink } from '@kudex/domain/links'
import { readListingState } from '@kudex/domain/listing'
import { internationalCountryCode, resolveCountryName } from '@kudex/domain/locales'
import type { Choice, FormChoices } from '../../features/authoring/index.ts'
import type { RequestContext } from '../../request/requestContext.types.ts'
import { loadClassifications } from '../shared/catalogue/loadCatalogue.ts'
import { toPreference } from '../shared/locale/toPreference.ts'

/** The choices of the fields of forms, for content of a site. */
export async function loadChoices(request: RequestContext, siteId: string): Promise<FormChoices> {
  const { content, system, address, signal } = request
  const preference = { ...toPreference(request), stage: 'DRAFT' } as const
  const [{ pages }, contacts, locations, categories, storyContacts, products, services] = await Promise.all([
    content.fetchPageTree({ siteId, text: null, first: maxNamedPages, offset: 0 }, preference, { signal }),
    content.fetchContacts(siteId, preference, { signal }),
    content.fetchLocations(siteId, preference, { signal }),
    content.fetchStoryCategories(siteId, preference, { signal }),
    content.fetchStoryContacts(siteId, preference, { signal }),
    loadCatalogueChoices(request, 'PRODUCT'),
    loadCatalogueChoices(request, 'SERVICE'),
  ])
  const siteSlug = system.sites.find(({ id }) => id === siteId)?.slug ?? null
  return {
    siteId,
    addressStart: buildLink('/', { locale: address.locale, siteSlug }),
    pages: pages.map(({ id, title, path }) => ({ id, title, path })),
    countries: system.countries.map(({ countryCode }) => ({
      value: countryCode,
      text: resolveCountryName(countryCode, address.locale.language),
    })),
    sites: system.sites.map(({ id, name }) => ({ value: id, text: name })),
    references: {
      contact: contacts.map(({ id, givenName, familyName }) => ({ value: id, text: `${givenName} ${familyName}` })),
      location: locations.map(({ id, name, city }) => ({ value: id, text: `${name}, ${city}` })),
      storyContact: storyContacts.map(({ id, name }) => ({ value: id, text: name })),
      storyCategory: categories.map(({ id, name }) => ({ value: id, text: name })),
      storyCategorySlug: categories.map(({ slug, name }) => ({ value: slug, text: name })),
      // A brand has the name of the first site that shows it.
      brand: system.sites
        .filter(({ brand }, index, sites) => sites.findIndex((site) => site.brand === brand) === index)
        .map(({ brand, name }) => ({ value: brand, text: name })),
      ...(products && { product: products.items, productTarget: [...products.lists, ...products.items] }),
      ...(services && { serviceTarget: [...services.lists, ...services.items] }),
    },
  }
}

/** Pages whose titles a form shows; all others are found by the search of the service. */
const maxNamedPages = 500

/** Lists and entries of the catalogue by name; null while the products service does not respond. */
async function loadCatalogueChoices(
  request: RequestContext,
  type: ClassificationType,
): Promise<{ readonly lists: readonly Choice[]; readonly items: readonly Choice[] } | null> {
  const { products, address, visitor, signal } = request
  const scope = { type, language: address.locale.sisCode, country: internationalCountryCode }
  const state = { ...readListingState(new URLSearchParams()), sort: 'name' } as const
  try {
    const lists = await loadClassifications(request, type)
    const pages = await Promise.all(
      lists
        .filter(({ parentId }) => parentId === null)
        .map(({ slug }) =>
          products.fetchListing(
            { ...scope, slug, system: visitor.measurementSystem, state, pageSize: maxProductsPerList },
            { signal },
          ),
        ),
    )
    const items = pages.flatMap((page) => page?.products ?? [])
    const toChoice = ({ slug, name }: { readonly slug: string; readonly name: string }) => ({ value: slug, text: name })
    return { lists: lists.map(toChoice), items: items.map(toChoice) }
  } catch (error) {
    if (error instanceof ServiceError) return null
    throw error
  }
}

/** The service lists at most this many products of a classification per response. */
const maxProductsPerList = 200
