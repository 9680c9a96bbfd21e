import type { MouseEventHandler, ReactNode } from 'react'
import type { IconComponent } from '../../components/Icon/Icon.js'

/** Buttons at the edge of the window: contact, comparison, news feed (SITE-13). */
export interface SideButtonsProps {
  /** Name of the group. */
  readonly label: string
  /** `SideButton`s, the most important one last: it stands lowest, nearest to the thumb. */
  readonly children: ReactNode
}

/** One of the side buttons; a link where it has an address, so that it works without script. */
export interface SideButtonProps {
  /** The drawing. */
  readonly icon: IconComponent
  /** Its name; shown beside the button on hover and focus. */
  readonly text: string
  /** The language of the name of a link where it is not the page's (WCAG 3.1.2). */
  readonly lang?: string | undefined
  /** Where it leads; without it, it is a button. */
  readonly href?: string | undefined
  /** It was pressed. */
  readonly onClick?: MouseEventHandler<HTMLElement> | undefined
  /** How many things wait behind it; part of its name too, so `text` should say it in words. */
  readonly count?: number | undefined
  /** For a button that opens a panel: whether the panel is open. */
  readonly isExpanded?: boolean | undefined
}
