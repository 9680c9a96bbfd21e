import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { Link } from '../../components/Link/Link.js'
import type { LinkItem } from '../link.types.js'
import * as styles from './LinkChoice.css.js'

/** A choice among a few pages, for example years. */
export interface LinkChoiceProps extends RootProps {
  /** Accessible name. */
  readonly label: string
  /** Links; one of them is the current page. */
  readonly links: readonly (LinkItem & { readonly isCurrent?: boolean | undefined })[]
}

/** A row of links with a current one. */
export function LinkChoice({ label, links, ...rest }: LinkChoiceProps) {
  return (
    <nav aria-label={label} {...rootProps(rest)}>
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
