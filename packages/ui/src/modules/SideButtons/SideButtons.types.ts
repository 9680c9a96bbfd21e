import type { MouseEventHandler, ReactNode } from 'react'
import type { IconComponent } from '../../components/Icon/Icon.js'

/** Buttons at the edge of the window: contact, comparison, news feed (SITE-13). */
export interface SideButtonsProps {
  /** Accessible name of the group. */
  readonly label: string
  /** `SideButton`s, most important one last: it is nearest to the thumb. */
  readonly children: ReactNode
}

/** A side button; a link if it has an `href`, so it works without script. */
export interface SideButtonProps {
  /** Icon. */
  readonly icon: IconComponent
  /** Accessible name; visible on hover and focus. */
  readonly text: string
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
