'use client'

import { useEffect, useRef } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { Link } from '../../components/Link/Link.js'
import { useCurrentSection } from './useCurrentSection.js'
import * as styles from './AnchorNavigation.css.js'

/** Navigation to the sections of a page (NAV-15). */
export interface AnchorNavigationProps extends RootProps {
  /** Name of the navigation landmark. */
  readonly label: string
  /** Sections in page order; `id` is the element's id. */
  readonly items: readonly { readonly id: string; readonly text: string }[]
}

/** Sticky navigation to the sections of a long page (NAV-15). */
export function AnchorNavigation({ label, items, ...rest }: AnchorNavigationProps) {
  const list = useRef<HTMLUListElement>(null)
  const current = useCurrentSection(items.map(({ id }) => id))
  useEffect(() => {
    if (list.current) showLink(list.current, current)
  }, [current])
  return (
    <nav aria-label={label} {...rootProps(rest, styles.navigation)}>
      <ul ref={list} role="list" className={styles.list}>
        {items.map(({ id, text }) => (
          <li key={id}>
            <Link
              look="quiet"
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={styles.link}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls only the navigation sideways, not the page; to its start above the first section. */
function showLink(list: HTMLElement, id: string | null) {
  const link = [...list.querySelectorAll('a')].find(({ hash }) => decodeURIComponent(hash) === `#${id}`)
  list.scrollTo({ left: link ? link.offsetLeft - list.clientWidth / 3 : 0 })
}
