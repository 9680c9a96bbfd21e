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
}

/** Decorative: the list below it has all locations. */
export function LocationMap({ src, width, height, markers }: LocationMapProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.map} aria-hidden="true" focusable="false">
      <image href={src} width={width} height={height} />
      {markers.map(({ id, x, y, isNear }) => (
        <circle key={id} className={isNear ? styles.markerNear : styles.marker} cx={x} cy={y} r={isNear ? 1.1 : 0.8} />
      ))}
    </svg>
  )
}
