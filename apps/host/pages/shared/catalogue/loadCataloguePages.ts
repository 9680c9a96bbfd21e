import {
  isVisibleIn,
  resolveListPath,
  resolveLeadImageId,
  type Classification,
  type ClassificationType,
  type Product,
} from '@kudex/domain/catalogue'
import { toImageId } from '@kudex/domain/images'
import { readListingState, writeListingState, type ListingState } from '@kudex/domain/listing'
import { toFormatLocale } from '@kudex/intl/formats'
import type { CatalogueItem } from '@kudex/api/products'
import { formatText } from '../locale/formatText.ts'
import { hyphenateTitles } from '../locale/hyphenateTitles.ts'
import { insertNoBreakSpaces } from '../locale/insertNoBreakSpaces.ts'
import { localizeWrittenNumbers } from '../locale/localizeWrittenNumbers.ts'
import { buildPageLink } from '../links/buildPageLink.ts'
import { createPageData } from '../data/createPageData.ts'
import type { PageData } from '../data/pageData.types.ts'
import { readQuery } from '../../../request/readQuery.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { catalogueMessages } from './catalogue.messages.ts'
import type {
  CatalogueItemPageProps,
  CatalogueListPageProps,
  ClassificationCard,
  ProductPageProps,
  ProductProps,
} from './catalogue.types.ts'
import {
  loadCatalogueItem,
  loadClassifications,
  loadListing,
  resolveAncestors,
  resolveItemPath,
} from './loadCatalogue.ts'
import { loadListingProps } from './listing/loadListingProps.ts'
import { toClassificationCards, toProductCards, toLanguage, toOtherLanguage, type CardContext } from './toCards.ts'
import { loadRelatedStories } from './product/loadRelatedStories.ts'
import { toProductProps } from './product/toProductProps.ts'

/** Data of the product or service list (ROUTE-36, ROUTE-37). */
export async function loadCatalogueListPage(
  request: RequestContext,
  type: ClassificationType,
): Promise<PageData<CatalogueListPageProps>> {
  const classifications = await loadClassifications(request, type)
  const own = request.address.locale.language
  const languages = resolveListLanguages(classifications, own)
  const title = await formatListTitle(request, type)
  const context = createCardContext(request, classifications, own)
  const cards = await hyphenateTitles(toClassificationCards(null, context), own)
  return createPageData(request, {
    title,
    description: await formatText(
      request,
      type === 'PRODUCT' ? catalogueMessages.productsLead : catalogueMessages.servicesLead,
    ),
    breadcrumbs: [{ title, url: null }],
    // Title and lead are interface texts: only the cards may be in another language.
    languages,
    contentLanguages: languages.includes(own) ? null : languages,
    props: {
      type,
      classifications:
        type === 'SERVICE' ? await Promise.all(cards.map((card) => withServices(request, card, context))) : cards,
    },
  })
}

/** Lists the services of a classification on its card: there are few of each. */
async function withServices(
  request: RequestContext,
  card: ClassificationCard,
  context: CardContext,
): Promise<ClassificationCard> {
  const classification = context.classifications.find(({ id }) => id === card.id)
  if (!classification) return card
  const { products } = await loadListing(request, classification, readListingState(new URLSearchParams()))
  const links = toProductCards(products, context).map(({ href, name, lang }) => ({ href, text: name, lang }))
  return { ...card, links }
}

