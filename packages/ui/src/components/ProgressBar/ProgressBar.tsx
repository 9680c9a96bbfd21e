import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import * as styles from './ProgressBar.css.js'

export type ProgressBarProps = RootProps & {
  /** Accessible name: what makes progress. */
  label: string
  /** From 0 to `max`; omit it for indeterminate progress. */
  value?: number | undefined
  /** Maximum value. */
  max?: number | undefined
  /** `page` is fixed to the top edge of the window, for navigation. */
  placement?: 'inline' | 'page' | undefined
}

/** Progress bar; indeterminate without a value. */
export function ProgressBar({ label, value, max = 100, placement = 'inline', ...rest }: ProgressBarProps) {
  const classNames = [styles.bar, placement === 'page' && styles.page]
  if (value === undefined)
    return <div role="progressbar" aria-label={label} {...rootProps(rest, ...classNames, styles.unknown)} />
  return <progress aria-label={label} value={value} max={max} {...rootProps(rest, ...classNames)} />
}
