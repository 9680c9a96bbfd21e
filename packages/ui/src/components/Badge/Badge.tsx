import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { join } from '../../foundations/join.js'
import * as styles from './Badge.css.js'

export type BadgeProps = RootProps & {
  /** Meaning of the colour. */
  tone?: keyof typeof styles.tone | undefined
  /** The text, one or two words. */
  children: string
}

/** A short label: new, a count, a kind. */
export function Badge({ tone = 'neutral', children, ...rest }: BadgeProps) {
  return <span {...rootProps(rest, styles.badge, styles.tone[tone])}>{children}</span>
}

/** The state of a record; the dot repeats the text's meaning in colour. */
export function Status({ tone = 'neutral', children, ...rest }: BadgeProps) {
  return (
    <span {...rootProps(rest, styles.status)}>
      <span className={join(styles.dot, styles.dotTone[tone])} />
      {children}
    </span>
  )
}
