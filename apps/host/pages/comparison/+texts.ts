import { loadComparisonCatalogue, loadProductsCatalogue } from '@kudex/intl/catalogues'

/** Texts of the comparison and of products. */
export async function texts(language: string) {
  const [products, comparison] = await Promise.all([loadProductsCatalogue(language), loadComparisonCatalogue(language)])
  return { ...products, ...comparison }
}
