import { join } from '../../foundations/join.js'
import { PageSection } from '../PageSection/PageSection.js'
import * as figureStyles from '../shared/styles/figure.css.js'
import { PayoutChart } from './PayoutChart.js'
import * as styles from './DividendPolicy.css.js'
import type { DividendPolicyProps } from './DividendPolicy.types.js'

/** Dividend policy and the payouts in large figures. */
export function DividendPolicy({ id, title, text, payouts, chart, ...rest }: DividendPolicyProps) {
  return (
    <PageSection id={id} title={title} lead={text} layout="split" {...rest}>
      {payouts.length > 0 && (
        <ul role="list" className={styles.payouts}>
          {payouts.map(({ id, amountText, label }) => (
            <li key={id} className={figureStyles.figure}>
              <span className={join(figureStyles.value, styles.amount)}>{amountText}</span>
              <span className={figureStyles.note}>{label}</span>
            </li>
          ))}
        </ul>
      )}
      {chart && <PayoutChart {...chart} />}
    </PageSection>
  )
}
