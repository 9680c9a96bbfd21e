import type { Localized, SeedClassification } from '../../seed.types.ts'

/** A classification below another one, or at the root. */
export const entry = (
  slug: string,
  parent: string | undefined,
  name: Localized,
  image: string,
  description: Localized,
  type: 'PRODUCT' | 'SERVICE' = 'PRODUCT',
): SeedClassification => ({
  slug,
  type,
  name,
  image,
  description,
  ...(parent ? { parent } : {}),
})
