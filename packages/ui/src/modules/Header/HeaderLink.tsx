import type { MouseEvent } from 'react'
import type { IconComponent } from '../../components/Icon/Icon.js'
import { Link } from '../../components/Link/Link.js'
import { control, controlText } from '../shared/styles/menu.css.js'

export type HeaderLinkProps = {
  /** Icon. */
  icon: IconComponent
  /** Text beside the icon if there is space; always the accessible name. */
  text: string
  /** Target URL. */
  href: string
  /** Handles the click; without script the link is followed. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** A link among the header's tools: search, log in. */
export function HeaderLink({ icon: Icon, text, href, onClick }: HeaderLinkProps) {
  return (
    <Link look="quiet" href={href} onClick={onClick} className={control}>
      <Icon />
      <span className={controlText}>{text}</span>
    </Link>
  )
}
