import type { MouseEventHandler, ReactNode, Ref } from 'react'
import { join } from '../../foundations/join.js'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { Anchor } from '../../foundations/provider/UiProvider.js'
import { IconArrowLeft, IconArrowRight, IconArrowUpRight } from '../Icon/layoutIcons.js'
import * as styles from './Link.css.js'

export type LinkProps = Omit<RootProps, 'onClick'> & {
  /** Target URL. */
  href: string
  /** `inline` inside running text, `quiet` in lists and navigation, `standalone` with an arrow on its own line. */
  look?: 'inline' | 'quiet' | 'standalone' | undefined
  /** Link to another site: the arrow points out, `rel` hides the opener. */
  external?: boolean | undefined
  /** A `standalone` link back to where the page belongs: its arrow is before the text and points back. */
  back?: boolean | undefined
  /** Opens a new tab; the text must say so. */
  newTab?: boolean | undefined
  /** Downloads the target; a string sets the file name. */
  download?: boolean | string | undefined
  /** Language of the target page if it differs. */
  hrefLang?: string | undefined
  /** Language of the text if it differs from the page's. */
  lang?: string | undefined
  /** Called on click. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
  /** Ref to the DOM element. */
  ref?: Ref<HTMLAnchorElement> | undefined
  /** Text that names the target. */
  children: ReactNode
}

/** A link, rendered by the application's link component. */
export function Link({
  look = 'inline',
  external = false,
  back = false,
  newTab = false,
  children,
  ...rest
}: LinkProps) {
  const Arrow = external ? IconArrowUpRight : IconArrowRight
  const isBack = look === 'standalone' && back
  return (
    <Anchor
      rel={external || newTab ? 'noopener noreferrer' : undefined}
      target={newTab ? '_blank' : undefined}
      {...rootProps(rest, styles.link, styles.look[look], isBack && styles.back)}
    >
      {isBack && <IconArrowLeft className={join(styles.icon, styles.backIcon)} />}
      {children}
      {look === 'standalone' && !isBack && <Arrow className={styles.icon} />}
    </Anchor>
  )
}
