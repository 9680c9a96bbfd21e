import * as styles from './EmptyText.css.js'

/** What a list says when it has nothing to show. */
export function EmptyText({ children }: { children: string }) {
  return <p className={styles.empty}>{children}</p>
}
