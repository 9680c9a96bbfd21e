import {
  isVisibleIn,
  resolveListPath,
  resolveLeadImageId,
  type Classification,
  type ClassificationType,
} from '@kudex/domain/catalogue'
import { toImageId } from '@kudex/domain/images'
import { toFormatLocale } from '@kudex/intl/formats'
import { formatText } from '../frame/formatText.ts'
import { buildPageLink } from '../frame/buildPageLink.ts'
import { toCataloguePicture } from '../frame/pictures.ts'
import { createPageData } from '../frame/createPageData.ts'
import type { PageData } from '../frame/pageData.types.ts'
import type { RequestContext } from '../../request/requestContext.types.ts'
import { catalogueMessages } from './catalogue.messages.ts'
import type { CatalogueItemPageProps, CatalogueListPageProps } from './catalogue.types.ts'
import { loadCatalogueItem, loadClassifications, resolveAncestors, resolveItemPath } from './loadCatalogue.ts'
import { loadListingProps } from './loadListingProps.ts'
import { toClassificationCards, type CardContext } from './toCards.ts'
import { toProductPageProps } from './toProductPageProps.ts'

/** Data of the product or service list (ROUTE-36, ROUTE-37). */
export async function loadCatalogueListPage(
  request: RequestContext,
  type: ClassificationType,
): Promise<PageData<CatalogueListPageProps>> {
  const classifications = await loadClassifications(request, type)
  const title = await formatListTitle(request, type)
  return createPageData(request, {
    title,
    description: await formatText(
      request,
      type === 'PRODUCT' ? catalogueMessages.productsLead : catalogueMessages.servicesLead,
    ),
    breadcrumbs: [{ title, url: null }],
    contentLanguages: resolveContentLanguages(classifications, request),
    languages: catalogueLanguages,
    props: { type, classifications: toClassificationCards(null, createCardContext(request, classifications)) },
  })
}

/** Data of a classification, product or service (ROUTE-36, ROUTE-37). */
export async function loadCatalogueItemPage(
  request: RequestContext,
  type: ClassificationType,
): Promise<PageData<CatalogueItemPageProps>> {
  const classifications = await loadClassifications(request, type)
  const item = await loadCatalogueItem(request, type, classifications)
  const context = createCardContext(request, classifications)
  const ancestors = resolveAncestors(item, classifications)
  const shown = item.kind === 'product' ? item.product : item.classification
  const link = (path: string) => buildPageLink(request, path)
  return createPageData<CatalogueItemPageProps>(request, {
    title: shown.name,
    description: item.kind === 'product' ? item.product.shortDescription : item.classification.description,
    // The catalogue's pictures are drawn 4:3.
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
    contentLanguages: resolveContentLanguages(classifications, request),
    languages: catalogueLanguages,
    countries: shown.supportedCountries,
    // Not sold there: what it is one of, or the list.
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
            ...toProductPageProps(
              item.product,
              type,
              request.visitor.measurementSystem,
              await withRelated(request, context, type),
              toFormatLocale(request.address.locale),
              request.address.locale.language,
            ),
          }
        : {
            kind: 'classification',
            type,
            name: item.classification.name,
            parentName: ancestors.at(-1)?.name ?? null,
            description: item.classification.description,
            picture: toCataloguePicture(
              item.classification.imageUrl,
              '',
              ['classification-1200', 'classification-480'],
              '(min-width: 96em) 52rem, (min-width: 64em) 54vw, 92vw',
            ),
            classifications: toClassificationCards(item.classification.id, context),
            listing: await loadListingProps(request, item.classification, context),
          },
  })
}

function formatListTitle(request: RequestContext, type: ClassificationType): Promise<string> {
  return formatText(request, type === 'PRODUCT' ? catalogueMessages.products : catalogueMessages.services)
}

function createCardContext(request: RequestContext, classifications: readonly Classification[]): CardContext {
  return {
    country: request.address.locale.country,
    classifications,
    link: (path) => buildPageLink(request, path),
  }
}

/** Related entries cross the types: a product names services and the other way round (CAT-17). */
async function withRelated(
  request: RequestContext,
  context: CardContext,
  type: ClassificationType,
): Promise<CardContext> {
  const other = await loadClassifications(request, type === 'PRODUCT' ? 'SERVICE' : 'PRODUCT')
  return { ...context, classifications: [...context.classifications, ...other] }
}

/** The languages that the catalogue is complete in (contract, demo content). */
const catalogueLanguages = ['de', 'en'] as const

/** The languages the catalogue has, when the asked one is not among them; null when it is (LOCALE-18). */
function resolveContentLanguages(
  classifications: readonly Classification[],
  { address }: RequestContext,
): readonly string[] | null {
  const [first] = classifications
  return first && first.language !== address.locale.sisCode ? catalogueLanguages : null
}
