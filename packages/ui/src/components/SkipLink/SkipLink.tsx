import * as styles from './SkipLink.css.js'

export type SkipLinkProps = {
  /** Address of the main content on this page, for example `#content`. */
  href: `#${string}`
  /** What stands inside. */
  children: string
}

/** The first thing the Tab key meets: jumps over the navigation. */
export function SkipLink({ href, children }: SkipLinkProps) {
  // A jump inside the page never goes through the router.
  return (
    <a href={href} className={styles.skipLink}>
      {children}
    </a>
  )
}
