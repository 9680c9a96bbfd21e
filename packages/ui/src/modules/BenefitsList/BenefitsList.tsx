import { useId } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'
import { IconCheck } from '../../components/Icon/icons.js'
import { PageSection } from '../PageSection/PageSection.js'
import * as styles from './BenefitsList.css.js'

/** Benefits and details of a service (CAT-06, CAT-25). Empty entries are omitted. */
export interface BenefitsListProps extends RootProps {
  /** Heading. */
  readonly title: string
  /** Benefits, most important first. */
  readonly items: readonly string[]
  /** What the service includes. */
  readonly details?: { readonly title: string; readonly items: readonly string[] } | undefined
  /** Language of catalogue texts if it differs from the page's (WCAG 3.1.2). */
  readonly contentLanguage?: string | undefined
}

/** Benefits of a service, followed by its details. */
export function BenefitsList({ title, items, details, contentLanguage, ...rest }: BenefitsListProps) {
  const benefits = items.filter(isFilled)
  const detailItems = details?.items.filter(isFilled) ?? []
  if (benefits.length === 0 && detailItems.length === 0) return null
  return (
    <PageSection title={title} layout="split" {...rest}>
      <ul role="list" lang={contentLanguage} className={styles.list}>
        {benefits.map((benefit) => (
          <li key={benefit} className={styles.item}>
            <IconCheck className={styles.check} />
            {benefit}
          </li>
        ))}
      </ul>
      {details && detailItems.length > 0 && (
        <Details title={details.title} items={detailItems} lang={contentLanguage} />
      )}
    </PageSection>
  )
}

type DetailsProps = { title: string; items: readonly string[]; lang: string | undefined }

function Details({ title, items, lang }: DetailsProps) {
  const titleId = useId()
  return (
    <div className={styles.details}>
      <h3 id={titleId} className={styles.detailsTitle}>
        {title}
      </h3>
      <ul aria-labelledby={titleId} lang={lang} className={styles.detailsList}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

function isFilled(text: string): boolean {
  return text.trim() !== ''
}
