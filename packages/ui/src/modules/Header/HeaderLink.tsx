import type { MouseEvent } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import type { IconComponent } from '../../components/Icon/Icon.js'
import { Link } from '../../components/Link/Link.js'
import { control, controlText } from '../shared/styles/menu.css.js'

export type HeaderLinkProps = Omit<RootProps, 'onClick'> & {
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
export function HeaderLink({ icon: Icon, text, href, ...rest }: HeaderLinkProps) {
  return (
    <Link look="quiet" href={href} {...rootProps(rest, control)}>
      <Icon />
      <span className={controlText}>{text}</span>
    </Link>
  )
}
