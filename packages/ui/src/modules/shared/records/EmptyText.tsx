import * as styles from './EmptyText.css.js'

/** Text of an empty list. */
export function EmptyText({ children }: { children: string }) {
  return <p className={styles.empty}>{children}</p>
}
