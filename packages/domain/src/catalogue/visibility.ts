/** True if the item lists the country; ALL means the international locales (CAT-07, CAT-08). */
export function isVisibleIn(entry: { readonly supportedCountries: readonly string[] }, country: string): boolean {
  return entry.supportedCountries.includes(country)
}

/** A product has no product service id, a service has one (CAT-09). */
export function isService(product: { readonly productServiceId: string | null }): boolean {
  return product.productServiceId !== null && product.productServiceId !== ''
}
