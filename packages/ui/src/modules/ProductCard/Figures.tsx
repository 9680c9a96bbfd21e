import { join } from '../../foundations/join.js'
import * as styles from './Figures.css.js'

/** A value that decides between products, formatted. */
export interface ProductFigure {
  /** Unique id within the product. */
  readonly id: string
  /** Name of the value: “Wire cross-section”. */
  readonly label: string
  /** Value with its unit: “0.13…6 mm²”. */
  readonly value: string
  /** Part of the list's scale that the value covers, from 0 to 1; equal ends are a mark, null is an empty scale. */
  readonly bar?: { readonly start: number; readonly end: number } | null | undefined
}

/** Names and values below each other, with bars that compare them along a list. */
export function Figures({ figures, lang }: { figures: readonly ProductFigure[]; lang: string | undefined }) {
  return (
    <dl className={styles.list}>
      {figures.map(({ id, label, value, bar }) => (
        <div key={id} className={styles.figure}>
          <dt lang={lang} className={styles.label}>
            {label}
          </dt>
          <dd className={join(styles.value, value.length <= maxUnbroken && styles.unbroken)}>{value}</dd>
          {bar !== undefined && (
            <dd aria-hidden className={styles.scale}>
              <RangeBar bar={bar} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** Longer values are lists of words, which may break. */
const maxUnbroken = 24

/** A scale with the part that a range covers, or the mark of a single number; decorative. */
export function RangeBar({ bar }: { bar: Exclude<ProductFigure['bar'], undefined> }) {
  return (
    <svg aria-hidden className={styles.bar}>
      <rect className={styles.track} />
      {bar && (
        <rect
          x={toPercent(bar.start)}
          width={toPercent(bar.end - bar.start)}
          className={bar.end > bar.start ? styles.covered : styles.mark}
        />
      )}
    </svg>
  )
}

function toPercent(part: number): string {
  return `${(part * 100).toFixed(1)}%`
}
