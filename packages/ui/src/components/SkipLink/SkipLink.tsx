import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import * as styles from './SkipLink.css.js'

export type SkipLinkProps = RootProps & {
  /** URL of the main content, for example `#content`. */
  href: `#${string}`
  /** Content. */
  children: string
}

/** First focusable element: skips the navigation. */
export function SkipLink({ href, children, ...rest }: SkipLinkProps) {
  // A plain anchor: in-page links bypass the router.
  return (
    <a href={href} {...rootProps(rest, styles.skipLink)}>
      {children}
    </a>
  )
}
