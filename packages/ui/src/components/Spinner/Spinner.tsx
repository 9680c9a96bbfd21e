import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { join } from '../../foundations/join.js'
import * as styles from './Spinner.css.js'

export type SpinnerProps = RootProps & {
  /** Size. */
  size?: keyof typeof styles.size | undefined
  /** Label, announced when the spinner appears. */
  label: string
}

/** Indeterminate loading indicator. */
export function Spinner({ size = 'medium', label, ...rest }: SpinnerProps) {
  return (
    <span role="status" {...rootProps(rest, styles.box)}>
      <span className={join(styles.spinner, styles.size[size])} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
