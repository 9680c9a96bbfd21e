import { isService, isVisibleIn, type Classification } from '@kudex/domain/catalogue'
import {
  comparisonPath,
  readEntries,
  resolveEntrySpecifications,
  toComparisonPath,
  toComparisonQuery,
  type ComparedProduct,
  type ComparisonEntry,
} from '@kudex/domain/comparison'
import { resolveUnitSymbol, splitQuantity, toFormatLocale } from '@kudex/intl/formats'
import type { Specification } from '@kudex/domain/catalogue'
import { redirect } from 'vike/abort'
import { basketMessages } from '../../features/basket/index.ts'
import type { RequestContext } from '../../request/requestContext.types.ts'
import { readQuery } from '../../request/readQuery.ts'
import { loadClassifications } from '../shared/catalogue/loadCatalogue.ts'
import { buildPageLink } from '../shared/links/buildPageLink.ts'
import { createPageData } from '../shared/data/createPageData.ts'
import { formatText } from '../shared/locale/formatText.ts'
import type { PageData } from '../shared/data/pageData.types.ts'
import { abortWithNotFound } from '../shared/data/abortWithNotFound.ts'
import type { ComparedColumn, ComparisonPageProps } from './comparison.types.ts'
import { comparisonMessages } from './comparison.messages.ts'
import { fetchComparedProducts, loadProductsOf } from './fetchComparedProducts.ts'
import { toChosenProduct } from './toChosenProduct.ts'

/** Data of the comparison of a category (CMP-08…12). Unknown categories are not found. */
export async function loadComparison(request: RequestContext): Promise<PageData<ComparisonPageProps>> {
  const { segments, locale } = request.address
  const [, slug = '', ...further] = segments
  const classifications = await loadClassifications(request, 'PRODUCT')
  const category = classifications.find((entry) => entry.slug === slug)
  if (!category || further.length > 0 || !isVisibleIn(category, locale.country)) abortWithNotFound('item')
  const query = readQuery(request.fullPath)
  const entries = readEntries(query)
  redirectWithoutRemoved(request, slug, entries, query)
  const [products, siblings] = await Promise.all([
    fetchComparedProducts(request, entries),
    loadProductsOf(request, slug),
  ])
  const sorted = partitionEntries(entries, products, category, locale.country)
  const title = await formatText(request, comparisonMessages.pageTitle, { category: category.name })
  return createPageData(request, {
    title,
    isIndexed: false,
    breadcrumbs: [
      { title: await formatText(request, basketMessages.title), url: buildPageLink(request, comparisonPath) },
      { title: category.name, url: null },
    ],
    countries: category.supportedCountries,
    resolveNearest: () => comparisonPath,
    keptQuery: toComparisonQuery(entries, query.get('identical') === 'hidden'),
    props: {
      category: { slug, name: category.name },
      columns: sorted.shown.map(({ entry, product }) => toColumn(entry, product, request, classifications)),
      choices: siblings
        .filter((product) => isVisibleIn(product, locale.country) && !isService(product))
        .map(({ slug: choice, name }) => ({ slug: choice, name })),
      leftOut: sorted.leftOut,
      fileHref: `/api/comparison/${encodeURIComponent(request.address.site.id)}/${locale.urlCode}/${encodeURIComponent(slug)}.csv`,
      isHidingIdentical: query.get('identical') === 'hidden',
      measurementSystem: request.visitor.measurementSystem,
    },
  })
}

/**
 * Without script a button of the form submits the index of the column to remove: redirects to the comparison without
 * it.
 */
function redirectWithoutRemoved(
  request: RequestContext,
  slug: string,
  entries: readonly ComparisonEntry[],
  query: URLSearchParams,
): void {
  const without = query.get('without')
  if (without === null) return
  const rest = entries.filter((_, index) => `${index}` !== without)
  const address = buildPageLink(request, toComparisonPath(slug))
  throw redirect(address + toComparisonQuery(rest, query.get('identical') === 'hidden'), 302)
}

interface ComparedEntry {
  readonly entry: ComparisonEntry
  readonly product: ComparedProduct
}

/**
 * Shows only products of the category that the country has; the page lists the others with the reason (CMP-08, CMP-15).
 */
function partitionEntries(
  entries: readonly ComparisonEntry[],
  products: readonly ComparedProduct[],
  category: Classification,
  country: string,
): { readonly shown: readonly ComparedEntry[]; readonly leftOut: ComparisonPageProps['leftOut'] } {
  const bySlug = new Map(products.filter((product) => !isService(product)).map((product) => [product.slug, product]))
  const shown: ComparedEntry[] = []
  const missing = new Set<string>()
  const elsewhere = new Set<string>()
  const otherCategory = new Set<string>()
  for (const entry of entries) {
    const product = bySlug.get(entry.slug)
    if (!product) missing.add(entry.slug)
    else if (!product.classifications.some(({ slug }) => slug === category.slug)) otherCategory.add(product.name)
    else if (!isVisibleIn(product, country)) elsewhere.add(product.name)
    else shown.push({ entry, product })
  }
  const leftOut = { missing: [...missing], elsewhere: [...elsewhere], otherCategory: [...otherCategory] }
  return { shown, leftOut }
}

function toColumn(
  { slug, variantId }: ComparisonEntry,
  product: ComparedProduct,
  request: RequestContext,
  classifications: readonly Classification[],
): ComparedColumn {
  const { category: _, ...chosen } = toChosenProduct(product, request, classifications)
  // Ignore a variant that the product no longer has.
  const variant = product.variants.find(({ id }) => id === variantId)
  const locale = toFormatLocale(request.address.locale)
  return {
    ...chosen,
    slug,
    variantId: variant?.id ?? null,
    variants: product.variants.map(({ id, nameMetric, nameImperial }) => ({ id, nameMetric, nameImperial })),
    specifications: resolveEntrySpecifications(product.specifications, variant?.specifications ?? []).map(
      (specification) => toShown(specification, locale),
    ),
  }
}

/** Formats values and units for the locale; never converts them (CAT-13). */
function toShown({ value, unit, ...rest }: Specification, locale: string): Specification {
  return {
    ...rest,
    value: splitQuantity(value, unit, locale).value,
    unit: unit ? resolveUnitSymbol(unit, locale) : null,
  }
}
