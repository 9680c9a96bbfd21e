import { useId, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { DisclosureSign } from '../Disclosure/DisclosureSign.js'
import * as styles from './Accordion.css.js'

export type AccordionItem = { readonly id: string; readonly title: ReactNode; readonly content: ReactNode }

export type AccordionProps = RootProps & {
  /** The questions with their answers. */
  items: readonly AccordionItem[]
  /** Opening one closes the others. */
  single?: boolean | undefined
  /** Ids of the items that are open initially. */
  defaultOpen?: readonly string[] | undefined
}

/** Expandable items. Uses native `<details>`: works without script, and find-in-page opens the matching item. */
export function Accordion({ items, single = false, defaultOpen = [], ...rest }: AccordionProps) {
  const name = useId()
  return (
    <div {...rootProps(rest, styles.accordion)}>
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
            <DisclosureSign />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
