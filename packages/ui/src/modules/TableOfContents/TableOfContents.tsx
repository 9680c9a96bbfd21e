import { useId } from 'react'
import { Link } from '../../components/Link/Link.js'
import * as styles from './TableOfContents.css.js'
import type { TableOfContentsProps } from './TableOfContents.types.js'

/** Table of contents of a long page (NAV-16). Plain links, works without script. */
export function TableOfContents({ title, items }: TableOfContentsProps) {
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId} className={styles.contents}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ol role="list" className={styles.list}>
        {items.map(({ id, text, level = 2 }) => (
          <li key={id} className={styles.item[level]}>
            <Link look="quiet" href={`#${id}`} className={styles.link}>
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
