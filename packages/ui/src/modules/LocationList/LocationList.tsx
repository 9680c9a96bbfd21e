import type { ReactNode } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { DisclosureSign } from '../../components/Disclosure/DisclosureSign.js'
import { IconPin } from '../../components/Icon/icons.js'
import { join } from '../../foundations/join.js'
import { PageSection } from '../PageSection/PageSection.js'
import { ContactWays } from '../shared/people/ContactWays.js'
import { FailureState } from '../shared/records/FailureState.js'
import type { ContactLabels, ContactPerson, ContactWaysOf } from '../contact.types.js'
import type { RecordFailure } from '../list.types.js'
import * as listStyles from '../shared/records/list.css.js'
import { LocationMap, type LocationMapProps } from './LocationMap.js'
import * as styles from './LocationList.css.js'

/** Contacts and locations with their filters (CONTACT-03…06). */
export interface LocationListProps extends RootProps {
  /** Heading; omit it if the page's title says the same. */
  readonly title?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** `LocationFilters`: brand, type of contact, country, region, search, reset. */
  readonly filters?: ReactNode
  /** Map above the countries. */
  readonly map?: LocationMapProps | undefined
  /** Countries or regions with their locations. */
  readonly groups: readonly LocationGroup[]
  /** Texts of controls and announcements. */
  readonly labels: ContactLabels
  /** Shown if the list is empty. */
  readonly emptyText: string
  /** Shown instead of the locations if loading failed. */
  readonly failure?: RecordFailure | undefined
}

export interface LocationGroup {
  readonly id: string
  /** Country or region. */
  readonly title: string
  /** Above the title: “Nearest to you”. */
  readonly overline?: string | undefined
  /** “3 locations”. */
  readonly countText?: string | undefined
  /** Whether its locations are shown at first. */
  readonly isOpen?: boolean | undefined
  readonly locations: readonly LocationItem[]
}

export interface LocationItem extends ContactWaysOf {
  readonly id: string
  readonly name: string
  /** “Sales and service”. */
  readonly typeText?: string | undefined
  readonly brandsText?: string | undefined
  /** Scope: “Also for Slovenia and Croatia”. */
  readonly noteText?: string | undefined
  readonly addressLines: readonly string[]
  /** Contact persons. */
  readonly people?: readonly ContactPerson[] | undefined
}

/** Locations by country, with contact persons; each country is a disclosure. */
export function LocationList({
  title,
  lead,
  filters,
  map,
  groups,
  labels,
  emptyText,
  failure,
  ...rest
}: LocationListProps) {
  // The heading level depends on whether the list has a title.
  const GroupHeading = title ? 'h3' : 'h2'
  return (
    <PageSection title={title} lead={lead} {...rest}>
      {map && <LocationMap {...map} />}
      {filters && <div className={styles.filters}>{filters}</div>}
      {failure ? (
        <FailureState {...failure} />
      ) : groups.length === 0 ? (
        <EmptyState icon={IconPin} title={emptyText} />
      ) : (
        <div className={styles.groups}>
          {groups.map((group) => (
            <details
              key={group.id}
              open={group.isOpen}
              className={join(styles.group, group.overline && styles.groupWide)}
            >
              <summary className={styles.summary}>
                <GroupHeading id={`places-${group.id}`} className={styles.groupTitle}>
                  {group.overline && <span className={styles.overline}>{group.overline} </span>}
                  {group.title}
                </GroupHeading>
                {group.countText && <span className={styles.count}>{group.countText}</span>}
                <DisclosureSign />
              </summary>
              <ul role="list" className={styles.locations}>
                {group.locations.map((location) => (
                  <li key={location.id} className={join(styles.location, hasPeople(location) && styles.withPeople)}>
                    <Location location={location} labels={labels} heading={title ? 'h4' : 'h3'} />
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      )}
    </PageSection>
  )
}

interface LocationProps {
  readonly location: LocationItem
  readonly labels: LocationListProps['labels']
  readonly heading: 'h3' | 'h4'
}

function Location({ location, labels, heading: Heading }: LocationProps) {
  const { name, typeText, brandsText, noteText, addressLines, people = [] } = location
  return (
    <>
      <div className={styles.place}>
        {typeText && <p className={listStyles.meta}>{typeText}</p>}
        <Heading className={listStyles.title}>{name}</Heading>
        {brandsText && <p className={listStyles.meta}>{brandsText}</p>}
        <address className={styles.address}>
          {addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {noteText && <p className={listStyles.meta}>{noteText}</p>}
        <ContactWays of={location} labels={labels} />
      </div>
      {hasPeople(location) && (
        <ul role="list" className={styles.people}>
          {people.map((person) => (
            <li key={person.id} className={styles.person}>
              <p className={styles.personName} lang={person.lang}>
                {person.name}
              </p>
              {person.role && <p className={listStyles.meta}>{person.role}</p>}
              <ContactWays of={person} labels={labels} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function hasPeople({ people = [] }: LocationItem): boolean {
  return people.length > 0
}
