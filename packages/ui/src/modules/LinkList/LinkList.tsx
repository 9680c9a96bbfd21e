import type { RootProps } from '../../foundations/rootProps.js'
import { IconArrowRight } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { PageSection } from '../PageSection/PageSection.js'
import type { LinkItem } from '../link.types.js'
import * as styles from './LinkList.css.js'

/** List of links separated by hairlines. */
export interface LinkListProps extends RootProps {
  /** Heading. */
  readonly title?: string | undefined
  /** Links with optional descriptions. */
  readonly links: readonly (LinkItem & {
    readonly description?: string | undefined
    readonly meta?: string | undefined
  })[]
}

/** Full-width links in a column. */
export function LinkList({ title, links, ...rest }: LinkListProps) {
  return (
    <PageSection title={title} layout="split" {...rest}>
      <ul role="list" className={styles.list}>
        {links.map((link) => (
          <li key={`${link.href} ${link.text}`} className={styles.item}>
            <Link look="quiet" href={link.href} newTab={link.openInNewTab} lang={link.lang} className={styles.link}>
              {link.meta && <span className={styles.meta}>{link.meta}</span>}
              <span className={styles.text}>{link.text}</span>
              <IconArrowRight className={styles.arrow} />
              {link.description && <span className={styles.description}>{link.description}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
