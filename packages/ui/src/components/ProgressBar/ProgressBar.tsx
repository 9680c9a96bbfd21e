import { join } from '../../foundations/join.js'
import * as styles from './ProgressBar.css.js'

export type ProgressBarProps = {
  /** What makes progress. */
  label: string
  /** From 0 to `max`; left out where nobody knows how long it takes. */
  value?: number | undefined
  /** What the value counts up to. */
  max?: number | undefined
  /** `page` lies at the top edge of the window, for the next page on its way. */
  placement?: 'inline' | 'page' | undefined
  /** Class of the outermost element, to give it a place. */
  className?: string | undefined
}

/** How far something is; without a value a runner says only that it goes on. */
export function ProgressBar({ label, value, max = 100, placement = 'inline', className }: ProgressBarProps) {
  const classNames = [styles.bar, placement === 'page' && styles.page, className]
  if (value === undefined)
    return <div role="progressbar" aria-label={label} className={join(...classNames, styles.unknown)} />
  return <progress aria-label={label} value={value} max={max} className={join(...classNames)} />
}
