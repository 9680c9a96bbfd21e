import { useId, type ReactNode } from 'react'
import { join } from '../../foundations/join.js'
import * as styles from './Accordion.css.js'

export type AccordionItem = { readonly id: string; readonly title: ReactNode; readonly content: ReactNode }

export type AccordionProps = {
  /** The questions with their answers. */
  items: readonly AccordionItem[]
  /** Opening one closes the others. */
  single?: boolean | undefined
  /** Ids of the parts that are open at first. */
  defaultOpen?: readonly string[] | undefined
  /** Class of the outermost element, to give it a place. */
  className?: string | undefined
}

/** Parts that open on request; native, so it works without script and the browser's search opens the right part. */
export function Accordion({ items, single = false, defaultOpen = [], className }: AccordionProps) {
  const name = useId()
  return (
    <div className={join(styles.accordion, className)}>
      {items.map(({ id, title, content }) => (
        <details
          key={id}
          id={id}
          name={single ? name : undefined}
          open={defaultOpen.includes(id) || undefined}
          className={styles.item}
        >
          <summary className={styles.summary}>
            {title}
            <span className={styles.sign} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
