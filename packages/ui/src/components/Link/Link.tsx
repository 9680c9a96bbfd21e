import type { AriaAttributes, MouseEventHandler, ReactNode, Ref } from 'react'
import { useLinkComponent } from '../../foundations/provider/UiProvider.js'
import { join } from '../../foundations/join.js'
import { IconArrowRight, IconArrowUpRight } from '../Icon/icons.js'
import * as styles from './Link.css.js'

export type LinkProps = AriaAttributes & {
  href: string
  /** `inline` inside running text, `quiet` in lists and navigation, `standalone` with an arrow on its own line. */
  look?: 'inline' | 'quiet' | 'standalone' | undefined
  /** Leads to another site: the arrow points out, and `rel` keeps the opener private. */
  external?: boolean | undefined
  /** Opens a new tab; say so in the text. */
  newTab?: boolean | undefined
  /** Offers the target as a file, with this name when it is a string. */
  download?: boolean | string | undefined
  hrefLang?: string | undefined
  lang?: string | undefined
  id?: string | undefined
  className?: string | undefined
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
  ref?: Ref<HTMLAnchorElement> | undefined
  children: ReactNode
}

/** A link, rendered by the application's link component. */
export function Link({ look = 'inline', external = false, newTab = false, className, children, ...rest }: LinkProps) {
  const Anchor = useLinkComponent()
  const Arrow = external ? IconArrowUpRight : IconArrowRight
  return (
    <Anchor
      className={join(styles.link, styles.look[look], className)}
      rel={external || newTab ? 'noopener noreferrer' : undefined}
      target={newTab ? '_blank' : undefined}
      {...rest}
    >
      {children}
      {look === 'standalone' && <Arrow className={styles.icon} />}
    </Anchor>
  )
}
