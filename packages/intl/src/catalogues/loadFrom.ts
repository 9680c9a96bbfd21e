import type { LanguageCode } from '@kudex/domain/locales'
import type { Catalogue } from '../messages/messages.types.ts'

/**
 * How the compiled catalogue of each language is loaded. Each part has a file of its own, so that a browser gets the
 * names of a part's files with the pages that speak it.
 */
export type CatalogueLoaders = Readonly<Record<LanguageCode, () => Promise<{ readonly default: object }>>>

/** There is no catalogue of a language (LOCALE-20). */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError'
  readonly language: string
  constructor(language: string) {
    super(`Translation file for language ${language} not found`)
    this.language = language
  }
}

/** Loads a part in a language; throws a {@link CatalogueError} for one that has none (LOCALE-20). */
export async function loadFrom(loaders: CatalogueLoaders, language: string): Promise<Catalogue> {
  if (!Object.hasOwn(loaders, language)) throw new CatalogueError(language)
  const { default: catalogue } = await loaders[language as LanguageCode]()
  // A compiled catalogue is our own build's; its type is not worth reading from each file.
  return catalogue as unknown as Catalogue
}
