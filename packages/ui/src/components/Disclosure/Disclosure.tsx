import type { ReactNode } from 'react'
import { join } from '../../foundations/join.js'
import { IconChevronRight } from '../Icon/icons.js'
import * as styles from './Disclosure.css.js'

export type DisclosureProps = {
  /** What is always seen and opens the rest. */
  summary: string
  /** Open at first, where the component keeps that itself. */
  defaultOpen?: boolean | undefined
  /** What stands inside. */
  children: ReactNode
  /** Class of the outermost element, to give it a place. */
  className?: string | undefined
}

/** One part that most readers do not need, opened on request; native, so it works without script. */
export function Disclosure({ summary, defaultOpen, children, className }: DisclosureProps) {
  return (
    <details open={defaultOpen} className={className}>
      <summary className={styles.summary}>
        <IconChevronRight size="small" className={styles.sign} />
        {summary}
      </summary>
      <div className={join(styles.content)}>{children}</div>
    </details>
  )
}
