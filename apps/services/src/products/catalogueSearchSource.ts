import { productsTag, toProductTag } from '@kudex/domain/changes'
import { toImageId } from '@kudex/domain/images'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../database/database.types.ts'
import { localize, type LocalizedText } from '../localization/localize.ts'
import type { SearchableThing, SearchableText, SearchSource } from '../searchSource.types.ts'
import type { ProductDetails, StoredDocument, StoredSpecification } from './products.types.ts'
import { brands, classifications, productClassifications, productDetails, products } from './tables.ts'

/** Products with their documents, services and what they are classified by, on every site that has them. */
export const catalogueSearchSource: SearchSource = {
  name: 'catalogue',
  findTouched: async (_queries, tags) => {
    if (tags.includes(productsTag)) return 'all'
    return tags.filter((tag) => tag.startsWith(toProductTag(''))).map((tag) => tag.slice(toProductTag('').length))
  },
  listKeys: async (queries) => {
    const ids = await queries.select({ id: products.id }).from(products)
    const groups = await queries.select({ id: classifications.id }).from(classifications)
    return [...groups.map(({ id }) => toClassificationKey(id)), ...ids.map(({ id }) => id)]
  },
  async read(queries, keys) {
    const tree = createTree(await queries.select().from(classifications).orderBy(classifications.id))
    const brandNames = new Map((await queries.select().from(brands)).map(({ id, name }) => [id, name]))
    const wanted = new Set(keys)
    const groups = [...tree.rows.values()].filter(({ id }) => wanted.has(toClassificationKey(id)))
    const rows = await readProducts(queries, keys)
    return [
      ...groups.map((row) => toClassificationThing(row, tree)),
      ...rows.flatMap((row) => {
        const thing = toProductThing(row, tree, brandNames)
        return [thing, ...toDocumentThings(row, thing)]
      }),
    ]
  },
}

type ClassificationRow = typeof classifications.$inferSelect

interface Tree {
  readonly rows: ReadonlyMap<string, ClassificationRow>
  /** From the first level down to the classification itself. */
  readonly lineageOf: (id: string | null) => readonly ClassificationRow[]
}

interface ProductRow {
  readonly product: typeof products.$inferSelect
  readonly details: ProductDetails | null
  readonly classificationId: string | null
}

function readProducts(queries: Queries, ids: readonly string[]): Promise<ProductRow[]> {
  return queries
    .select({
      product: products,
      details: productDetails.details,
      classificationId: productClassifications.classificationId,
    })
    .from(products)
    .leftJoin(productDetails, eq(productDetails.productId, products.id))
    .leftJoin(
      productClassifications,
      and(eq(productClassifications.productId, products.id), eq(productClassifications.place, 0)),
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

function toClassificationThing(row: ClassificationRow, { lineageOf }: Tree): SearchableThing {
  const area = toArea(row.type)
  const lineage = lineageOf(row.id)
  const toText = (language: string): SearchableText => ({
    title: localize(row.name, [language]),
    keywords: lineage.slice(0, -1).map(({ name }) => localize(name, [language])),
    description: row.description === null ? '' : localize(row.description, [language]),
    body: [],
  })
  return {
    key: toClassificationKey(row.id),
    type: row.type === 'SERVICE' ? 'service' : 'product',
    path: toPath(area, lineage),
    image: toImageId(row.imageUrl),
    place: { area },
    countries: row.supportedCountries,
    texts: toTexts([row.name, row.description], toText),
  }
}

function toProductThing(
  { product, details, classificationId }: ProductRow,
  { lineageOf }: Tree,
  brandNames: ReadonlyMap<string, string>,
): SearchableThing {
  const lineage = lineageOf(classificationId)
  const area = toArea(lineage[0]?.type ?? (product.serviceId === null ? 'PRODUCT' : 'SERVICE'))
  const brand = brandNames.get(product.brandId ?? '')
  const toText = (language: string): SearchableText => {
    const text = (value: LocalizedText | null | undefined) => (value ? localize(value, [language]) : '')
    const { variants = [], highlights = [], specifications = [], benefits = [] } = details ?? {}
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
      body: [
        text(details?.longDescription),
        ...highlights.flatMap((highlight) => [text(highlight.name), text(highlight.shortDescription)]),
        ...specifications.map((specification) => toSpecificationText(specification, text)),
        ...[...benefits, ...(details?.details ?? [])].map(text),
      ],
    }
  }
  const image = product.images.find((candidate) => candidate.default) ?? product.images[0]
  return {
    key: product.id,
    type: area === 'services' ? 'service' : 'product',
    path: toPath(area, [...lineage, product]),
    image: toImageId(image?.url ?? null),
    place: { area },
    countries: product.supportedCountries,
    texts: toTexts([product.name, product.shortDescription, details?.longDescription], toText),
  }
}

/** The documents of a product, each in its own languages: a data sheet is found where its machine is shown (CAT-15). */
function toDocumentThings(
  { product, details }: ProductRow,
  { key, place, countries }: SearchableThing,
): SearchableThing[] {
  const byFile = Map.groupBy(details?.documents ?? [], ({ url }) => url.split('?')[0] ?? url)
  return [...byFile].flatMap(([path, versions]) => {
    // English first: it stands for the languages that have no version of their own (ROUTE-43).
    const sorted = versions.toSorted((one, other) => toPlace(one) - toPlace(other))
    const toText = (document: StoredDocument): readonly [string, SearchableText] => {
      const { contentLanguage: language, extension } = document
      const text = (value: LocalizedText) => localize(value, [language])
      const kind = `${text(document.type)} (${extension.toUpperCase()})`
      const summary = product.shortDescription === null ? '' : text(product.shortDescription)
      const title = text(document.name)
      const description = summary === '' ? kind : `${kind}: ${summary}`
      return [language, { title, keywords: [product.slug, kind], description, body: [], path: document.url }]
    }
    const texts = new Map(sorted.map(toText))
    return texts.size === 0 ? [] : [{ key, part: path, type: 'document', path, image: null, place, countries, texts }]
  })
}

function toPlace({ contentLanguage }: StoredDocument): number {
  return contentLanguage === 'en' ? 0 : 1
}

/** In the languages of what a list shows of it; English first: it stands for those it has no text in. */
function toTexts(
  shown: readonly (LocalizedText | null | undefined)[],
  toText: (language: string) => SearchableText,
): ReadonlyMap<string, SearchableText> {
  const languages = new Set(shown.flatMap((text) => (text && typeof text === 'object' ? Object.keys(text) : [])))
  const sorted = [...languages].toSorted((one, other) => Number(other === 'en') - Number(one === 'en'))
  return new Map((sorted.length > 0 ? sorted : ['en']).map((language) => [language, toText(language)]))
}

function toSpecificationText(
  { name, value, unit }: StoredSpecification,
  text: (value: LocalizedText | null) => string,
): string {
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
