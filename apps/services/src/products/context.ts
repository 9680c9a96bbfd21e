import type { Queries } from '../database/database.types.ts'
import { resolveShownLanguage } from '../localization/localize.ts'
import { createProductLoaders, type ProductLoaders } from './loaders.ts'

/** Context of a request to the product information service. */
export interface ProductsContext {
  readonly queries: Queries
  readonly loaders: ProductLoaders
}

export function createProductsContext(queries: Queries): ProductsContext {
  return { queries, loaders: createProductLoaders(queries) }
}

/** The languages of a service locale: its own, then English (`de-CH` → de, en). */
export function toWanted(serviceLocale: string): readonly string[] {
  const language = serviceLocale.slice(0, 2).toLowerCase()
  return language === 'en' ? ['en'] : [language, 'en']
}

/** The languages for the texts of a row, so that it does not mix languages. */
export function resolveShownLanguages(
  { languages }: { readonly languages: readonly string[] },
  wanted: readonly string[],
): readonly string[] {
  return toWanted(resolveShownLanguage(languages, wanted))
}