/** Data of a classification, product or service (ROUTE-36, ROUTE-37). */
export async function loadCatalogueItemPage(
  request: RequestContext,
  type: ClassificationType,
): Promise<PageData<CatalogueItemPageProps>> {
  const classifications = await loadClassifications(request, type)
  const item = await loadCatalogueItem(request, type, classifications)
  const spoken = resolveItemLanguages(item)
  const { locale } = request.address
  const context = createCardContext(request, classifications, locale.language)
  const state = readListingState(readQuery(request.fullPath), toFormatLocale(locale))
  const ancestors = resolveAncestors(item, classifications)
  const shown = item.kind === 'product' ? item.product : item.classification
  const link = (path: string) => buildPageLink(request, path)
  return createPageData<CatalogueItemPageProps>(request, {
    title: shown.name,
    description: item.kind === 'product' ? item.product.shortDescription : item.classification.description,
    // Catalogue pictures have a 4:3 ratio.
    image: {
      id: item.kind === 'product' ? resolveLeadImageId(item.product.images) : toImageId(item.classification.imageUrl),
      alt: shown.name,
      width: 4,
      height: 3,
    },
    kind: item.kind === 'product' && type === 'PRODUCT' ? 'product' : 'page',
    breadcrumbs: [
      { title: await formatListTitle(request, type), url: link(resolveListPath(type)) },
      ...ancestors.map((ancestor) => ({
        title: ancestor.name,
        url: link(resolveItemPath({ kind: 'classification', classification: ancestor }, classifications)),
      })),
      { title: shown.name, url: null },
    ],
    ...describeLanguages(request, spoken),
    countries: shown.supportedCountries,
    keptQuery: item.kind === 'classification' ? toKeptQuery(state) : '',
    // Not available in that country: its classification, or the list.
    resolveNearest: (country) => {
      const nearest = ancestors.findLast((ancestor) => isVisibleIn(ancestor, country))
      return nearest
        ? resolveItemPath({ kind: 'classification', classification: nearest }, classifications)
        : resolveListPath(type)
    },
    props:
      item.kind === 'product'
        ? {
            kind: 'product',
            ...(await loadProductPageProps(request, item.product, type, classifications)),
          }
        : {
            kind: 'classification',
            type,
            ...(await hyphenateTitles({ name: item.classification.name }, spoken.contentLanguage)),
            parentName: ancestors.at(-1)?.name ?? null,
            description: localizeWrittenNumbers(
              insertNoBreakSpaces(item.classification.description),
              spoken.contentLanguage,
              request.address.locale,
            ),
            contentLanguage: toOtherLanguage(spoken.contentLanguage, context),
            classifications: await hyphenateTitles(
              toClassificationCards(item.classification.id, context),
              context.language,
            ),
            listing: await loadListingProps(request, item.classification, context, state),
          },
  })
}

/** The filters of a list; another country may have fewer pages of it. */
function toKeptQuery(state: ListingState): string {
  const query = writeListingState({ ...state, page: 1 })
  return query === '' ? '' : `?${query}`
}

/** The props of a product or service. */
export async function loadProductProps(
  request: RequestContext,
  product: Product,
  type: ClassificationType,
  classifications: readonly Classification[],
): Promise<ProductProps> {
  const { locale } = request.address
  const context = createCardContext(request, classifications, locale.language)
  return toProductProps(
    product,
    type,
    request.visitor.measurementSystem,
    await withRelated(request, context, type),
    toFormatLocale(locale),
  )
}

async function loadProductPageProps(
  request: RequestContext,
  product: Product,
  type: ClassificationType,
  classifications: readonly Classification[],
): Promise<ProductPageProps> {
  const [props, stories] = await Promise.all([
    loadProductProps(request, product, type, classifications),
    loadRelatedStories(request, product.slug),
  ])
  // The names of technical data are in narrow columns.
  const { specifications, variants } = await hyphenateTitles(
    { specifications: props.specifications, variants: props.variants },
    product.contentLanguage,
  )
  return localizeWrittenNumbers(
    insertNoBreakSpaces({ ...props, specifications, variants, stories }),
    product.contentLanguage,
    request.address.locale,
  )
}

function formatListTitle(request: RequestContext, type: ClassificationType): Promise<string> {
  return formatText(request, type === 'PRODUCT' ? catalogueMessages.products : catalogueMessages.services)
}

function createCardContext(
  request: RequestContext,
  classifications: readonly Classification[],
  language: string,
): CardContext {
  return {
    language,
    locale: request.address.locale,
    classifications,
    link: (path) => buildPageLink(request, path),
  }
}

/** Related items may be of the other type: products have related services and vice versa (CAT-17). */
async function withRelated(
  request: RequestContext,
  context: CardContext,
  type: ClassificationType,
): Promise<CardContext> {
  const other = await loadClassifications(request, type === 'PRODUCT' ? 'SERVICE' : 'PRODUCT')
  return { ...context, classifications: [...context.classifications, ...other] }
}

/** Languages in which an item is complete, and the one it is shown in. */
interface ItemLanguages {
  readonly languages: readonly string[]
  readonly contentLanguage: string
}

/** The languages that all items of the first level have. */
function resolveListLanguages(classifications: readonly Classification[], own: string): readonly string[] {
  const [first, ...others] = classifications.filter(({ parentId }) => parentId === null)
  if (!first) return [own]
  return first.languages.filter((language) => others.every(({ languages }) => languages.includes(language)))
}

function resolveItemLanguages(item: CatalogueItem): ItemLanguages {
  if (item.kind === 'product') return item.product
  return { languages: item.classification.languages, contentLanguage: toLanguage(item.classification) }
}

/** Languages for the head and the notice; the notice only appears if the content is in another language (LOCALE-18). */
function describeLanguages({ address }: RequestContext, { languages, contentLanguage }: ItemLanguages) {
  return { languages, contentLanguages: contentLanguage === address.locale.language ? null : languages }
}
