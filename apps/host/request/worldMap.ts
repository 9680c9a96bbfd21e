/** Section of the world as a grid of dots. */
export interface MapSection {
  readonly src: string
  readonly west: number
  readonly north: number
  /** Width of a cell, and its height unless that is given. */
  readonly degrees: number
  /** Far from the equator a degree of longitude is shorter than one of latitude. */
  readonly rowDegrees?: number
  /** Size in cells. */
  readonly width: number
  readonly height: number
}

/** The world without the poles. */
export const worldMap: MapSection = { src: '/world.svg', west: -170, north: 74, degrees: 2.5, width: 144, height: 53 }

/** Europe, where most locations are, with smaller cells. */
const europe: MapSection = { src: '/europe.svg', west: -12.5, north: 64, degrees: 1, width: 55, height: 35 }

/** Where the events in North America take place. */
const northAmerica: MapSection = {
  src: '/north-america.svg',
  west: -126,
  north: 50,
  degrees: 0.75,
  rowDegrees: 0.6,
  width: 84,
  height: 60,
}

/** The maps as files, the finest first. */
export const maps = [northAmerica, europe, worldMap]

/** Europe in cells of the world map. */
export const europeDetail = {
  src: europe.src,
  left: (europe.west - worldMap.west) / worldMap.degrees,
  top: (worldMap.north - europe.north) / worldMap.degrees,
  width: (europe.width * europe.degrees) / worldMap.degrees,
  height: (europe.height * europe.degrees) / worldMap.degrees,
} as const

/** Position on a map in cells; null outside. */
export function toMapPoint(
  latitude: number,
  longitude: number,
  { west, north, degrees, rowDegrees = degrees, width, height }: MapSection = worldMap,
): { readonly x: number; readonly y: number } | null {
  const x = (longitude - west) / degrees
  const y = (north - latitude) / rowDegrees
  if (x < 0 || x > width || y < 0 || y > height) return null
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}

/** The finest map that shows all points, or else the world. */
export function findMap(points: readonly { readonly latitude: number; readonly longitude: number }[]): MapSection {
  const showsAll = (map: MapSection) =>
    points.every(({ latitude, longitude }) => toMapPoint(latitude, longitude, map) !== null)
  return maps.find(showsAll) ?? worldMap
}
