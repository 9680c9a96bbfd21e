import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { IconPin } from '../../components/Icon/icons.js'
import { Link } from '../../components/Link/Link.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { PageSection } from '../PageSection/PageSection.js'
import * as listStyles from '../parts/list.css.js'
import * as styles from './LocationList.css.js'
import type { LocationItem, LocationListProps } from './LocationList.types.js'

/** Where somebody is near, by country. */
export function LocationList({ title, lead, filters, groups, labels, emptyText }: LocationListProps) {
  return (
    <PageSection title={title} lead={lead}>
      {filters && <div className={styles.filters}>{filters}</div>}
      {groups.length === 0 ? (
        <EmptyState icon={IconPin} title={emptyText} />
      ) : (
        groups.map((group) => (
          <section key={group.id} aria-labelledby={`places-${group.id}`} className={styles.group}>
            <h3 id={`places-${group.id}`} className={styles.groupTitle}>
              {group.title}
            </h3>
            <ul role="list" className={styles.locations}>
              {group.locations.map((location) => (
                <li key={location.id} className={styles.location}>
                  <Location location={location} labels={labels} />
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
    </PageSection>
  )
}

function Location({ location, labels }: { location: LocationItem; labels: LocationListProps['labels'] }) {
  const { name, typeText, brandsText, addressLines, mapLink } = location
  const ways = (['phone', 'email', 'website'] as const).flatMap((kind) => {
    const way = location[kind]
    return way ? [{ ...way, label: labels[kind] }] : []
  })
  return (
    <>
      {typeText && <p className={listStyles.meta}>{typeText}</p>}
      <h4 className={listStyles.title}>{name}</h4>
      {brandsText && <p className={listStyles.meta}>{brandsText}</p>}
      <address className={styles.address}>
        {addressLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <ul role="list" className={styles.ways}>
        {ways.map(({ href, text, label }) => (
          <li key={href}>
            <VisuallyHidden>{label}: </VisuallyHidden>
            <Link href={href}>{text}</Link>
          </li>
        ))}
      </ul>
      {mapLink && (
        <Link look="standalone" href={mapLink.href} external newTab>
          {mapLink.text}
        </Link>
      )}
    </>
  )
}
