/** Id of the default picture (CAT-18). */
export const defaultImageId = 'default'

/** The image id in a catalogue URL `/images/{id}`; empty, missing or "null" gives the default image (CAT-18). */
export function toImageId(url: string | null | undefined): string {
  const id = url?.trim().split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  return id === '' || id === 'null' ? defaultImageId : decodeId(id)
}

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return defaultImageId
  }
}
