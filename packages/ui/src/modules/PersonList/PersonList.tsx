import { Link } from '../../components/Link/Link.js'
import * as listStyles from '../shared/records/list.css.js'
import { PeopleLayout } from '../shared/people/PeopleLayout.js'
import type { PersonListProps } from './PersonList.types.js'

/** People on a grid: portrait, name, role. */
export function PersonList({ title, lead, people, emptyText, failure }: PersonListProps) {
  return (
    <PeopleLayout look="tiles" title={title} lead={lead} people={people} emptyText={emptyText} failure={failure}>
      {({ name, href, role, roleLang }, NameHeading) => (
        <>
          <NameHeading className={listStyles.title}>
            <Link look="quiet" href={href} className={listStyles.wholeLink}>
              {name}
            </Link>
          </NameHeading>
          {role && (
            <p lang={roleLang} className={listStyles.meta}>
              {role}
            </p>
          )}
        </>
      )}
    </PeopleLayout>
  )
}
