'use client'

import { useId, useRef } from 'react'
import { rootProps } from '../../foundations/rootProps.js'
import { IconChevronDown, IconClose, IconMenu } from '../../components/Icon/layoutIcons.js'
import { Link } from '../../components/Link/Link.js'
import { VisuallyHidden } from '../../foundations/layout/Layout.js'
import { join } from '../../foundations/join.js'
import { Logo } from '../Logo/Logo.js'
import { control } from '../shared/styles/menu.css.js'
import { useDismissibleDetails } from '../shared/useDismissibleDetails.js'
import * as styles from './Header.css.js'
import type { HeaderNavigationItem, HeaderProps } from './Header.types.js'
import { HeaderFlyout } from './HeaderFlyout.js'
import { useDrawer } from './useDrawer.js'

/**
 * Logo, main navigation and tools. Flyouts are native `<details>`, the drawer is a native popover: both work before
 * hydration and without script.
 */
export function Header(props: HeaderProps) {
  const { brand, siteName, logo: own, homeLink, navigation, labels, theme = 'default', hidden = false, ...more } = props
  const { search, actions, localeSelector, userMenu, ...rest } = more
  const drawerId = useId()
  if (hidden) return null
  const logo = own ?? <Logo brand={brand} name={siteName} />
  const tools = [search, actions, localeSelector, userMenu, navigation.length > 0].filter(Boolean)
  return (
    <header data-scheme={theme === 'inverse' ? 'dark' : undefined} {...rootProps(rest, styles.header)}>
      <div className={styles.bar}>
        <Link look="quiet" href={homeLink.href} aria-label={homeLink.label} className={styles.home}>
          {logo}
        </Link>
        {navigation.length > 0 && <Navigation {...{ id: drawerId, logo, navigation, labels }} />}
        <div data-count={tools.length} className={styles.tools}>
          {search}
          {actions}
          {localeSelector && <div className={styles.locale}>{localeSelector}</div>}
          {userMenu}
          {navigation.length > 0 && (
            <button type="button" popoverTarget={drawerId} className={join(control, styles.menuButton)}>
              <IconMenu />
              <VisuallyHidden>{labels.openMenu}</VisuallyHidden>
            </button>
          )}
        </div>
      </div>
    </header>
  )
}

type NavigationProps = Pick<HeaderProps, 'logo' | 'navigation' | 'labels'> & { id: string }

function Navigation({ id, logo, navigation: items, labels }: NavigationProps) {
  const navigation = useRef<HTMLElement>(null)
  const groupName = useId()
  useDismissibleDetails(navigation)
  useDrawer(navigation)
  return (
    <nav ref={navigation} id={id} popover="auto" aria-label={labels.navigation} className={styles.navigation}>
      <div className={styles.drawerHead}>
        <span aria-hidden="true" className={styles.home}>
          {logo}
        </span>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className={control}>
          <IconClose />
          <VisuallyHidden>{labels.closeMenu}</VisuallyHidden>
        </button>
      </div>
      <ul role="list" className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            {item.flyout ? <FlyoutItem item={item} groupName={groupName} /> : <LinkEntry item={item} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Entries share a `name`, so the browser keeps at most one open. */
function FlyoutItem({ item, groupName }: { item: HeaderNavigationItem; groupName: string }) {
  return (
    <details name={groupName}>
      <summary
        lang={item.lang}
        className={styles.top}
        data-current={item.isCurrent ? '' : undefined}
        aria-current={item.isCurrent ? 'true' : undefined}
      >
        {item.text}
        <IconChevronDown size="small" className={styles.chevron} />
      </summary>
      {item.flyout && <HeaderFlyout flyout={item.flyout} />}
    </details>
  )
}

function LinkEntry({ item }: { item: HeaderNavigationItem }) {
  return (
    <Link
      look="quiet"
      href={item.href}
      newTab={item.openInNewTab}
      lang={item.lang}
      className={styles.top}
      data-current={item.isCurrent ? '' : undefined}
      aria-current={item.isCurrent ? (item.isCurrent === 'within' ? 'true' : 'page') : undefined}
    >
      {item.text}
    </Link>
  )
}
