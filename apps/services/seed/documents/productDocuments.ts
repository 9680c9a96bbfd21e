import { translate } from '../demo/translations/translate.ts'
import type { Localized, SeedDocument, SeedFile, SeedProduct, Text } from '../seed.types.ts'
import { readManuals } from './manuals/readManuals.ts'

/** Adds documents to products, and returns them with the files that are stored. */
export function addDocuments(products: readonly SeedProduct[]): {
  readonly products: readonly SeedProduct[]
  readonly files: readonly SeedFile[]
} {
  const manuals = readManuals()
  return {
    products: products.map((product) => ({
      ...product,
      documents: [
        ...(product.documents ?? []),
        toDatasheet(product),
        ...manuals.filter(({ product: slug }) => slug === product.slug).map(({ document }) => document),
      ].map((document) => withThumbnail(document, product)),
    })),
    files: manuals.map(({ file }) => file),
  }
}

/** The picture of the product, as on the page of downloads. */
function withThumbnail(document: SeedDocument, { images = [] }: SeedProduct): SeedDocument {
  const [first] = images
  if (!first) return document
  return { thumbnail: typeof first === 'string' ? first : first.picture, ...document }
}

/** The data sheet is made from the catalogue when it is asked for, in the language of the page. */
function toDatasheet({ slug, name }: SeedProduct): SeedDocument {
  const english = typeof name === 'string' ? name : name.en
  return {
    name: joinTexts(name, datasheet),
    language: 'en',
    type: datasheet,
    url: `/file/${slug}-datasheet`,
    filename: `${english} – ${datasheet.en}.pdf`,
    extension: 'pdf',
    sizeBytes: null,
  }
}

const datasheet = translate('products', { en: 'Datasheet', de: 'Datenblatt' })

function joinTexts(name: Text, kind: Localized): Localized {
  const entries = Object.entries(kind).map(([language, text]) => [
    language,
    `${typeof name === 'string' ? name : (name[language as keyof Localized] ?? name.en)} – ${text}`,
  ])
  return Object.fromEntries(entries)
}
