import * as styles from './SkipLink.css.js'

export type SkipLinkProps = {
  /** URL of the main content, for example `#content`. */
  href: `#${string}`
  /** Content. */
  children: string
}

/** First focusable element: skips the navigation. */
export function SkipLink({ href, children }: SkipLinkProps) {
  // A plain anchor: in-page links bypass the router.
  return (
    <a href={href} className={styles.skipLink}>
      {children}
    </a>
  )
}
