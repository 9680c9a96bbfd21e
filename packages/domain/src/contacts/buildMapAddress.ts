import type { Location } from './contacts.types.ts'

/** URL of a location on a public map; null without coordinates. No request is made before the link is followed. */
export function buildMapAddress({ latitude, longitude }: Pick<Location, 'latitude' | 'longitude'>): string | null {
  if (latitude === null || longitude === null) return null
  const place = `${latitude.toFixed(5)}/${longitude.toFixed(5)}`
  return `https://www.openstreetmap.org/?mlat=${latitude.toFixed(5)}&mlon=${longitude.toFixed(5)}#map=15/${place}`
}
