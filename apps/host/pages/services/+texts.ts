import { loadProductsCatalogue } from '@kudex/intl/catalogues'
import { preloadProductActions } from '../../features/featureRegistry.ts'

/** Texts of products and services; loads the product actions too, so that the page is complete when it is shown. */
export async function texts(language: string) {
  const [products] = await Promise.all([loadProductsCatalogue(language), preloadProductActions()])
  return products
}
