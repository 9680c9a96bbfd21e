import type { RootProps } from '../../foundations/rootProps.js'
import { DisclosureSign } from '../../components/Disclosure/DisclosureSign.js'
import { join } from '../../foundations/join.js'
import { PageSection } from '../PageSection/PageSection.js'
import { SpecificationTable } from '../TechnicalData/SpecificationTable.js'
import type { MeasurementSystem } from '../MeasurementSwitch/MeasurementSwitch.types.js'
import type { SpecificationRow } from '../TechnicalData/TechnicalData.types.js'
import * as styles from './Variants.css.js'

/** Variants of a product; names follow the measurement system (CAT-16). */
export interface VariantsProps extends RootProps {
  /** Heading. */
  readonly title: string
  /** Measurement system of the figures (LOCALE-16). */
  readonly system: MeasurementSystem
  /** Variants with a name per measurement system and their values. */
  readonly items: readonly {
    readonly id: string
    readonly nameMetric: string
    readonly nameImperial: string
    readonly specifications: readonly SpecificationRow[]
  }[]
  /** Texts of controls and announcements. */
  readonly labels: { readonly name: string; readonly value: string }
  /** Language of catalogue texts if it differs from the page's (WCAG 3.1.2). */
  readonly contentLanguage?: string | undefined
}

/** Variants of a product with the values in which they differ. */
export function Variants({ title, system, items, labels, contentLanguage, ...rest }: VariantsProps) {
  return (
    <PageSection title={title} layout="split" {...rest}>
      <ul role="list" className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            {item.specifications.length === 0 ? (
              <p lang={contentLanguage} className={styles.name}>
                <VariantName item={item} system={system} />
              </p>
            ) : (
              <details>
                <summary className={styles.summary}>
                  <span lang={contentLanguage}>
                    <VariantName item={item} system={system} />
                  </span>
                  <DisclosureSign />
                </summary>
                <div className={styles.content}>
                  <SpecificationTable
                    rows={item.specifications}
                    system={system}
                    labels={labels}
                    lang={contentLanguage}
                  />
                </div>
              </details>
            )}
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

type VariantNameProps = { item: VariantsProps['items'][number]; system: VariantsProps['system'] }

function VariantName({ item, system }: VariantNameProps) {
  if (item.nameMetric === item.nameImperial) return item.nameMetric
  return (
    <>
      <span className={join(system !== 'dim_metric' && styles.onPaperOnly)}>{item.nameMetric}</span>{' '}
      <span className={join(system !== 'dim_imperial' && styles.onPaperOnly)}>{item.nameImperial}</span>
    </>
  )
}
