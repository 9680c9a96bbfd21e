import type { ProductsClient } from '@kudex/api/products'
import { ServiceError } from '@kudex/api/transport'
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
import { toJsonAnswer, type Answer, type Visit } from '../../answer.ts'
import { findPlace } from '../../system/findPlace.ts'
import { formatComparisonCsv } from './formatComparisonCsv.ts'
import { comparisonFileMessages as messages } from './comparisonFile.messages.ts'

/** A comparison for other programs (CMP-08…12). */
export interface ComparisonFile {
  /** Answers `/api/comparison/{siteId}/{locale}/{category}.csv?product=…&system=…`; null for any other path. */
  answer(visit: Pick<Visit, 'screened'>): Promise<Answer | null>
}

export interface ComparisonFileOptions {
  readonly system: { readonly current: SystemData | null }
  readonly products: Pick<ProductsClient, 'fetchComparedProducts'>
}

/** Creates the endpoint: what the page shows for the same query, with all its rows, in the language of the locale. */
export function createComparisonFile({ system, products }: ComparisonFileOptions): ComparisonFile {
  return {
    async answer({ screened }) {
      const [, siteId, urlCode = '', category = ''] = path.exec(screened.path) ?? []
      if (siteId === undefined) return null
      if (screened.method !== 'GET' && screened.method !== 'HEAD')
        return toJsonAnswer(405, { error: 'Method not allowed' }, { Allow: 'GET, HEAD' })
      const snapshot = system.current
      if (!snapshot) return notAvailable
      const place = findPlace(snapshot, siteId, urlCode)
      if (!place || !hasFeature(place.site, 'basket')) return notFound
      const { locale } = place
      const query = new URLSearchParams(screened.query)
      const entries = readEntries(query)
      const asked = query.get('system')
      try {
        const slugs = [...new Set(entries.map(({ slug }) => slug))]
        const found = slugs.length === 0 ? [] : await products.fetchComparedProducts(slugs, locale.sisCode)
        const columns = listColumns(entries, found, category, locale.country)
        if (columns.length === 0) return notFound
        return await createFile(columns, category, locale, isMeasurementSystem(asked) ? asked : 'dim_metric')
      } catch (error) {
        if (error instanceof ServiceError) return notAvailable
        throw error
      }
    },
  }
}

const path = /^\/api\/comparison\/([\w-]{1,100})\/([a-z]{2}(?:-[a-z]{2})?)\/([a-z0-9-]{1,120})\.csv$/

interface Column {
  readonly entry: ComparisonEntry
  readonly product: ComparedProduct
}

/** As on the page: only products of the category that the country has (CMP-08, CMP-15). */
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

async function createFile(
  columns: readonly Column[],
  category: string,
  locale: Locale,
  system: MeasurementSystem,
): Promise<Answer> {
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
    // The same product may be there in several variants: the head says which.
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
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': createContentDisposition(name, { fallback: `${category}.csv` }),
      'Cache-Control': 'public, max-age=300',
    },
    body: csv,
  }
}

/** Values and units in the form of the locale, never converted (CAT-13). */
function toShown({ value, unit, ...rest }: Specification, locale: string): Specification {
  return { ...rest, value: formatValue(value, locale), unit: unit ? resolveUnitSymbol(unit, locale) : null }
}

const notFound = toJsonAnswer(404, { error: 'There is no such comparison' })
const notAvailable = toJsonAnswer(503, { error: 'The comparison is not available' }, { 'Retry-After': '10' })
