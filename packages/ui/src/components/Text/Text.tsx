import type { ElementType, ReactNode } from 'react'
import { join } from '../../foundations/join.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import * as styles from './Text.css.js'

export type TextProps = {
  /** Element to render. */
  as?: ElementType | undefined
  /** How much room it takes. */
  size?: 'lead' | 'body' | 'small' | 'caption' | undefined
  /** What its colour means. */
  tone?: keyof typeof styles.tone | undefined
  /** In bold type. */
  strong?: boolean | undefined
  /** Digits of one width, for figures below each other. */
  tabular?: boolean | undefined
  /** Keeps lines short enough to read. */
  measure?: boolean | undefined
  /** Anchor that links can lead to. */
  id?: string | undefined
  /** Language of the text where it is another than the page’s. */
  lang?: string | undefined
  /** Class of the outermost element, to give it a place. */
  className?: string | undefined
  /** What stands inside. */
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
