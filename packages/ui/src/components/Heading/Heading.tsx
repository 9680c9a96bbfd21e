import type { ReactNode } from 'react'
import { join } from '../../foundations/join.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import * as styles from './Heading.css.js'

const sizeOfLevel = { 1: 'title1', 2: 'title2', 3: 'title3', 4: 'title4', 5: 'title4', 6: 'title4' } as const

export type HeadingProps = {
  /** Place in the outline of the page, whatever the size. */
  level: 1 | 2 | 3 | 4 | 5 | 6
  /** Step of the type scale; by the level where nothing is said. */
  size?: 'display' | 'title1' | 'title2' | 'title3' | 'title4' | undefined
  /** What its colour means. */
  tone?: keyof typeof styles.tone | undefined
  /** Anchor that links can lead to. */
  id?: string | undefined
  /** Language of the text where it is another than the page’s. */
  lang?: string | undefined
  /** `-1` where the focus is led to it. */
  tabIndex?: number | undefined
  /** Class of the outermost element, to give it a place. */
  className?: string | undefined
  /** What stands inside. */
  children: ReactNode
}

/** A heading: level says where it stands in the outline, size how it looks. */
export function Heading({ level, size = sizeOfLevel[level], tone = 'ink', className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const
  return <Element className={join(typeStyle[size], styles.tone[tone], className)} {...rest} />
}
