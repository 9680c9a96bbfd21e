import type { ElementType, ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import * as styles from './Text.css.js'

export type TextProps = RootProps & {
  /** Element to render. */
  as?: ElementType | undefined
  /** Size. */
  size?: 'lead' | 'body' | 'small' | 'caption' | undefined
  /** Meaning of the colour. */
  tone?: keyof typeof styles.tone | undefined
  /** Bold. */
  strong?: boolean | undefined
  /** Tabular figures. */
  tabular?: boolean | undefined
  /** Limits the line length. */
  measure?: boolean | undefined
  /** Language of the text if it differs from the page's. */
  lang?: string | undefined
  /** Content. */
  children: ReactNode
}

/** A paragraph, or text in another element. */
export function Text(props: TextProps) {
  const { as: Element = 'p', size = 'body', tone = 'ink', strong, tabular, measure, ...rest } = props
  const classNames = [
    typeStyle[size],
    styles.tone[tone],
    strong && styles.strong,
    tabular && styles.tabular,
    measure && styles.measure,
  ]
  return <Element {...rootProps(rest, ...classNames)} />
}
