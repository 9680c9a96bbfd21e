import { productsTag, toProductTag } from '@kudex/domain/changes'
import { toImageId } from '@kudex/domain/images'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.types.ts'
import { localize, type LocalizedText } from '../localization/localize.ts'
import type { ReadDocuments, SearchDocument, SearchText, SearchSource } from '../feeds/searchSource.types.ts'
import { inLanguage, isGenerated } from './generatedDocuments.ts'
import type { ProductDetails, StoredDocument, StoredSpecification } from './products.types.ts'
import { brands, classifications, productClassifications, productDetails, products } from './tables.ts'
import { cacheSizes } from '../limits.ts'

/** Products with their files, services, and classifications, on every site that has the area. */
export const catalogueSearchSource: SearchSource = {
  name: 'catalogue',
  findAffectedKeys: async (queries, tags) => (tags.includes(productsTag) ? 'all' : findAffectedProducts(queries, tags)),
  listKeys: async (queries) => {
    const ids = await queries.select({ id: products.id }).from(products)
    const groups = await queries.select({ id: classifications.id }).from(classifications)
    return [...groups.map(({ id }) => toClassificationKey(id)), ...ids.map(({ id }) => id)]
  },
  read: (queries, keys) => createRead()(queries, keys),
  createBulkReader: createRead,
}

function createRead(): ReadDocuments {
  const detailsCache = new Map<string, CachedDetails>()
  return async (queries, keys) => {
    const tree = createTree(await queries.select().from(classifications).orderBy(classifications.id))
    const brandNames = new Map((await queries.select().from(brands)).map(({ id, name }) => [id, name]))
    const wanted = new Set(keys)
    const groups = [...tree.rows.values()].filter(({ id }) => wanted.has(toClassificationKey(id)))
    const rows = await readProducts(queries, keys)
    return [
      ...groups.map((row) => toClassificationDocument(row, tree)),
      ...rows.flatMap((row) => {
        const details = toCachedDetails(row.details, detailsCache)
        const document = toProductDocument(row, details, tree, brandNames)
        return [document, ...toFileDocuments(row.product, details, document)]
      }),
    ]
  }
}

/** Parsed details of products. Cached, since machines of a series often have the same. */
interface CachedDetails {
  readonly details: ProductDetails | null
  readonly bodies: Map<string, readonly string[]>
}

function toCachedDetails(text: string | null, cache: Map<string, CachedDetails>): CachedDetails {
  const cached = cache.get(text ?? '')
  if (cached) return cached
  const fresh = { details: text === null ? null : (JSON.parse(text) as ProductDetails), bodies: new Map() }
  if (cache.size >= cacheSizes.productDetails) cache.clear()
  cache.set(text ?? '', fresh)
  return fresh
}

/** The keys of the products that tags name. The key of a deleted product is its slug. */
async function findAffectedProducts(queries: Queries, tags: readonly string[]): Promise<readonly string[]> {
  const slugs = tags.flatMap((tag) => (tag.startsWith(productPrefix) ? [tag.slice(productPrefix.length)] : []))
  if (slugs.length === 0) return []
  const rows = await queries
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(inArray(products.slug, slugs))
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  return slugs.map((slug) => ids.get(slug) ?? slug)
}

const productPrefix = toProductTag('')

type ClassificationRow = typeof classifications.$inferSelect

interface Tree {
  readonly rows: ReadonlyMap<string, ClassificationRow>
  /** The path from the top level to the classification itself. */
  readonly lineageOf: (id: string | null) => readonly ClassificationRow[]
}

interface ProductRow {
  readonly product: typeof products.$inferSelect
  readonly details: string | null
  readonly classificationId: string | null
}

function readProducts(queries: Queries, ids: readonly string[]): Promise<ProductRow[]> {
  return queries
    .select({
      product: products,
      details: sql<string | null>`${productDetails.details}::text`,
      classificationId: productClassifications.classificationId,
    })
    .from(products)
    .leftJoin(productDetails, eq(productDetails.productId, products.id))
    .leftJoin(
      productClassifications,
      and(eq(productClassifications.productId, products.id), eq(productClassifications.position, 0)),
    )
    .where(inArray(products.id, [...ids]))
}

function createTree(list: readonly ClassificationRow[]): Tree {
  const rows = new Map(list.map((row) => [row.id, row]))
  const lineageOf = (id: string | null): readonly ClassificationRow[] => {
    const lineage: ClassificationRow[] = []
    for (let row = rows.get(id ?? ''); row && !lineage.includes(row); row = rows.get(row.parentId ?? ''))
      lineage.unshift(row)
    return lineage
  }
  return { rows, lineageOf }
}

