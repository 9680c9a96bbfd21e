/** Section of the world that `/world.svg` shows, in cells of equal degrees. */
export const worldMap = { src: '/world.svg', west: -170, north: 74, degrees: 2.5, width: 144, height: 53 } as const

/** Europe, where most locations are, with smaller cells. */
const europe = { src: '/europe.svg', west: -12.5, north: 64, degrees: 1, width: 55, height: 35 } as const

/** The maps as files. */
export const maps = [worldMap, europe]

/** Europe in cells of the world map. */
export const europeDetail = {
  src: europe.src,
  left: (europe.west - worldMap.west) / worldMap.degrees,
  top: (worldMap.north - europe.north) / worldMap.degrees,
  width: (europe.width * europe.degrees) / worldMap.degrees,
  height: (europe.height * europe.degrees) / worldMap.degrees,
} as const

/** Position on the map in cells; null outside. */
export function toMapPoint(latitude: number, longitude: number): { readonly x: number; readonly y: number } | null {
  const x = (longitude - worldMap.west) / worldMap.degrees
  const y = (worldMap.north - latitude) / worldMap.degrees
  if (x < 0 || x > worldMap.width || y < 0 || y > worldMap.height) return null
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}
