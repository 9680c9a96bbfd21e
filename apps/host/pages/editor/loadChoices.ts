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

/** Lists and entries of the catalogue by name; null for too many, and while the products service does not respond. */
async function loadCatalogueChoices(
  request: RequestContext,
  type: ClassificationType,
): Promise<{ readonly lists: readonly Choice[]; readonly items: readonly Choice[] } | null> {
  try {
    const lists = await loadClassifications(request, type)
    const areas = lists.filter(({ parentId }) => parentId === null)
    const items = await Promise.all(areas.map(({ slug }) => loadAreaProducts(request, type, slug)))
    if (!items.every((products) => products !== null)) return null
    const toChoice = ({ slug, name }: { readonly slug: string; readonly name: string }) => ({ value: slug, text: name })
    return { lists: lists.map(toChoice), items: items.flat().map(toChoice) }
  } catch (error) {
    if (error instanceof ServiceError) return null
    throw error
  }
}

/** The products in and below an area; null for too many. */
async function loadAreaProducts(request: RequestContext, type: ClassificationType, slug: string) {
  const { products, address, visitor, signal } = request
  const state = { ...readListingState(new URLSearchParams()), sort: 'name' } as const
  const loadPage = (page: number) =>
    products.fetchListing(
      {
        slug,
        type,
        language: address.locale.sisCode,
        country: internationalCountryCode,
        system: visitor.measurementSystem,
        state: { ...state, page },
        pageSize: maxProductsPerPage,
      },
      { signal },
    )
  const first = await loadPage(1)
  const pageCount = Math.ceil((first?.total ?? 0) / maxProductsPerPage)
  if (pageCount > maxPages) return null
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => loadPage(index + 2)),
  )
  return [first, ...others].flatMap((page) => page?.products ?? [])
}

/** The service lists at most this many products of a classification per response. */
const maxProductsPerPage = 200

/** More products are chosen by typing their slug. */
const maxPages = 10