function toClassificationDocument(row: ClassificationRow, { lineageOf }: Tree): SearchDocument {
  const area = toArea(row.type)
  const lineage = lineageOf(row.id)
  const toText = (language: string): SearchText => ({
    title: localize(row.name, [language]),
    keywords: lineage.slice(0, -1).map(({ name }) => localize(name, [language])),
    description: row.description === null ? '' : localize(row.description, [language]),
    body: [],
  })
  return {
    key: toClassificationKey(row.id),
    type: 'area',
    path: toPath(area, lineage),
    image: toImageId(row.imageUrl),
    scope: { area },
    countries: row.supportedCountries,
    texts: toTexts(row.languages, toText),
  }
}

function toProductDocument(
  { product, classificationId }: ProductRow,
  { details, bodies }: CachedDetails,
  { lineageOf }: Tree,
  brandNames: ReadonlyMap<string, string>,
): SearchDocument {
  const lineage = lineageOf(classificationId)
  const area = toArea(lineage[0]?.type ?? (product.serviceId === null ? 'PRODUCT' : 'SERVICE'))
  const brand = brandNames.get(product.brandId ?? '')
  const toText = (language: string): SearchText => {
    const text: ToText = (value) => (value ? localize(value, [language]) : '')
    const { variants = [] } = details ?? {}
    const body = bodies.get(language) ?? toBody(details, text)
    bodies.set(language, body)
    return {
      title: text(product.name),
      keywords: [
        product.slug,
        ...(product.serviceId === null ? [] : [product.serviceId]),
        ...(brand === undefined ? [] : [brand]),
        ...lineage.map(({ name }) => text(name)),
        ...variants.flatMap(({ id, nameMetric, nameImperial }) => [id, nameMetric, nameImperial]),
      ],
      description: text(product.shortDescription),
      body,
    }
  }
  const image = product.images.find((candidate) => candidate.default) ?? product.images[0]
  return {
    key: product.id,
    type: area === 'services' ? 'service' : 'product',
    path: toPath(area, [...lineage, product]),
    image: toImageId(image?.url ?? null),
    scope: { area },
    countries: product.supportedCountries,
    texts: toTexts(product.languages, toText),
  }
}

type ToText = (value: LocalizedText | null | undefined) => string

function toBody(details: ProductDetails | null, text: ToText): readonly string[] {
  if (!details) return []
  const { longDescription, highlights, specifications, benefits, details: included } = details
  return [
    text(longDescription),
    ...highlights.flatMap((highlight) => [text(highlight.name), text(highlight.shortDescription)]),
    ...specifications.map((specification) => toSpecificationText(specification, text)),
    ...[...benefits, ...included].map(text),
  ]
}

/** The files of a product in their own languages, with its picture. They are found where the product is shown (CAT-15). */
function toFileDocuments(
  product: ProductRow['product'],
  { details }: CachedDetails,
  { key, scope, countries, image }: SearchDocument,
): SearchDocument[] {
  const documents = (details?.documents ?? []).flatMap((document) =>
    isGenerated(document)
      ? (product.languages.length > 0 ? product.languages : ['en']).map((language) => inLanguage(document, [language]))
      : [document],
  )
  const byFile = Map.groupBy(documents, ({ url }) => url.split('?')[0] ?? url)
  return [...byFile].flatMap(([path, versions]) => {
    // English first, since it is the fallback of languages without a version (ROUTE-43).
    const sorted = versions.toSorted((one, other) => toRank(one) - toRank(other))
    const toText = (document: StoredDocument): readonly [string, SearchText] => {
      const { contentLanguage: language, extension } = document
      const text = (value: LocalizedText) => localize(value, [language])
      const kind = `${text(document.type)} (${extension.toUpperCase()})`
      const summary = product.shortDescription === null ? '' : text(product.shortDescription)
      const title = text(document.name)
      const description = summary === '' ? kind : `${kind}: ${summary}`
      return [language, { title, keywords: [product.slug, kind], description, body: [], path: document.url }]
    }
    const texts = new Map(sorted.map(toText))
    return texts.size === 0 ? [] : [{ key, part: path, type: 'document', path, image, scope, countries, texts }]
  })
}

function toRank({ contentLanguage }: StoredDocument): number {
  return contentLanguage === 'en' ? 0 : 1
}

/** The languages that it is complete in, English first as the fallback of the others. */
function toTexts(
  languages: readonly string[],
  toText: (language: string) => SearchText,
): ReadonlyMap<string, SearchText> {
  const sorted = languages.toSorted((one, other) => Number(other === 'en') - Number(one === 'en'))
  return new Map((sorted.length > 0 ? sorted : ['en']).map((language) => [language, toText(language)]))
}

function toSpecificationText({ name, value, unit }: StoredSpecification, text: ToText): string {
  return [text(name), text(value), text(unit)].join(' ')
}

function toClassificationKey(id: string): string {
  return `classification ${id}`
}

function toArea(type: ClassificationRow['type']): 'products' | 'services' {
  return type === 'SERVICE' ? 'services' : 'products'
}

function toPath(area: string, chain: readonly { readonly slug: string }[]): string {
  return ['', area, ...chain.map(({ slug }) => encodeURIComponent(slug))].join('/')
}
