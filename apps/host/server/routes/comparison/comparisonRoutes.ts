import type { ProductsClient } from '@kudex/api/products'
import { isService, isVisibleIn, resolveVariantName, type Specification } from '@kudex/domain/catalogue'
import {
  readEntries,
  resolveComparisonRows,
  resolveEntrySpecifications,
  type ComparedProduct,
  type ComparisonEntry,
} from '@kudex/domain/comparison'
import { toLanguageCode, type Locale } from '@kudex/domain/locales'
import { isMeasurementSystem, type MeasurementSystem } from '@kudex/domain/measurement'
import type { SystemData } from '@kudex/domain/paths'
import { hasFeature } from '@kudex/domain/sites'
import { loadComparisonCatalogue } from '@kudex/intl/catalogues'
import { formatValue, resolveUnitSymbol, toFormatLocale } from '@kudex/intl/formats'
import { createIntl } from '@kudex/intl/messages'
import { create as createContentDisposition } from 'content-disposition'
import { Hono } from 'hono'
import type { HostEnv } from '../../hostContext.ts'
import { findSiteLocale } from '../../system/siteLocale.ts'
import { onServiceError, refuseMethod, respondJson, respondJsonUnavailable, respondText } from '../respond.ts'
import { formatComparisonCsv } from './formatComparisonCsv.ts'
import { comparisonMessages as messages } from './comparison.messages.ts'

export interface ComparisonOptions {
  readonly system: { readonly current: SystemData | null }
  readonly products: Pick<ProductsClient, 'fetchComparedProducts'>
}

/**
 * Comparisons as CSV at `/{siteId}/{locale}/{category}.csv?product=…&system=…`: the table of the page for the same query
 * with all its rows, in the language of the locale (CMP-08…12).
 */
export function createComparisonRoutes({ system, products }: ComparisonOptions): Hono<HostEnv> {
  const routes = new Hono<HostEnv>()
  routes.onError(onServiceError(respondUnavailable))

  routes.get('/:siteId/:locale/:file', async (c, next) => {
    const category = /^([a-z0-9-]{1,120})\.csv$/.exec(c.req.param('file'))?.[1]
    if (category === undefined) return next()
    const snapshot = system.current
    if (!snapshot) return respondUnavailable()
    const siteLocale = findSiteLocale(snapshot, c.req.param('siteId'), c.req.param('locale'))
    if (!siteLocale || !hasFeature(siteLocale.site, 'basket')) return respondNotFound()
    const { locale } = siteLocale
    const query = new URL(c.req.url).searchParams
    const entries = readEntries(query)
    const measurementSystem = query.get('system')
    const slugs = [...new Set(entries.map(({ slug }) => slug))]
    const found = slugs.length === 0 ? [] : await products.fetchComparedProducts(slugs, locale.sisCode)
    const columns = listColumns(entries, found, category, locale.country)
    if (columns.length === 0) return respondNotFound()
    return respondFile(
      columns,
      category,
      locale,
      isMeasurementSystem(measurementSystem) ? measurementSystem : 'dim_metric',
    )
  })
  routes.all('/:siteId/:locale/:file', refuseMethod)
  return routes
}

interface Column {
  readonly entry: ComparisonEntry
  readonly product: ComparedProduct
}

/** Lists the products of the category that are available in the country, as on the page (CMP-08, CMP-15). */
function listColumns(
  entries: readonly ComparisonEntry[],
  found: readonly ComparedProduct[],
  category: string,
  country: string,
): Column[] {
  const shown = found.filter(
    (product) =>
      !isService(product) &&
      isVisibleIn(product, country) &&
      product.classifications.some(({ slug }) => slug === category),
  )
  const bySlug = new Map(shown.map((product) => [product.slug, product]))
  return entries.flatMap((entry) => {
    const product = bySlug.get(entry.slug)
    return product ? [{ entry, product }] : []
  })
}

async function respondFile(
  columns: readonly Column[],
  category: string,
  locale: Locale,
  system: MeasurementSystem,
): Promise<Response> {
  const language = toLanguageCode(locale.language)
  const intl = createIntl({ locale: locale.code, language, messages: await loadComparisonCatalogue(language) })
  const formatLocale = toFormatLocale(locale)
  const findVariant = ({ entry, product }: Column) => product.variants.find(({ id }) => id === entry.variantId)
  const csv = formatComparisonCsv({
    heads: {
      group: intl.formatMessage(messages.group),
      name: intl.formatMessage(messages.specification),
      unit: intl.formatMessage(messages.unit),
    },
    // A product may appear in several variants: the head names the variant.
    products: columns.map((column) => {
      const variant = findVariant(column)
      return variant ? `${column.product.name} (${resolveVariantName(variant, system)})` : column.product.name
    }),
    rows: resolveComparisonRows(
      columns.map((column) =>
        resolveEntrySpecifications(column.product.specifications, findVariant(column)?.specifications ?? []).map(
          (specification) => toShown(specification, formatLocale),
        ),
      ),
      system,
    ),
    notApplicable: intl.formatMessage(messages.notApplicable),
  })
  const name = `${intl.formatMessage(messages.fileName)}-${category}.csv`
  return respondText(csv, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': createContentDisposition(name, { fallback: `${category}.csv` }),
    'Cache-Control': 'public, max-age=300',
  })
}

/** Formats values and units for the locale, without converting them (CAT-13). */
function toShown({ value, unit, ...rest }: Specification, locale: string): Specification {
  return { ...rest, value: formatValue(value, locale), unit: unit ? resolveUnitSymbol(unit, locale) : null }
}

function respondNotFound(): Response {
  return respondJson(404, { error: 'There is no such comparison' })
}

function respondUnavailable(): Response {
  return respondJsonUnavailable('The comparison is not available')
}
