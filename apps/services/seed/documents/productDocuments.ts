import type { LanguageCode, SeedDocument, SeedFile, SeedProduct, SeedSpecification, Text } from '../seed.types.ts'
import { writePdf, type PdfLine } from './writePdf.ts'

/** Adds documents to products, and returns them with their files. */
export function addDocuments(products: readonly SeedProduct[]): {
  readonly products: readonly SeedProduct[]
  readonly files: readonly SeedFile[]
} {
  const made = products.map((product) => ({
    product,
    documents: documentLanguages.flatMap((language) => makeDocuments(product, language)),
  }))
  return {
    products: made.map(({ product, documents }) => ({
      ...product,
      documents: [...(product.documents ?? []), ...documents.map(({ document }) => document)],
    })),
    files: made.flatMap(({ documents }) => documents.map(({ file }) => file)),
  }
}

/** Creates a PDF file that does not belong to a product. */
export function makeFile(slug: string, language: LanguageCode, title: string, paragraphs: readonly string[]): SeedFile {
  return {
    slug,
    language,
    filename: `${title}.pdf`,
    contentType: 'application/pdf',
    bytes: () => writePdf(title, [...head(title), ...paragraphs.map((text) => ({ text, size: 11, gap: 8 }))]),
  }
}

const documentLanguages = ['en', 'de'] as const
type DocumentLanguage = (typeof documentLanguages)[number]

const words = {
  datasheet: { en: 'Datasheet', de: 'Datenblatt' },
  manual: { en: 'Operating manual', de: 'Betriebsanleitung' },
  technicalData: { en: 'Technical data', de: 'Technische Daten' },
  notice: {
    en: 'Kudex is an invented company; its machines exist in pictures only.',
    de: 'Kudex ist ein erfundenes Unternehmen; seine Maschinen gibt es nur als Bild.',
  },
  chapters: {
    en: ['Before you begin', 'Setting up', 'Daily work', 'Care', 'When something is wrong'],
    de: ['Bevor Sie beginnen', 'Aufstellen', 'Tägliche Arbeit', 'Pflege', 'Wenn etwas nicht stimmt'],
  },
  chapter: {
    en: 'Read the safety notes, switch the machine off at its main switch before you open a cover, and keep this manual beside it.',
    de: 'Lesen Sie die Sicherheitshinweise, schalten Sie die Maschine am Hauptschalter aus, bevor Sie eine Abdeckung öffnen, und bewahren Sie diese Anleitung bei der Maschine auf.',
  },
} as const

function makeDocuments(product: SeedProduct, language: DocumentLanguage) {
  const name = read(product.name, language)
  const datasheet = make(
    product,
    language,
    'datasheet',
    writePdf(`${name} – ${words.datasheet[language]}`, listDatasheet(product, language)),
  )
  // Software and tools without a power supply have no manual.
  const hasManual = (product.specifications ?? []).some(({ name: line }) => read(line, 'en') === 'Power supply')
  if (!hasManual) return [datasheet]
  return [
    datasheet,
    make(product, language, 'manual', writePdf(`${name} – ${words.manual[language]}`, listManual(name, language))),
  ]
}

function make(product: SeedProduct, language: DocumentLanguage, kind: 'datasheet' | 'manual', bytes: Uint8Array) {
  const slug = `${product.slug}-${kind}`
  const title = `${read(product.name, language)} – ${words[kind][language]}`
  const document: SeedDocument = {
    name: title,
    language,
    type: words[kind],
    url: language === 'en' ? `/file/${slug}` : `/file/${slug}?l=${language}`,
    filename: `${title}.pdf`,
    extension: 'pdf',
    sizeBytes: bytes.byteLength,
  }
  const file: SeedFile = {
    slug,
    language,
    filename: document.filename,
    contentType: 'application/pdf',
    bytes: () => bytes,
  }
  return { document, file }
}

function head(title: string): PdfLine[] {
  return [
    { text: 'KUDEX', size: 11, isBold: true },
    { text: title, size: 20, isBold: true, gap: 18 },
  ]
}

function listDatasheet(product: SeedProduct, language: DocumentLanguage): PdfLine[] {
  const paragraphs = read(product.longDescription ?? '', language).split('\n\n')
  return [
    ...head(read(product.name, language)),
    { text: read(product.shortDescription ?? '', language), size: 13, gap: 6 },
    ...paragraphs.map((text) => ({ text, size: 10.5, gap: 8 })),
    { text: words.technicalData[language], size: 14, isBold: true, gap: 20 },
    ...(product.specifications ?? []).flatMap((line) => [
      { text: read(line.name, language), size: 9.5, isBold: true, gap: 6 },
      { text: readValues(line, language), size: 9.5, indent: 12 },
    ]),
    { text: words.notice[language], size: 8, gap: 24 },
  ]
}

function listManual(name: string, language: DocumentLanguage): PdfLine[] {
  return [
    ...head(`${name} – ${words.manual[language]}`),
    ...words.chapters[language].flatMap((chapter, index) => [
      { text: `${index + 1} ${chapter}`, size: 14, isBold: true, gap: 20 },
      { text: words.chapter[language], size: 10.5, gap: 6 },
    ]),
    { text: words.notice[language], size: 8, gap: 24 },
  ]
}

/** The values in both measurement systems, as on printed data sheets. */
function readValues(line: SeedSpecification, language: DocumentLanguage): string {
  const quantities = 'value' in line ? [line] : [line.metric, line.imperial]
  return quantities
    .flatMap((quantity) =>
      quantity ? [`${read(quantity.value, language)} ${read(quantity.unit ?? '', language)}`.trim()] : [],
    )
    .join('  |  ')
}

function read(text: Text, language: DocumentLanguage): string {
  return typeof text === 'string' ? text : (text[language] ?? text.en)
}
