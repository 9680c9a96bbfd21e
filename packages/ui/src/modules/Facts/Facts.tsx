import type { RootProps } from '../../foundations/rootProps.js'
import { join } from '../../foundations/join.js'
import { PageSection } from '../PageSection/PageSection.js'
import { band } from '../shared/styles/band.css.js'
import * as styles from './Facts.css.js'

/** Key figures with unit and meaning. */
export interface FactsProps extends RootProps {
  /** Heading. */
  readonly title?: string | undefined
  /** Overline: a few words above the heading. */
  readonly overline?: string | undefined
  /** Entries in display order. */
  readonly items: readonly {
    readonly id: string
    /** Already formatted for the language, for example “0.08”. */
    readonly value: string
    readonly unit?: string | undefined
    readonly label: string
    readonly note?: string | undefined
  }[]
}

/** Key figures in large type between the ends of a dimension line, on a dark band. */
export function Facts({ items, className, ...section }: FactsProps) {
  return (
    <PageSection data-scheme="dark" {...section} className={join(band, className)}>
      <dl className={join(styles.list, items.length === 3 && styles.listThree)}>
        {items.map((item) => (
          <div key={item.id} className={styles.fact}>
            <dt className={styles.label}>
              {item.label}
              {item.note && <span className={styles.note}>{item.note}</span>}
            </dt>
            <dd className={styles.value}>
              {item.value}
              {item.unit && <span className={styles.unit}>{item.unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </PageSection>
  )
}
