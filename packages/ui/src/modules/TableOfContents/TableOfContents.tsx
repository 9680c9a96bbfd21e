import { useId } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { IconArrowDown } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import * as styles from './TableOfContents.css.js'

/** Table of contents: links to the page's headings (NAV-16). */
export interface TableOfContentsProps extends RootProps {
  /** Heading. */
  readonly title: string
  /** Headings in page order; `id` is that of the heading or its section. */
  readonly items: readonly {
    readonly id: string
    readonly text: string
    /** 2 for a section of the page, 3 for a heading within one. */
    readonly level?: 2 | 3 | undefined
  }[]
}

/** Table of contents of a long page (NAV-16). Plain links, works without script. */
export function TableOfContents({ title, items, ...rest }: TableOfContentsProps) {
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId} {...rootProps(rest, styles.contents)}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ol role="list" className={styles.list}>
        {items.map(({ id, text, level = 2 }) => (
          <li key={id} className={styles.item[level]}>
            <Link look="quiet" href={`#${id}`} className={styles.link}>
              {text}
              <IconArrowDown className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
