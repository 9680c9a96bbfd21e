import { readFileSync } from 'node:fs'
import type { DocumentLanguage } from '../documents/document.types.ts'
import { toDocumentPath } from '../documents/manuals/readManuals.ts'
import type { SeedFile } from '../seed.types.ts'

/** Files with fixed addresses (contract, demo content), different in each language; written by `writeDocuments.ts`. */
export const files: readonly SeedFile[] = [
  toFile('annual-report', 'en', 'Kudex annual report'),
  toFile('annual-report', 'de', 'Kudex Geschäftsbericht'),
  toFile('crimp-height-measured', 'en', 'Crimp height, measured'),
  toFile('crimp-height-measured', 'de', 'Crimphöhe, gemessen'),
  toProtectedFile('brand-portal-logos', 'Signs and word marks'),
  toProtectedFile('brand-portal-images', 'Pictures for the press'),
  toProtectedFile('brand-portal-templates', 'Letters, slides, stands'),
  toFile('datasheet', 'en', 'Kudex machines at a glance'),
  toFile('datasheet', 'de', 'Kudex Maschinen im Überblick'),
]

function toFile(slug: string, language: DocumentLanguage, title: string): SeedFile {
  return {
    slug,
    language,
    filename: `${title}.pdf`,
    contentType: 'application/pdf',
    bytes: () => readFileSync(toDocumentPath(slug, language)),
  }
}

/** A file of the protected page with the same id. */
function toProtectedFile(pageId: string, title: string): SeedFile {
  return { ...toFile(pageId, 'en', title), isPublic: false, pageId }
}
