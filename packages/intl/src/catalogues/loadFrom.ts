import type { LanguageCode } from '@kudex/domain/locales'
import type { Catalogue } from '../messages/messages.types.ts'

/**
 * Loaders of a compiled catalogue by language. Each catalogue has its own module, so that browsers get its file names
 * only with the pages that use it.
 */
export type CatalogueLoaders = Readonly<Record<LanguageCode, () => Promise<{ readonly default: object }>>>

/** The language has no catalogue (LOCALE-20). */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError'
  readonly language: string
  constructor(language: string) {
    super(`Translation file for language ${language} not found`)
    this.language = language
  }
}

/** Loads a catalogue in a language; throws a {@link CatalogueError} if it has none (LOCALE-20). */
export async function loadFrom(loaders: CatalogueLoaders, language: string): Promise<Catalogue> {
  if (!Object.hasOwn(loaders, language)) throw new CatalogueError(language)
  const { default: catalogue } = await loaders[language as LanguageCode]()
  // Trusted: a compiled catalogue is an output of our build.
  return catalogue as unknown as Catalogue
}
