import { isService, isVisibleIn } from '@kudex/domain/catalogue'
import { readEntries, toComparisonQuery } from '@kudex/domain/comparison'
import { basketMessages } from '../../features/basket/index.ts'
import type { RequestContext } from '../../request/requestContext.types.ts'
import { readQuery } from '../../request/readQuery.ts'
import { loadClassifications } from '../shared/catalogue/loadCatalogue.ts'
import { createPageData } from '../shared/data/createPageData.ts'
import { formatText } from '../shared/locale/formatText.ts'
import type { PageData } from '../shared/data/pageData.types.ts'
import type { ComparisonOverviewPageProps } from './comparison.types.ts'
import { fetchComparedProducts } from './fetchComparedProducts.ts'
import { toChosenProduct } from './toChosenProduct.ts'

/** Data of the overview: the products in the URL that exist and that the country has (CMP-13, CMP-15). */
export async function loadComparisonOverview(request: RequestContext): Promise<PageData<ComparisonOverviewPageProps>> {
  const entries = readEntries(readQuery(request.fullPath))
  const [classifications, found] = await Promise.all([
    loadClassifications(request, 'PRODUCT'),
    fetchComparedProducts(request, entries),
  ])
  const { country } = request.address.locale
  const products = found.filter((product) => !isService(product))
  const slugs = new Set(products.map(({ slug }) => slug))
  const title = await formatText(request, basketMessages.title)
  return createPageData(request, {
    title,
    description: await formatText(request, basketMessages.emptyText),
    isIndexed: false,
    keptQuery: toComparisonQuery(entries),
    breadcrumbs: [{ title, url: null }],
    props: {
      chosen: {
        products: products
          .filter((product) => isVisibleIn(product, country))
          .map((product) => toChosenProduct(product, request, classifications)),
        missing: [...new Set(entries.map(({ slug }) => slug))].filter((slug) => !slugs.has(slug)),
        elsewhere: products
          .filter((product) => !isVisibleIn(product, country))
          .map(({ slug, name }) => ({ slug, name })),
      },
    },
  })
}
