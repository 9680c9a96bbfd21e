import { loadComparisonCatalogue, loadProductsCatalogue } from '@kudex/intl/catalogues'

/** Pages here speak the texts of the comparison and those of products. */
export async function texts(language: string) {
  const [products, comparison] = await Promise.all([loadProductsCatalogue(language), loadComparisonCatalogue(language)])
  return { ...products, ...comparison }
}
