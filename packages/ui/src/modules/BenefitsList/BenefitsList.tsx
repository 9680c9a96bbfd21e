import { useId } from 'react'
import { IconCheck } from '../../components/Icon/icons.js'
import { PageSection } from '../PageSection/PageSection.js'
import * as styles from './BenefitsList.css.js'
import type { BenefitsListProps } from './BenefitsList.types.js'

/** Benefits of a service, followed by its details. */
export function BenefitsList({ title, items, details, id, contentLanguage }: BenefitsListProps) {
  const benefits = items.filter(isFilled)
  const detailItems = details?.items.filter(isFilled) ?? []
  if (benefits.length === 0 && detailItems.length === 0) return null
  return (
    <PageSection title={title} id={id} layout="split">
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
