/** Section of the world that `/world.svg` shows, in cells of equal degrees. */
export const worldMap = { src: '/world.svg', west: -170, north: 74, degrees: 2.5, width: 144, height: 53 } as const

/** Position on the map in cells; null outside. */
export function toMapPoint(latitude: number, longitude: number): { readonly x: number; readonly y: number } | null {
  const x = (longitude - worldMap.west) / worldMap.degrees
  const y = (worldMap.north - latitude) / worldMap.degrees
  if (x < 0 || x > worldMap.width || y < 0 || y > worldMap.height) return null
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}
