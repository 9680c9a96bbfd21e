// Writes the manuals and leaflets of the demo: `node apps/services/seed/documents/writeDocuments.ts [slug]`. The PDF files
// are committed, so that a start does not write them.
import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { formatQuantity } from '@kudex/intl/formats'
import sharp from 'sharp'
import { packageFolder } from '../../src/packageFolder.ts'
import { machines } from '../demo/products/index.ts'
import type { SeedProduct, SeedSpecification, Text } from '../seed.types.ts'
import { documentLanguages, type DocumentLanguage, type WrittenDocument } from './document.types.ts'
import { leaflets } from './leaflets.ts'
import { createManual } from './manuals/createManual.ts'
import { crimpFamily } from './manuals/crimpFamily.ts'
import { cutFamily } from './manuals/cutFamily.ts'
import type { ManualMachine } from './manuals/manual.types.ts'
import { machinesWithManual, toDocumentPath } from './manuals/readManuals.ts'
import { testFamily } from './manuals/testFamily.ts'
import { writeDocument } from './writeDocument.ts'

const families = { cs: cutFamily, cr: crimpFamily, cp: crimpFamily, pt: testFamily }
const locales = { en: 'en-GB', de: 'de-CH' } as const
const [only] = process.argv.slice(2)

mkdirSync(dirname(toDocumentPath('any', 'en')), { recursive: true })
for (const document of [...leaflets, ...(await createManuals())]) {
  if (only !== undefined && document.slug !== only) continue
  const bytes = await writeDocument(document)
  writeFileSync(toDocumentPath(document.slug, document.language), bytes)
  console.log(`${document.slug} ${document.language}: ${(bytes.byteLength / 1000).toFixed(0)} kB`)
}

async function createManuals(): Promise<WrittenDocument[]> {
  const manuals: WrittenDocument[] = []
  for (const slug of Object.keys(machinesWithManual)) {
    const product = machines.find((machine) => machine.slug === slug)
    const family = families[slug.slice(0, 2) as keyof typeof families]
    if (!product) throw new Error(`No machine ${slug}`)
    const picture = await sharp(await readFile(join(packageFolder, 'seed/pictures', `${slug}.webp`)))
      .resize(1100)
      .flatten({ background: '#eceeef' })
      .jpeg({ quality: 78 })
      .toBuffer()
    for (const language of documentLanguages)
      manuals.push(
        createManual({ slug: `${slug}-manual`, language, machine: toMachine(product, language), family, picture }),
      )
  }
  return manuals
}

function toMachine(product: SeedProduct, language: DocumentLanguage): ManualMachine {
  const lines = product.specifications ?? []
  const find = (name: string) => lines.find((line) => read(line.name, 'en') === name)
  const size = find('Dimensions (W × H × D)')
  const [width = 0, height = 0, depth = 0] = toMetric(size, 'en').split(' × ').map(Number.parseFloat)
  return {
    name: read(product.name, language),
    size: [width, height, depth],
    sizeTexts: [width, height, depth].map((side) => formatQuantity(`${side}`, 'mm', locales[language])),
    weight: toMetric(find('Weight'), language),
    supply: toMetric(find('Power supply'), language),
    air: find('Compressed air') ? toMetric(find('Compressed air'), language) : null,
    data: lines.map((line) => [read(line.name, language), toMetric(line, language), toImperial(line, language)]),
  }
}

function toMetric(line: SeedSpecification | undefined, language: DocumentLanguage): string {
  if (!line) return ''
  return toText('value' in line ? line : (line.metric ?? line.imperial), language)
}

function toImperial(line: SeedSpecification, language: DocumentLanguage): string {
  return toText('value' in line ? line : (line.imperial ?? line.metric), language)
}

function toText(quantity: { value: Text; unit?: Text } | undefined, language: DocumentLanguage): string {
  return quantity
    ? formatQuantity(read(quantity.value, language), read(quantity.unit ?? '', language) || null, locales[language])
    : ''
}

function read(text: Text, language: DocumentLanguage): string {
  return typeof text === 'string' ? text : (text[language] ?? text.en)
}
