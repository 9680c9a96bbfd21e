import { isOwnBrand } from '@kudex/domain/catalogue'
import { parseDimensions } from '@kudex/domain/listing'
import { type LanguageCode, toServiceLocale } from '@kudex/domain/locales'
import { filterSpecifications, type MeasurementSystem } from '@kudex/domain/measurement'
import { loadServicesCatalogue } from '@kudex/intl/catalogues'
import { formatQuantity } from '@kudex/intl/formats'
import { createIntl } from '@kudex/intl/messages'
import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.types.ts'
import { localize, localizeOptional, type LocalizedText } from '../../localization/localize.ts'
import { resolveShownLanguages, toWanted } from '../context.ts'
import type { ProductDetails, StoredSpecification } from '../products.types.ts'
import { brands, classifications, productClassifications, productDetails, products } from '../tables.ts'
import { datasheetMessages as messages } from './datasheet.messages.ts'
import type { DatasheetContent } from './datasheet.types.ts'

/** The content of a data sheet, and the URL of its picture. */
export interface LoadedDatasheet {
  readonly content: Omit<DatasheetContent, 'picture'>
  readonly imageUrl: string | null
}

/** Reads the content of the data sheet of a product; null for unknown products and services. */
export async function loadDatasheet(
  queries: Queries,
  slug: string,
  language: LanguageCode,
): Promise<LoadedDatasheet | null> {
  const [row] = await queries
    .select({ product: products, details: productDetails.details, brand: brands.name })
    .from(products)
    .leftJoin(productDetails, eq(productDetails.productId, products.id))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(eq(products.slug, slug))
  if (!row || row.product.serviceId !== null) return null
  const [home] = await queries
    .select({ name: classifications.name })
    .from(productClassifications)
    .innerJoin(classifications, eq(classifications.id, productClassifications.classificationId))
    .where(eq(productClassifications.productId, row.product.id))
    .orderBy(asc(productClassifications.position))
    .limit(1)
  const locale = toServiceLocale(language)
  const intl = createIntl({ locale, language, messages: await loadServicesCatalogue(language) })
  const wanted = resolveShownLanguages(row.product, toWanted(language))
  const text = (value: LocalizedText | null | undefined) => localizeOptional(value, wanted) ?? ''
  const { product, details } = row
  const lead = product.images.find((image) => image.default) ?? product.images[0]
  const specifications = details?.specifications ?? []
  const date = intl.formatDate(product.changedAt, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    imageUrl: lead?.url ?? null,
    content: {
      language,
      changedAt: product.changedAt,
      name: localize(product.name, wanted),
      overline: [row.brand !== null && !isOwnBrand(row.brand) ? row.brand : '', text(home?.name)]
        .filter((part) => part !== '')
        .join(' · '),
      lead: text(product.shortDescription),
      paragraphs: text(details?.longDescription).split(/\n+/).filter(Boolean),
      highlights: (details?.highlights ?? []).map(({ name, shortDescription }) => ({
        name: text(name),
        text: text(shortDescription),
      })),
      variants: (details?.variants ?? []).map(({ nameMetric, nameImperial }) =>
        nameMetric === nameImperial ? nameMetric : `${nameMetric} / ${nameImperial}`,
      ),
      ...toTechnicalData(specifications, text, locale),
      texts: {
        title: intl.formatMessage(messages.title),
        highlights: intl.formatMessage(messages.highlights),
        technicalData: intl.formatMessage(messages.technicalData),
        variants: intl.formatMessage(messages.variants),
        dimensions: intl.formatMessage(messages.dimensions),
        metric: intl.formatMessage(messages.metric),
        imperial: intl.formatMessage(messages.imperial),
        asOf: intl.formatMessage(messages.asOf, { date }),
        notice: intl.formatMessage(messages.notice),
      },
      toPageText: (page, count) => intl.formatMessage(messages.page, { page, count }),
    },
  }
}

type ToText = (value: LocalizedText | null | undefined) => string

function toTechnicalData(
  specifications: ProductDetails['specifications'],
  text: ToText,
  locale: string,
): Pick<DatasheetContent, 'groups' | 'figures' | 'dimensions'> {
  const format = ({ value, unit }: StoredSpecification) =>
    formatQuantity(text(value), unit === null ? null : text(unit), locale)
  const groups = Map.groupBy(specifications, ({ group }) => text(group))
  const sheet = [...groups].map(([title, lines]) => ({
    title,
    rows: [...Map.groupBy(lines, ({ name }) => text(name))].map(([name, versions]) => {
      const formatIn = (system: MeasurementSystem) => {
        const [version] = filterSpecifications(versions, system)
        return version ? format(version) : '–'
      }
      return { name, metric: formatIn('dim_metric'), imperial: formatIn('dim_imperial') }
    }),
  }))
  const sized = specifications.find(({ value, unit }) => unit === 'mm' && parseDimensions(text(value)))
  const size = sized && parseDimensions(text(sized.value))
  return {
    groups: sheet,
    figures: specifications
      .filter(
        ({ unit, measurementSystem, value }) =>
          unit !== null && measurementSystem !== 'dim_imperial' && text(value).length < 12,
      )
      .slice(0, 4)
      .map((line) => ({ label: text(line.name), value: format(line) })),
    dimensions:
      size && Math.max(...size) >= 200
        ? { size, labels: size.map((side) => formatQuantity(`${side}`, 'mm', locale)) }
        : null,
  }
}
