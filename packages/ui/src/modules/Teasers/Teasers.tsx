import { IconArrowRight } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import { join } from '../../foundations/join.js'
import { toNextLevel } from '../headingLevel.js'
import { PageSection } from '../PageSection/PageSection.js'
import * as styles from './Teasers.css.js'
import type { TeaserItem, TeasersProps } from './Teasers.types.js'

/** Teasers of pages; `lead-first` enlarges the first one. */
export function Teasers({ items, layout = 'even', ...section }: TeasersProps) {
  const level = section.title ? toNextLevel(section.headingLevel ?? 2) : 'h2'
  const isLeadFirst = layout === 'lead-first'
  return (
    <PageSection {...section}>
      <ul
        role="list"
        className={join(styles.list, isLeadFirst ? styles.listLeadFirst : items.length === 2 && styles.listPair)}
      >
        {items.map((item, index) => (
          <li
            key={item.id}
            className={join(styles.item, isLeadFirst && (index === 0 ? styles.itemLead : styles.itemBeside))}
          >
            <Teaser item={item} level={level} isLead={isLeadFirst && index === 0} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

type TeaserProps = { item: TeaserItem; level: 'h2' | 'h3' | 'h4' | 'h5'; isLead: boolean }

function Teaser({ item, level: Heading, isLead }: TeaserProps) {
  return (
    <>
      {item.picture && (
        <div className={join(styles.frame, isLead && styles.frameLead)}>
          <Picture picture={item.picture} ratio="fill" className={isLead ? styles.pictureLead : styles.picture} />
        </div>
      )}
      <div className={styles.body}>
        {item.overline && <p className={styles.overline}>{item.overline}</p>}
        <Heading className={join(isLead ? styles.titleLead : styles.title, item.overline && styles.below)}>
          <Link look="quiet" href={item.href} newTab={item.openInNewTab} className={styles.link}>
            {item.title}
          </Link>
        </Heading>
        {item.text && <p className={styles.text}>{item.text}</p>}
        <IconArrowRight className={styles.arrow} />
      </div>
    </>
  )
}
