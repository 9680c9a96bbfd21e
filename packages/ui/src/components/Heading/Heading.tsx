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
  tone?: keyof typeof styles.tone | undefined
  id?: string | undefined
  lang?: string | undefined
  tabIndex?: number | undefined
  className?: string | undefined
  children: ReactNode
}

/** A heading: level says where it stands in the outline, size how it looks. */
export function Heading({ level, size = sizeOfLevel[level], tone = 'ink', className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const
  return <Element className={join(typeStyle[size], styles.tone[tone], className)} {...rest} />
}
