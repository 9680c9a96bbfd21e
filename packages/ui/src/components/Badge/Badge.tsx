import { join } from '../../foundations/join.js'
import * as styles from './Badge.css.js'

export type BadgeProps = {
  /** What its colour means. */
  tone?: keyof typeof styles.tone | undefined
  /** Class of the outermost element, to give it a place. */
  className?: string | undefined
  /** The text, one or two words. */
  children: string
}

/** One word that marks a thing: new, a count, a kind. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return <span className={join(styles.badge, styles.tone[tone], className)}>{children}</span>
}

/** The state of a thing: the dot repeats in colour what the word says. */
export function Status({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span className={join(styles.status, className)}>
      <span className={join(styles.dot, styles.dotTone[tone])} />
      {children}
    </span>
  )
}
