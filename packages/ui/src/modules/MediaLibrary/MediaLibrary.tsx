import type { ReactNode } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import { EmptyState } from '../../components/EmptyState/EmptyState.js'
import { IconDocument } from '../../components/Icon/icons.js'
import { Anchor } from '../../foundations/provider/UiProvider.js'
import type { RecordFailure } from '../list.types.js'
import { PageSection } from '../PageSection/PageSection.js'
import { FailureState } from '../shared/records/FailureState.js'
import { RowSkeletons } from '../shared/records/RowSkeletons.js'
import * as styles from './MediaLibrary.css.js'

/** The pictures or files that editors use on pages. */
export interface MediaLibraryProps extends RootProps {
  /** Heading. */
  readonly title: string
  /** Heading level; 1 (the page's `<h1>`) if the library is the whole page. */
  readonly headingLevel?: 1 | 2 | undefined
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Below the heading, for example links to other lists. */
  readonly action?: ReactNode
  /** A `FilterBar` above the items. */
  readonly filters?: ReactNode
  /** A `FileUpload`, or the form around it. */
  readonly upload?: ReactNode
  /** Accessible name of the list: “Pictures”. */
  readonly label: string
  /** Pictures or files, sorted by the application. */
  readonly items: readonly MediaLibraryItem[]
  /** Below the items, for example a link to further ones. */
  readonly pagination?: ReactNode
  /** Loading announcement; if set, skeletons are shown. */
  readonly loadingText?: string | undefined
  /** Shown if there are no items or no match. */
  readonly emptyText: string
  /** Shown with a retry action if loading failed. */
  readonly failure?: RecordFailure | undefined
}

/** A picture, or a file without one. */
export interface MediaLibraryItem {
  readonly id: string
  /** URL of the page of the item. */
  readonly href: string
  readonly name: string
  /** Already formatted: “1200 × 675 pixels”, “PDF, 340 kB”. */
  readonly meta?: string | undefined
  /** URL of a small version of the picture; files show an icon. */
  readonly thumbnail?: string | undefined
}

/** Pictures or files with a search and an upload; each links to its own page. */
export function MediaLibrary(props: MediaLibraryProps) {
  const { title, headingLevel, lead, action, filters, upload, label, items, pagination, ...more } = props
  const { loadingText, emptyText, failure, ...rest } = more
  return (
    <PageSection
      title={title}
      headingLevel={headingLevel}
      lead={lead}
      aside={action && <div className={styles.action}>{action}</div>}
      {...rest}
    >
      <div className={styles.content}>
        {upload}
        {filters}
        {failure ? (
          <FailureState {...failure} />
        ) : loadingText !== undefined ? (
          <RowSkeletons count={4} loadingText={loadingText} />
        ) : items.length === 0 ? (
          <EmptyState icon={IconDocument} title={emptyText} />
        ) : (
          <ul role="list" aria-label={label} className={styles.grid}>
            {items.map((item) => (
              <Item key={item.id} {...item} />
            ))}
          </ul>
        )}
        {pagination}
      </div>
    </PageSection>
  )
}

function Item({ href, name, meta, thumbnail }: MediaLibraryItem) {
  return (
    <li className={styles.item}>
      <span className={styles.frame}>
        {thumbnail === undefined ? (
          <IconDocument />
        ) : (
          <img src={thumbnail} alt="" loading="lazy" className={styles.picture} />
        )}
      </span>
      <Anchor href={href} className={styles.link}>
        {name}
      </Anchor>
      {meta && <span className={styles.meta}>{meta}</span>}
    </li>
  )
}
