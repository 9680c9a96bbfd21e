import type { MouseEventHandler, ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { Link } from '../../components/Link/Link.js'
import type { IconComponent } from '../../components/Icon/Icon.js'
import * as styles from './SideButtons.css.js'

/** Buttons at the edge of the window: contact, comparison, news feed (SITE-13). */
export interface SideButtonsProps extends RootProps {
  /** Accessible name of the group. */
  readonly label: string
  /** `SideButton`s, most important one last: it is nearest to the thumb. */
  readonly children: ReactNode
  /** Number of buttons that the bar of small screens has places for, also for those that appear later. */
  readonly places?: 1 | 2 | 3 | undefined
}

/** A side button; a link if it has an `href`, so it works without script. */
export interface SideButtonProps extends Omit<RootProps, 'onClick'> {
  /** Icon. */
  readonly icon: IconComponent
  /** Accessible name. */
  readonly text: string
  /** What is visible of `text`, for buttons whose name says a number too; on large screens on hover and focus. */
  readonly shortText?: string | undefined
  /** Language of the text if it differs from the page's (WCAG 3.1.2). */
  readonly lang?: string | undefined
  /** Target URL; without it, it is a button. */
  readonly href?: string | undefined
  /** Called on click. */
  readonly onClick?: MouseEventHandler<HTMLElement> | undefined
  /** Count badge. `text` should include it in words. */
  readonly count?: number | undefined
  /** For a button that opens a panel: whether the panel is open. */
  readonly isExpanded?: boolean | undefined
}

/** Container of the side buttons at the lower edge of the window (SITE-13). */
export function SideButtons({ label, children, places = 3, ...rest }: SideButtonsProps) {
  return (
    <aside aria-label={label} {...rootProps(rest, styles.buttons, styles.places[places])}>
      {children}
    </aside>
  )
}

/** A side button: an icon with its text; in the column of large screens the text appears on hover and focus. */
export function SideButton({
  icon: Icon,
  text,
  shortText = text,
  lang,
  href,
  onClick,
  count = 0,
  isExpanded,
  ...rest
}: SideButtonProps) {
  const content = (
    <>
      <span className={styles.sign}>
        <Icon />
        {count > 0 && <span aria-hidden="true" data-count={count} className={styles.count} />}
      </span>
      <span aria-hidden="true" className={styles.text}>
        {shortText}
      </span>
    </>
  )
  if (href !== undefined)
    return (
      <Link
        look="quiet"
        href={href}
        onClick={onClick}
        aria-label={text}
        lang={lang}
        {...rootProps(rest, styles.button)}
      >
        {content}
      </Link>
    )
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={text}
      aria-expanded={isExpanded}
      {...rootProps(rest, styles.button)}
    >
      {content}
    </button>
  )
}
