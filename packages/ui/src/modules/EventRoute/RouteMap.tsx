import { join } from '../../foundations/join.js'
import { placeLabels } from './placeLabels.js'
import * as styles from './EventRoute.css.js'

/** The map of a route. */
export interface RouteMapPicture {
  /** Address of the picture of the map. */
  readonly src: string
  /** Width in the units in which stops have their points. */
  readonly width: number
  /** Height in the same units. */
  readonly height: number
}

/** The part of a stop that its map shows. */
export interface RouteMapStop {
  readonly id: string
  /** Name on the map. */
  readonly town: string
  /** Position in the units of the map; none if it is not on the map. */
  readonly point?: { readonly x: number; readonly y: number } | undefined
}

interface RouteMapProps {
  readonly map: RouteMapPicture
  readonly stops: readonly RouteMapStop[]
  /** Index of the next stop; the number of stops if all are past. */
  readonly nextIndex: number
}

/** Square part of a map with a line from stop to stop and their numbers. Decorative: the list beside it has all stops. */
export function RouteMap({ map, stops, nextIndex }: RouteMapProps) {
  const towns = listTowns(stops, nextIndex)
  if (towns.length === 0) return null
  const { left, top, size } = toView(towns.map(({ point }) => point))
  const places = placeLabels(
    towns.map(({ name, numbers, point }) => ({
      text: toLabel(name, numbers),
      x: (point.x - left) / size,
      y: (point.y - top) / size,
    })),
  )
  return (
    <svg className={styles.map} aria-hidden="true" focusable="false">
      <svg viewBox={`${left} ${top} ${size} ${size}`}>
        <image href={map.src} width={map.width} height={map.height} opacity="0.8" />
        {stops.map(({ id, point }, index) => {
          const from = stops[index - 1]?.point
          const state = toState(index, nextIndex)
          return (
            from &&
            point && (
              <path
                key={id}
                className={join(styles.mark[state], state !== 'next' && styles.faint)}
                d={drawArc(from, point)}
                fill="none"
                stroke="currentColor"
                strokeWidth={round(size / (state === 'next' ? 120 : 300))}
              />
            )
          )
        })}
      </svg>
      {towns.map(({ name, numbers, point, state }, index) => {
        const [x, y] = [toPercent((point.x - left) / size), toPercent((point.y - top) / size)]
        const place = places[index]
        return (
          <g key={name}>
            <circle
              className={styles.mark[state]}
              cx={x}
              cy={y}
              r={state === 'next' ? nextRadius : radius}
              fill="currentColor"
            />
            <text className={styles.name} x={x} y={y} dx={place?.dx} dy={place?.dy} textAnchor={place?.anchor}>
              {toLabel(name, numbers)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const radius = 5
const nextRadius = 9

type State = keyof typeof styles.mark
type Point = NonNullable<RouteMapStop['point']>

function toState(index: number, nextIndex: number): State {
  if (index === nextIndex) return 'next'
  return index < nextIndex ? 'past' : 'coming'
}

interface Town {
  readonly name: string
  readonly point: Point
  readonly state: State
  /** Numbers of the stops in the town. */
  readonly numbers: readonly number[]
}

/** Each town once, in the state of the next stop or of its last one. */
function listTowns(stops: readonly RouteMapStop[], nextIndex: number): Town[] {
  const towns = new Map<string, Town>()
  stops.forEach(({ town: name, point }, index) => {
    if (!point) return
    const known = towns.get(name)
    const numbers = [...(known?.numbers ?? []), index + 1]
    const state = known?.state === 'next' ? known.state : toState(index, nextIndex)
    towns.set(name, { name, point, state, numbers })
  })
  return [...towns.values()]
}

function toLabel(name: string, numbers: readonly number[]): string {
  return `${numbers.join(', ')}\u2002${name}`
}

/** A curve to the right of the straight line, so that the line back does not cover it. */
function drawArc(from: Point, to: Point): string {
  const curvature = 0.14
  const x = (from.x + to.x) / 2 - (to.y - from.y) * curvature
  const y = (from.y + to.y) / 2 + (to.x - from.x) * curvature
  return `M${from.x} ${from.y}Q${round(x)} ${round(y)} ${to.x} ${to.y}`
}

/** Space around the towns for arcs and names, as a part of their extent. */
const margin = 0.22

/** Smallest width of the part of the map that is shown, in its units. */
const minSize = 20

/** The square with all points. */
function toView(points: readonly Point[]) {
  const [left, right] = toSpan(points.map(({ x }) => x))
  const [top, bottom] = toSpan(points.map(({ y }) => y))
  const size = round(Math.max(minSize, Math.max(right - left, bottom - top) * (1 + 2 * margin)))
  return { left: round((left + right - size) / 2), top: round((top + bottom - size) / 2), size }
}

function toSpan(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}

function toPercent(share: number): string {
  return `${round(share * 100)}%`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
