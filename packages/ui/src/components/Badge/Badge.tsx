import { join } from '../../foundations/join.js'
import * as styles from './Badge.css.js'

export type BadgeProps = {
  /** Meaning of the colour. */
  tone?: keyof typeof styles.tone | undefined
  /** Class name of the root element. */
  className?: string | undefined
  /** The text, one or two words. */
  children: string
}

/** A short label: new, a count, a kind. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return <span className={join(styles.badge, styles.tone[tone], className)}>{children}</span>
}

/** The state of a record; the dot repeats the text's meaning in colour. */
export function Status({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span className={join(styles.status, className)}>
      <span className={join(styles.dot, styles.dotTone[tone])} />
      {children}
    </span>
  )
}
