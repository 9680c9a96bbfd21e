import type { RootProps } from '../../foundations/rootProps.js'
import { Link } from '../../components/Link/Link.js'
import { PeopleLayout } from '../shared/people/PeopleLayout.js'
import type { Picture } from '../../components/Picture/Picture.js'
import type { RecordFailure } from '../list.types.js'
import * as listStyles from '../shared/records/list.css.js'

/** People with portraits and roles (STORY-12). */
export interface PersonListProps extends RootProps {
  /** Heading. */
  readonly title?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** People in display order. */
  readonly people: readonly {
    readonly id: string
    readonly name: string
    readonly href: string
    readonly role?: string | undefined
    /** Language of the role if it differs from the page's. */
    readonly roleLang?: string | undefined
    readonly picture?: Picture | undefined
    /** Initials, shown without a picture; the name is separate text. */
    readonly initials?: string | undefined
  }[]
  /** Shown if the list is empty. */
  readonly emptyText: string
  /** Shown instead of the people if loading failed. */
  readonly failure?: RecordFailure | undefined
}

/** People on a grid: portrait, name, role. */
export function PersonList({ title, lead, people, emptyText, failure, ...rest }: PersonListProps) {
  return (
    <PeopleLayout
      look="tiles"
      title={title}
      lead={lead}
      people={people}
      emptyText={emptyText}
      failure={failure}
      {...rest}
    >
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
