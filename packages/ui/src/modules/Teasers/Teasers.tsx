import type { RootProps } from '../../foundations/rootProps.js'
import { IconArrowRight } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import { join } from '../../foundations/join.js'
import { toNextLevel, type HeadingLevel } from '../headingLevel.js'
import { PageSection } from '../PageSection/PageSection.js'
import type { LinkItem } from '../link.types.js'
import * as styles from './Teasers.css.js'

/** Teasers of pages. */
export interface TeasersProps extends RootProps {
  /** Heading. */
  readonly title?: string | undefined
  /** Overline: a few words above the heading. */
  readonly overline?: string | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Teasers; the first is the lead one. */
  readonly items: readonly TeaserItem[]
  /** Link beside the title. */
  readonly link?: LinkItem | undefined
  /** `lead-first` makes the first teaser twice as large. */
  readonly layout?: 'even' | 'lead-first' | undefined
  /** Heading level. */
  readonly headingLevel?: HeadingLevel | undefined
  /** Anchor id. */
  readonly id?: string | undefined
}

export interface TeaserItem {
  readonly id: string
  readonly title: string
  readonly href: string
  readonly openInNewTab?: boolean | undefined
  readonly overline?: string | undefined
  readonly text?: string | undefined
  readonly picture?: Picture | undefined
}

/** Teasers of pages; `lead-first` enlarges the first one. */
export function Teasers({ items, layout = 'even', ...section }: TeasersProps) {
  const level = section.title ? toNextLevel(section.headingLevel ?? 2) : 'h2'
  const isLeadFirst = layout === 'lead-first'
  return (
    <PageSection {...section}>
      <ul
        role="list"
        className={join(styles.list, styles.listRows, isLeadFirst ? styles.listLeadFirst : listStyle(items.length))}
      >
        {items.map((item, index) => (
          <li
            key={item.id}
            className={join(
              styles.item,
              isLeadFirst && (index === 0 ? styles.itemLead : styles.itemBeside),
              item.picture && !(isLeadFirst && index === 0) && styles.itemRow,
            )}
          >
            <Teaser item={item} level={level} isLead={isLeadFirst && index === 0} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

function listStyle(count: number): string | undefined {
  if (count === 2) return styles.listPair
  return count % 3 === 0 ? styles.listThree : undefined
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
        <Heading className={join(styles.title, item.overline && styles.below)}>
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
