import { rootProps, type RootProps } from '../../../foundations/rootProps.js'
import * as styles from './EmptyText.css.js'

/** Text of an empty list. */
export function EmptyText({ children, ...rest }: RootProps & { children: string }) {
  return <p {...rootProps(rest, styles.empty)}>{children}</p>
}
