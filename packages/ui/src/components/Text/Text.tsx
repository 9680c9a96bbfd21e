import type { ElementType, ReactNode } from 'react'
import { join } from '../../foundations/join.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import * as styles from './Text.css.js'

export type TextProps = {
  as?: ElementType | undefined
  size?: 'lead' | 'body' | 'small' | 'caption' | undefined
  tone?: keyof typeof styles.tone | undefined
  strong?: boolean | undefined
  /** Digits of one width, for figures below each other. */
  tabular?: boolean | undefined
  /** Keeps lines short enough to read. */
  measure?: boolean | undefined
  id?: string | undefined
  lang?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A paragraph, or a run of text in another element. */
export function Text(props: TextProps) {
  const { as: Element = 'p', size = 'body', tone = 'ink', strong, tabular, measure, className, ...rest } = props
  const classNames = [
    typeStyle[size],
    styles.tone[tone],
    strong && styles.strong,
    tabular && styles.tabular,
    measure && styles.measure,
    className,
  ]
  return <Element className={join(...classNames)} {...rest} />
}
