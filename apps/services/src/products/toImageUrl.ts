import type { SeedContext } from '../service.types.ts'

/** Original URL of a catalog image, from which the host builds preset URLs; null for a picture without a file. */
export function toImageUrl(name: string | undefined, { pictures }: SeedContext): string | null {
  const picture = name === undefined ? undefined : pictures.get(name)
  return picture ? `/images/${picture.imageId}` : null
}
