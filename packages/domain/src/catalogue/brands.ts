import type { Brand } from './catalogue.types.ts'

/** The group's own brand, which is not shown (SITE-20). */
export const ownGroupBrand = 'Kudex'

/** True if a brand name is the group's own, whatever its case (SITE-20). */
export function isOwnBrand(name: string): boolean {
  return name.trim().toLowerCase() === ownGroupBrand.toLowerCase()
}

/** The brand to show: none for the group's own (SITE-20). */
export function resolveShownBrand<B extends Brand>(brand: B | null): B | null {
  return brand === null || brand.name.trim() === '' || isOwnBrand(brand.name) ? null : brand
}
