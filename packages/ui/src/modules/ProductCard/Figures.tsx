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
  /** Part of the list's range that the value covers, from 0 to 1; shown as a bar. */
  readonly bar?: { readonly start: number; readonly end: number } | undefined
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
          {bar && (
            <dd aria-hidden className={styles.scale}>
              <RangeBar {...bar} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** Longer values are lists of words, which may break. */
const maxUnbroken = 24

/** The part of a range that a value covers; decorative. */
export function RangeBar({ start, end }: NonNullable<ProductFigure['bar']>) {
  const width = Math.max(minWidth, (end - start) * 100)
  return (
    <svg aria-hidden viewBox="0 0 100 2" preserveAspectRatio="none" className={styles.bar}>
      <rect width="100" height="2" className={styles.track} />
      <rect
        x={Math.min(start * 100, 100 - width).toFixed(1)}
        width={width.toFixed(1)}
        height="2"
        className={styles.covered}
      />
    </svg>
  )
}

/** Smaller parts would not be seen, in percent. */
const minWidth = 3
