import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { join } from '../../foundations/join.js'
import * as styles from './Spinner.css.js'

export type SpinnerProps = {
  /** Size. */
  size?: keyof typeof styles.size | undefined
  /** Label, announced when the spinner appears. */
  label: string
}

/** Indeterminate loading indicator. */
export function Spinner({ size = 'medium', label }: SpinnerProps) {
  return (
    <span role="status" className={styles.box}>
      <span className={join(styles.spinner, styles.size[size])} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
