/** Id of the default picture (CAT-18). */
export const defaultImageId = 'default'

/** The image id in a catalogue URL `/images/{id}`; empty, missing or "null" gives the default image (CAT-18). */
export function toImageId(url: string | null | undefined): string {
  const id = url?.trim().split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  return id === '' || id === 'null' ? defaultImageId : decodeId(id)
}

/**
 * The name of a picture by its id: `hall` for `hall-1a2b3c4d`, and for `hall-1a2b3c4d-fx020-fy080`, which is cropped. Null
 * for an id without the hash of the picture's bytes.
 */
export function readPictureName(id: string): string | null {
  return /^(.+)-[0-9a-f]{8}(?:-fx\d{3}-fy\d{3})?$/.exec(id)?.[1] ?? null
}

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return defaultImageId
  }
}
