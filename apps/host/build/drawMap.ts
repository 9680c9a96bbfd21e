import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { MapSection } from '../request/worldMap.ts'

/** Draws the land of a section as a grid of dots: one dash of length zero per dot, so that a row needs few numbers. */
export function drawMap(section: MapSection): string {
  const { width, height } = section
  const rings = readLand()
  const rows = Array.from({ length: height }, (_, y) => drawRow(rings, section, y)).join('')
  const size = `viewBox="0 0 ${width} ${height}" width="${width * 10}" height="${height * 10}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="${rows}" fill="none" stroke="#8a9695" stroke-width=".5" stroke-linecap="round" stroke-dasharray="0 1"/></svg>\n`
}

type Point = readonly [longitude: number, latitude: number]

function drawRow(
  rings: readonly (readonly Point[])[],
  { west, north, degrees, rowDegrees = degrees, width }: MapSection,
  y: number,
): string {
  const coasts = rings.flatMap((ring) => listCrossings(ring, north - (y + 0.5) * rowDegrees))
  const isLand = (x: number) => {
    const longitude = west + (x + 0.5) * degrees
    // An odd number of coasts lies between a point on land and the end of the row; lakes have coasts too.
    return coasts.filter((coast) => longitude < coast).length % 2 === 1
  }
  let path = ''
  for (let x = 0; x < width; x += 1) {
    const start = x
    while (x < width && isLand(x)) x += 1
    // The small rest makes sure that the last dot is drawn.
    if (x > start) path += `M${start + 0.5} ${y + 0.5}h${(x - start - 0.9).toFixed(1)}`
  }
  return path
}

/** The longitudes at which a ring crosses a latitude. */
function listCrossings(ring: readonly Point[], latitude: number): number[] {
  return ring.slice(1).flatMap(([x2, y2], index) => {
    const [x1, y1] = ring[index] ?? [x2, y2]
    return y1 > latitude === y2 > latitude ? [] : [((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1]
  })
}

interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point }
  readonly arcs: readonly (readonly Point[])[]
  readonly objects: { readonly land: { readonly geometries: readonly { readonly arcs: number[][][] }[] } }
}

/** The rings of all land: arcs of a topology, delta-encoded; a negative index is an arc in reverse. */
function readLand(): Point[][] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-110m.json')
  const { transform, arcs, objects } = JSON.parse(readFileSync(file, 'utf8')) as Topology
  const decoded = arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]): Point => {
      x += dx
      y += dy
      return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]]
    })
  })
  const toArc = (index: number) => (index < 0 ? (decoded[~index] ?? []).toReversed() : (decoded[index] ?? []))
  return objects.land.geometries.flatMap(({ arcs: polygons }) =>
    polygons.flatMap((rings) => rings.map((ring) => unwrap(ring.flatMap(toArc)))),
  )
}

/** The world map begins in the Pacific. */
const firstLongitude = -170

/** Continues a ring that crosses the antimeridian beyond 180 degrees, as the map does. */
function unwrap(ring: readonly Point[]): Point[] {
  let [offset, previous] = [0, ring[0]?.[0] ?? 0]
  const points = ring.map(([x, y]): Point => {
    if (x - previous > 180) offset -= 360
    if (previous - x > 180) offset += 360
    previous = x
    return [x + offset, y]
  })
  const longitudes = points.map(([x]) => x)
  const centre = (Math.min(...longitudes) + Math.max(...longitudes)) / 2
  const turn = centre < firstLongitude ? 360 : centre > firstLongitude + 360 ? -360 : 0
  return points.map(([x, y]): Point => [x + turn, y])
}
