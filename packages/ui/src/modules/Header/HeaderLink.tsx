import type { MouseEvent } from 'react'
import type { IconComponent } from '../../components/Icon/Icon.js'
import { Link } from '../../components/Link/Link.js'
import { control, controlText } from '../shared/styles/menu.css.js'

export type HeaderLinkProps = {
  /** The drawing. */
  icon: IconComponent
  /** Stands beside the icon where there is room; its name everywhere. */
  text: string
  /** Where it leads. */
  href: string
  /** Takes over the press where script runs; without it the link leads there. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** One of the header's tools that is a place: search, log in. */
export function HeaderLink({ icon: Icon, text, href, onClick }: HeaderLinkProps) {
  return (
    <Link look="quiet" href={href} onClick={onClick} className={control}>
      <Icon />
      <span className={controlText}>{text}</span>
    </Link>
  )
}
