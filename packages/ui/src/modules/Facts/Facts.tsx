import { PageSection } from '../PageSection/PageSection.js'
import * as styles from './Facts.css.js'
import type { FactsProps } from './Facts.types.js'

/** Key figures in large type between the ends of a dimension line. */
export function Facts({ items, ...section }: FactsProps) {
  return (
    <PageSection {...section}>
      <dl className={styles.list}>
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
