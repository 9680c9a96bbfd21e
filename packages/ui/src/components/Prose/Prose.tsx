import type { ElementType, ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import * as styles from './Prose.css.js'

export type ProseProps = RootProps & {
  /** Element to render. */
  as?: ElementType | undefined
  /** Language of the text if it differs from the page's. */
  lang?: string | undefined
  /** Bare elements: paragraphs, headings, lists, quotes, links. `data-prose="off"` opts out. */
  children: ReactNode
}

/** Styles an editor's text: type, spacing and readable line length. */
export function Prose({ as: Element = 'div', ...rest }: ProseProps) {
  return <Element {...rootProps(rest, styles.prose)} />
}
