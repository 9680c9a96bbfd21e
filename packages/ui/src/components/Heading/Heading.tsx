import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { typeStyle } from '../../foundations/type/type.css.js'
import * as styles from './Heading.css.js'

const sizeOfLevel = { 1: 'title1', 2: 'title2', 3: 'title3', 4: 'title4', 5: 'title4', 6: 'title4' } as const

export type HeadingProps = RootProps & {
  /** Heading level in the outline of the page. */
  level: 1 | 2 | 3 | 4 | 5 | 6
  /** Step of the type scale; defaults to the level's. */
  size?: 'display' | 'title1' | 'title2' | 'title3' | 'title4' | undefined
  /** Meaning of the colour. */
  tone?: keyof typeof styles.tone | undefined
  /** Language of the text if it differs from the page's. */
  lang?: string | undefined
  /** `-1` to allow programmatic focus. */
  tabIndex?: number | undefined
  /** Content. */
  children: ReactNode
}

/** A heading: `level` sets the outline, `size` the look. */
export function Heading({ level, size = sizeOfLevel[level], tone = 'ink', ...rest }: HeadingProps) {
  const Element = `h${level}` as const
  return <Element {...rootProps(rest, typeStyle[size], styles.tone[tone])} />
}
