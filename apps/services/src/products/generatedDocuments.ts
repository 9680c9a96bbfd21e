import type { StoredDocument } from './products.types.ts'

/** True for a document that is made when it is asked for, in any language: it has no size. */
export function isGenerated({ sizeBytes }: StoredDocument): boolean {
  return sizeBytes === null
}

/** A generated document in the first of the preferred languages. */
export function inLanguage(document: StoredDocument, [language = 'en']: readonly string[]): StoredDocument {
  const [path = ''] = document.url.split('?')
  return { ...document, contentLanguage: language, url: language === 'en' ? path : `${path}?l=${language}` }
}
