import { join } from '../../foundations/join.js'
import type { RootProps } from '../../foundations/rootProps.js'
import { PageSection } from '../PageSection/PageSection.js'
import { band } from '../shared/styles/band.css.js'
import { drawCurve } from './drawCurve.js'
import * as styles from './Measurement.css.js'

/** A measured curve with its readings. */
export interface MeasurementProps extends RootProps {
  /** Heading. */
  readonly title?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** What was measured, and how. */
  readonly caption: string
  /** Horizontal axis. */
  readonly xAxis: MeasurementAxis
  /** Vertical axis. */
  readonly yAxis: MeasurementAxis
  /** Points of the curve, by their horizontal value. */
  readonly points: readonly { readonly x: number; readonly y: number }[]
  /** The highest value, formatted; stands at its mark on the curve. */
  readonly peakText?: string | undefined
  /** A required minimum, drawn as a dashed line. */
  readonly limit?: { readonly value: number; readonly text: string } | undefined
  /** The result, in large figures below the curve. */
  readonly readings: readonly { readonly label: string; readonly value: string }[]
}

export interface MeasurementAxis {
  /** Quantity and unit: “Force in N”. */
  readonly label: string
  /** From zero to the end of the axis. */
  readonly ticks: readonly { readonly value: number; readonly text: string }[]
}

/** A measured curve as on the screen of an instrument, with its readings. The curve is decorative; the readings are text. */
export function Measurement({
  caption,
  xAxis,
  yAxis,
  points,
  peakText,
  limit,
  readings,
  className,
  ...section
}: MeasurementProps) {
  const toX = createScale(xAxis)
  const toY = createScale(yAxis)
  const peak = points.reduce((highest, point) => (point.y > highest.y ? point : highest), points[0] ?? { x: 0, y: 0 })
  const curve = drawCurve(points.map(({ x, y }) => ({ x: toX(x), y: 100 - toY(y) })))
  return (
    <PageSection data-scheme="dark" {...section} className={join(band, className)}>
      <figure>
        <figcaption className={styles.caption}>
          <span>{caption}</span>
          {limit && (
            <span className={styles.limitLegend} aria-hidden="true">
              {limit.text}
            </span>
          )}
          <span className={styles.axisLabel}>{yAxis.label}</span>
        </figcaption>
        <svg className={styles.chart} aria-hidden="true" focusable="false">
          {yAxis.ticks.map(({ value, text }) => (
            <g key={value}>
              <line
                className={styles.gridLine}
                x1="0"
                x2="100%"
                y1={`${100 - toY(value)}%`}
                y2={`${100 - toY(value)}%`}
              />
              <text className={styles.tick} x="-12" y={`${100 - toY(value)}%`} dy="0.35em" textAnchor="end">
                {text}
              </text>
            </g>
          ))}
          {xAxis.ticks.map(({ value, text }, index) => (
            <g key={value}>
              <line className={styles.gridLine} x1={`${toX(value)}%`} x2={`${toX(value)}%`} y1="0" y2="100%" />
              <text
                className={styles.tick}
                x={`${toX(value)}%`}
                y="100%"
                dy="1.75em"
                textAnchor={index === xAxis.ticks.length - 1 ? 'end' : 'middle'}
              >
                {text}
              </text>
            </g>
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
            <path className={styles.area} d={`${curve}V100H0Z`} />
            <path className={styles.curve} d={curve} />
          </svg>
          {limit && (
            <>
              <line
                className={styles.limit}
                x1="0"
                x2="100%"
                y1={`${100 - toY(limit.value)}%`}
                y2={`${100 - toY(limit.value)}%`}
              />
              <text className={styles.limitText} x="100%" y={`${100 - toY(limit.value)}%`} dy="1.3em" textAnchor="end">
                {limit.text}
              </text>
            </>
          )}
          <circle className={styles.peak} cx={`${toX(peak.x)}%`} cy={`${100 - toY(peak.y)}%`} r="6" />
          {peakText && (
            <text
              className={styles.peakText}
              x={`${toX(peak.x)}%`}
              y={`${100 - toY(peak.y)}%`}
              dy="-0.9em"
              textAnchor="middle"
            >
              {peakText}
            </text>
          )}
        </svg>
        <p className={styles.xLabel}>{xAxis.label}</p>
        <dl className={styles.readings}>
          {readings.map(({ label, value }) => (
            <div key={label} className={styles.reading}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </figure>
    </PageSection>
  )
}

/** Converts a value to a percentage of the axis. */
function createScale({ ticks }: MeasurementAxis): (value: number) => number {
  const end = ticks.at(-1)?.value || 1
  return (value) => round(Math.min(100, Math.max(0, (value / end) * 100)))
}

/** Rounded so that server and browser render the same. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}
