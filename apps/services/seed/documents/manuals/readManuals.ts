import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../../../src/packageFolder.ts'
import type { SeedDocument, SeedFile } from '../../seed.types.ts'
import { documentLanguages, type DocumentLanguage } from '../document.types.ts'

/** The machines that have a manual, with their names. */
export const machinesWithManual = {
  'cs-240': 'CS 240',
  'cs-960': 'CS 960',
  'crimpline-4': 'CrimpLine 4',
  'cp-20': 'CP 20',
  'pt-500': 'PT 500',
  'pt-2000': 'PT 2000',
} as const

export interface ReadManual {
  /** Slug of the product. */
  readonly product: string
  readonly document: SeedDocument
  readonly file: SeedFile
}

/** The manuals that `writeDocuments.ts` has written, in each language. */
export function readManuals(): readonly ReadManual[] {
  return Object.entries(machinesWithManual).flatMap(([product, name]) =>
    documentLanguages.map((language) => {
      const slug = `${product}-manual`
      const path = toDocumentPath(slug, language)
      const title = `${name} – ${manual[language]}`
      const filename = `${title}.pdf`
      return {
        product,
        document: {
          name: title,
          language,
          type: manual,
          url: language === 'en' ? `/file/${slug}` : `/file/${slug}?l=${language}`,
          filename,
          extension: 'pdf',
          sizeBytes: statSync(path).size,
        },
        file: { slug, language, filename, contentType: 'application/pdf', bytes: () => readFileSync(path) },
      }
    }),
  )
}

/** Path of a written document. */
export function toDocumentPath(slug: string, language: DocumentLanguage): string {
  return join(packageFolder, 'seed/documents/written', `${slug}-${language}.pdf`)
}

const manual = { en: 'Operating manual', de: 'Betriebsanleitung' }
