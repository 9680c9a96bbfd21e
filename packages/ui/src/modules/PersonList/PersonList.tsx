import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import { PageSection } from '../PageSection/PageSection.js'
import * as listStyles from '../parts/list.css.js'
import * as styles from './PersonList.css.js'
import type { PersonListProps } from './PersonList.types.js'

/** People on the grid: face, name, what they do. */
export function PersonList({ title, lead, people, emptyText }: PersonListProps) {
  const Heading = title ? 'h3' : 'h2'
  return (
    <PageSection title={title} lead={lead}>
      {people.length === 0 ? (
        <EmptyState title={emptyText} />
      ) : (
        <ul role="list" className={styles.list}>
          {people.map(({ id, name, href, role, picture }) => (
            <li key={id} className={styles.person}>
              <div className={styles.face}>{picture && <Picture picture={{ ...picture, alt: '' }} ratio="fill" />}</div>
              <div>
                <Heading className={listStyles.title}>
                  <Link look="quiet" href={href} className={listStyles.wholeLink}>
                    {name}
                  </Link>
                </Heading>
                {role && <p className={listStyles.meta}>{role}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  )
}
