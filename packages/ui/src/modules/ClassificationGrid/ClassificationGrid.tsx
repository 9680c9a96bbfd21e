import type { RootProps } from '../../foundations/rootProps.js'
import { IconArrowRight } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { Picture } from '../../components/Picture/Picture.js'
import { join } from '../../foundations/join.js'
import { toNextLevel, type HeadingLevel } from '../headingLevel.js'
import type { LinkItem } from '../link.types.js'
import { PageSection } from '../PageSection/PageSection.js'
import { CardSkeletons } from '../shared/records/CardSkeletons.js'
import { EmptyText } from '../shared/records/EmptyText.js'
import * as styles from './ClassificationGrid.css.js'

/** The classifications of a level (CAT-10). */
export interface ClassificationGridProps extends RootProps {
  /** Heading. */
  readonly title?: string | undefined
  /** Categories in display order. */
  readonly items: readonly {
    readonly id: string
    readonly name: string
    readonly href: string
    readonly description?: string | undefined
    readonly picture: Picture
    readonly countText?: string | undefined
    /** What is in the classification, listed below its text. */
    readonly links?: readonly LinkItem[] | undefined
    /** Language of its texts if it differs from the page's. */
    readonly lang?: string | undefined
  }[]
  /** Shown if the list is empty. */
  readonly emptyText: string
  /** Shows skeleton tiles. */
  readonly isLoading?: boolean | undefined
  /** Announced while loading. */
  readonly loadingText?: string | undefined
  /** In the first viewport: the first picture loads eagerly with high priority. */
  readonly isPriority?: boolean | undefined
  /** `small` on pages whose main content follows: the picture is beside the text. */
  readonly size?: 'large' | 'small' | undefined
  /** Heading level. */
  readonly headingLevel?: HeadingLevel | undefined
}

const skeletonCount = 6

/** Classifications of one level as large tiles. */
export function ClassificationGrid(props: ClassificationGridProps) {
  const {
    title,
    headingLevel = 2,
    id,
    items,
    emptyText,
    isLoading = false,
    loadingText,
    isPriority = false,
    size = 'large',
    ...rest
  } = props
  const level = title ? toNextLevel(headingLevel) : 'h2'
  return (
    <PageSection title={title} headingLevel={headingLevel} id={id} {...rest}>
      {isLoading ? (
        <CardSkeletons count={skeletonCount} className={styles.list} loadingText={loadingText} />
      ) : items.length === 0 ? (
        <EmptyText>{emptyText}</EmptyText>
      ) : (
        <ul role="list" className={join(styles.list, listStyle(items.length), size === 'small' && styles.listSmall)}>
          {items.map((item, index) => (
            <Classification
              key={item.id}
              item={item}
              level={level}
              isPriority={isPriority && index === 0}
              hasLinks={items.some(({ links = [] }) => links.length > 0)}
            />
          ))}
        </ul>
      )}
    </PageSection>
  )
}

/** Rows without an empty end, as far as the number allows. */
function listStyle(count: number): string | undefined {
  if (count % 3 === 0) return styles.listThree
  return count % 4 === 0 ? styles.listFour : undefined
}

type ClassificationProps = {
  item: ClassificationGridProps['items'][number]
  level: 'h2' | 'h3' | 'h4' | 'h5'
  isPriority: boolean
  /** True if any item of the list has links. */
  hasLinks: boolean
}

function Classification({ item, level: Heading, isPriority, hasLinks }: ClassificationProps) {
  const { links = [] } = item
  return (
    <li className={join(styles.item, hasLinks && styles.itemWithLinks)}>
      <div className={styles.frame}>
        <Picture picture={item.picture} ratio="fill" priority={isPriority} className={styles.picture} />
      </div>
      <div className={styles.body}>
        <Heading lang={item.lang} className={styles.name}>
          <Link look="quiet" href={item.href} className={styles.link}>
            {item.name}
          </Link>
        </Heading>
        <IconArrowRight className={styles.arrow} />
        {item.description && (
          <p lang={item.lang} className={styles.description}>
            {item.description}
          </p>
        )}
        {item.countText && <p className={styles.count}>{item.countText}</p>}
      </div>
      {links.length > 0 && (
        <ul role="list" className={styles.links}>
          {links.map((link) => (
            <li key={link.href}>
              <Link look="quiet" href={link.href} lang={link.lang} className={styles.contained}>
                {link.text}
                <IconArrowRight className={styles.linkArrow} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
