import type { SeedContext } from '../service.types.ts'

/** The address of a catalogue image, which the host turns into presets; null for a picture that has no file. */
export function toImageUrl(name: string | undefined, { pictures }: SeedContext): string | null {
  const picture = name === undefined ? undefined : pictures.get(name)
  return picture ? `/images/${picture.imageId}` : null
}
