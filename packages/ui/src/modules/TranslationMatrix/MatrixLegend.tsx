import { Link } from '../../components/Link/Link.js'
import { markKinds, Mark } from './Mark.js'
import type { TranslationMatrixProps } from './TranslationMatrix.types.js'
import * as styles from './TranslationMatrix.css.js'

type MatrixLegendProps = Pick<TranslationMatrixProps, 'markTexts' | 'counts'> & { label: string }

/** What each mark means, how often it occurs, and a link that shows these only. */
export function MatrixLegend({ label, markTexts, counts = {} }: MatrixLegendProps) {
  return (
    <ul role="list" aria-label={label} className={styles.legend}>
      {markKinds.map((kind) => {
        const count = counts[kind]
        return (
          <li key={kind} className={styles.legendEntry}>
            <Mark kind={kind} />
            {count?.href === undefined ? (
              markTexts[kind]
            ) : (
              <Link
                look="quiet"
                href={count.href}
                aria-current={count.isCurrent ? 'true' : undefined}
                className={count.isCurrent ? styles.currentCount : undefined}
              >
                {markTexts[kind]}
              </Link>
            )}
            {count && <span className={styles.count}>{count.text}</span>}
          </li>
        )
      })}
    </ul>
  )
}
