import * as styles from './LocationList.css.js'

/** A map with a marker for each location. */
export interface LocationMapProps {
  /** Address of the picture of the map. */
  readonly src: string
  /** Width in the units of the map, in which markers are placed. */
  readonly width: number
  /** Height in the units of the map. */
  readonly height: number
  /** Positions of locations; near ones are marked. */
  readonly markers: readonly { readonly id: string; readonly x: number; readonly y: number; readonly isNear: boolean }[]
  /** A part with many locations and its finer picture, shown enlarged beside the whole map on wide screens. */
  readonly detail?: (MapView & { readonly src: string }) | undefined
}

/** A part of the map in its units. */
interface MapView {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Decorative: the list below it has all locations. */
export function LocationMap({ detail, ...map }: LocationMapProps) {
  const view = toView(map.markers, map)
  const whole = <MapPart {...map} picture={{ left: 0, top: 0, ...map }} view={view} className={styles.map} />
  // A map that is already enlarged needs no detail.
  if (!detail || view.width < 3 * detail.width) return whole
  return (
    <div className={styles.maps}>
      {whole}
      <MapPart {...map} picture={detail} view={detail} className={styles.detail} />
    </div>
  )
}

interface MapPartProps extends Pick<LocationMapProps, 'width' | 'markers'> {
  readonly picture: MapView & { readonly src: string }
  readonly view: MapView
  readonly className: string
}

function MapPart({ picture, width, markers, view, className }: MapPartProps) {
  // Markers keep their size on the screen when the map is enlarged.
  const unit = Math.max(minUnit, view.width / width)
  return (
    <svg
      viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <image
        className={styles.land}
        href={picture.src}
        x={picture.left}
        y={picture.top}
        width={picture.width}
        height={picture.height}
      />
      {markers.map(({ id, x, y, isNear }) => (
        <circle
          key={id}
          className={isNear ? styles.markerNear : styles.marker}
          cx={x}
          cy={y}
          r={(isNear ? 1.1 : 0.8) * unit}
        />
      ))}
    </svg>
  )
}

/** Free space around the markers, and the narrowest view, in units of the map. */
const margin = 8
const minWidth = 40

/** Smallest size of a marker, compared with that on the whole map. */
const minUnit = 0.4

/** The part of the map with all markers, so that they are as large as the screen allows. */
function toView(
  markers: LocationMapProps['markers'],
  { width, height }: Pick<LocationMapProps, 'width' | 'height'>,
): MapView {
  const [left, right] = toSpan(
    markers.map(({ x }) => x),
    width,
    minWidth,
  )
  const [top, bottom] = toSpan(
    markers.map(({ y }) => y),
    height,
    minWidth * (height / width),
  )
  return { left, top, width: right - left, height: bottom - top }
}

function toSpan(values: readonly number[], limit: number, minSize: number): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const more = Math.max(margin, (minSize - (high - low)) / 2)
  return [Math.floor(Math.max(0, low - more)), Math.ceil(Math.min(limit, high + more))]
}
