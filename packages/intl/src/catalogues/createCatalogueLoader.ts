import { isLanguageCode, type LanguageCode } from '@kudex/domain/locales'
import type { Catalogue } from '../messages/messages.types.ts'

/** The language has no catalogue (LOCALE-20). */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError'
  readonly language: string
  constructor(language: string) {
    super(`Translation file for language ${language} not found`)
    this.language = language
  }
}

/**
 * Creates a function that loads a compiled catalogue in a language and throws a {@link CatalogueError} if it has none
 * (LOCALE-20). Each catalogue has its own module, so that browsers get its file names only with the pages that use it.
 */
export function createCatalogueLoader(
  importCatalogue: (language: LanguageCode) => Promise<{ readonly default: object }>,
): (language: string) => Promise<Catalogue> {
  return async (language) => {
    if (!isLanguageCode(language)) throw new CatalogueError(language)
    const { default: catalogue } = await importCatalogue(language)
    // Trusted: a compiled catalogue is an output of our build.
    return catalogue as unknown as Catalogue
  }
}
