import type { AriaAttributes, MouseEventHandler, ReactNode, Ref } from 'react'
import { useLinkComponent } from '../../foundations/provider/UiProvider.js'
import { join } from '../../foundations/join.js'
import { IconArrowRight, IconArrowUpRight } from '../Icon/icons.js'
import * as styles from './Link.css.js'

export type LinkProps = AriaAttributes & {
  /** Where it leads. */
  href: string
  /** `inline` inside running text, `quiet` in lists and navigation, `standalone` with an arrow on its own line. */
  look?: 'inline' | 'quiet' | 'standalone' | undefined
  /** Leads to another site: the arrow points out, and `rel` keeps the opener private. */
  external?: boolean | undefined
  /** Opens a new tab; say so in the text. */
  newTab?: boolean | undefined
  /** Offers the target as a file, with this name when it is a string. */
  download?: boolean | string | undefined
  /** Language of the page it leads to, where that is another. */
  hrefLang?: string | undefined
  /** Language of the text where it is another than the page’s. */
  lang?: string | undefined
  /** Anchor that links can lead to. */
  id?: string | undefined
  /** Class of the outermost element, to give it a place. */
  className?: string | undefined
  /** It was pressed. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
  /** The element of the page. */
  ref?: Ref<HTMLAnchorElement> | undefined
  /** The text, which says where it leads. */
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
