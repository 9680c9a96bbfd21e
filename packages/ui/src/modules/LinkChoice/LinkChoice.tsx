import { Link } from '../../components/Link/Link.js'
import * as styles from './LinkChoice.css.js'
import type { LinkChoiceProps } from './LinkChoice.types.js'

/** A row of links with a current one. */
export function LinkChoice({ label, links }: LinkChoiceProps) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.list}>
        {links.map(({ href, text, isCurrent }) => (
          <li key={href}>
            <Link look="quiet" href={href} aria-current={isCurrent ? 'page' : undefined} className={styles.link}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
