import type { ElementType, ReactNode } from 'react'
import { join } from '../../foundations/join.js'
import * as styles from './Prose.css.js'

export type ProseProps = {
  /** Element to render. */
  as?: ElementType | undefined
  /** Language of the text where it is another than the page’s. */
  lang?: string | undefined
  /** Class of the outermost element, to give it a place. */
  className?: string | undefined
  /** Plain elements: paragraphs, headings, lists, quotes, links. Inside `data-prose="off"` nothing is styled. */
  children: ReactNode
}

/** Running text from an editor: gives bare elements their type, distances and a readable width. */
export function Prose({ as: Element = 'div', className, ...rest }: ProseProps) {
  return <Element className={join(styles.prose, className)} {...rest} />
}
