import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { Anchor } from '../../foundations/provider/UiProvider.js'
import { IconArrowLeft, IconArrowRight } from '../Icon/layoutIcons.js'
import * as styles from './Pagination.css.js'
import { toPageWindow } from './toPageWindow.js'

export type PaginationProps = RootProps & {
  /** Accessible name of the navigation. */
  label: string
  /** Current page, one-based. */
  page: number
  /** Number of pages. */
  pageCount: number
  /** Returns the URL of a page. */
  toHref: (page: number) => string
  /** Returns the accessible name of a page link. */
  toPageLabel: (page: number) => string
  /** Text of the link to the previous page. */
  previousText: string
  /** Text of the link to the next page. */
  nextText: string
}

/** Links to the pages of a long list; each has its own URL. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, toHref, toPageLabel, previousText, nextText, ...rest } = props
  if (pageCount < 2) return null
  return (
    <nav aria-label={label} {...rootProps(rest, styles.pagination)}>
      {page > 1 && (
        <Anchor href={toHref(page - 1)} rel="prev" className={styles.step}>
          <IconArrowLeft size="small" />
          {previousText}
        </Anchor>
      )}
      <ol role="list" className={styles.pages}>
        {toPageWindow(page, pageCount).map((entry, index) => (
          <li key={entry ?? `gap-${index}`}>
            {entry === undefined ? (
              <span aria-hidden="true" className={styles.gap} />
            ) : (
              <Anchor
                href={toHref(entry)}
                aria-label={toPageLabel(entry)}
                aria-current={entry === page ? 'page' : undefined}
                className={styles.page}
              >
                {entry}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Anchor href={toHref(page + 1)} rel="next" className={styles.step}>
          {nextText}
          <IconArrowRight size="small" />
        </Anchor>
      )}
    </nav>
  )
}
