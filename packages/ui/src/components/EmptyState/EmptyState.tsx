import type { ReactNode } from 'react'
import { join } from '../../foundations/join.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import type { IconComponent } from '../Icon/Icon.js'
import { IconError } from '../Icon/icons.js'
import * as styles from './EmptyState.css.js'

export type EmptyStateProps = {
  /** What is not there: “No entries found”. */
  title: string
  /** Why, and what would help. */
  children?: ReactNode
  /** The drawing. */
  icon?: IconComponent | undefined
  /** `error`: it could not be fetched, which is not the same as nothing. */
  tone?: 'neutral' | 'error' | undefined
  /** What one can do about it. */
  actions?: ReactNode
  /** Makes the title a heading; without it the title is plain text. */
  level?: 2 | 3 | 4 | undefined
  /** Class of the outermost element, to give it a place. */
  className?: string | undefined
}

/** In place of a list: nothing there yet, nothing fits, or it failed. Says it, and shows the way out. */
export function EmptyState({ title, children, icon, tone = 'neutral', actions, level, className }: EmptyStateProps) {
  const Icon = icon ?? (tone === 'error' ? IconError : undefined)
  const Title = level ? (`h${level}` as const) : 'p'
  return (
    <div role={tone === 'error' ? 'alert' : undefined} className={join(styles.empty, className)}>
      {Icon && <Icon size="large" className={styles.icon[tone]} />}
      <Title className={typeStyle.title4}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
