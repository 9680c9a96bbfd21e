import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { join } from '../../foundations/join.js'
import * as styles from './Spinner.css.js'

export type SpinnerProps = {
  /** How much room it takes. */
  size?: keyof typeof styles.size | undefined
  /** What is being waited for; spoken when the spinner appears. */
  label: string
}

/** Something is under way and nobody knows how long. */
export function Spinner({ size = 'medium', label }: SpinnerProps) {
  return (
    <span role="status" className={styles.box}>
      <span className={join(styles.spinner, styles.size[size])} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
