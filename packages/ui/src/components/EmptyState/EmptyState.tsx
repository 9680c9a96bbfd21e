import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import type { IconComponent } from '../Icon/Icon.js'
import { IconError } from '../Icon/icons.js'
import * as styles from './EmptyState.css.js'

export type EmptyStateProps = RootProps & {
  /** What is missing: “No entries found”. */
  title: string
  /** The reason and a remedy. */
  children?: ReactNode
  /** Icon. */
  icon?: IconComponent | undefined
  /** `error` if loading failed, as opposed to an empty list. */
  tone?: 'neutral' | 'error' | undefined
  /** Actions that help. */
  actions?: ReactNode
  /** Makes the title a heading; without it the title is plain text. */
  level?: 2 | 3 | 4 | undefined
}

/** Shown instead of a list that is empty, has no match, or failed to load. */
export function EmptyState({ title, children, icon, tone = 'neutral', actions, level, ...rest }: EmptyStateProps) {
  const Icon = icon ?? (tone === 'error' ? IconError : undefined)
  const Title = level ? (`h${level}` as const) : 'p'
  return (
    <div role={tone === 'error' ? 'alert' : undefined} {...rootProps(rest, styles.empty)}>
      {Icon && <Icon size="large" className={styles.icon[tone]} />}
      <Title className={typeStyle.title4}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
