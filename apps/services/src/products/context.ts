import type { Queries } from '../database/database.types.ts'
import { createProductLoaders, type ProductLoaders } from './loaders.ts'

/** What one request to the product information service knows. */
export interface ProductsContext {
  readonly queries: Queries
  readonly loaders: ProductLoaders
}

export function createProductsContext(queries: Queries): ProductsContext {
  return { queries, loaders: createProductLoaders(queries) }
}

/** The wanted languages of a service locale: its own, then English (`de-CH` → de, en). */
export function toWanted(serviceLocale: string): readonly string[] {
  const language = serviceLocale.slice(0, 2).toLowerCase()
  return language === 'en' ? ['en'] : [language, 'en']
}
