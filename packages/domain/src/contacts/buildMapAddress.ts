import type { Location } from './contacts.types.ts'

/** Address of a location on a public map; null where its place is not known. Nothing is asked before it is followed. */
export function buildMapAddress({ latitude, longitude }: Pick<Location, 'latitude' | 'longitude'>): string | null {
  if (latitude === null || longitude === null) return null
  const place = `${latitude.toFixed(5)}/${longitude.toFixed(5)}`
  return `https://www.openstreetmap.org/?mlat=${latitude.toFixed(5)}&mlon=${longitude.toFixed(5)}#map=15/${place}`
}
