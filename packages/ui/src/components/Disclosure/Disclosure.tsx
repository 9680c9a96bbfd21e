import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { join } from '../../foundations/join.js'
import { DisclosureSign } from './DisclosureSign.js'
import * as styles from './Disclosure.css.js'

export type DisclosureProps = RootProps & {
  /** Summary that toggles the content. */
  summary: string
  /** Initial open state (uncontrolled). */
  defaultOpen?: boolean | undefined
  /** Content. */
  children: ReactNode
}

/** Expandable content that most readers do not need. Uses native `<details>`, works without script. */
export function Disclosure({ summary, defaultOpen, children, ...rest }: DisclosureProps) {
  return (
    <details open={defaultOpen} {...rootProps(rest)}>
      <summary className={styles.summary}>
        {summary}
        <DisclosureSign />
      </summary>
      <div className={join(styles.content)}>{children}</div>
    </details>
  )
}
