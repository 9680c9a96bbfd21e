import { PageSection } from '../PageSection/PageSection.js'
import { FailureState } from '../shared/records/FailureState.js'
import * as figureStyles from '../shared/styles/figure.css.js'
import { RowSkeletons } from '../shared/records/RowSkeletons.js'
import type { ShareDataProps } from './ShareData.types.js'

/** One large figure with further facts. */
export function ShareData({ id, title, lead, figure, rows, loadingText, failure }: ShareDataProps) {
  return (
    <PageSection id={id} title={title} lead={lead} layout="split">
      {failure ? (
        <FailureState {...failure} />
      ) : loadingText === undefined ? (
        <>
          <p className={figureStyles.figure}>
            <span className={figureStyles.value}>{figure.value}</span>{' '}
            <span className={figureStyles.label}>{figure.label}</span>{' '}
            {figure.note && <span className={figureStyles.note}>{figure.note}</span>}
          </p>
          {rows.length > 0 && (
            <dl className={figureStyles.rows}>
              {rows.map(({ label, value }) => (
                <div key={label} className={figureStyles.row}>
                  <dt className={figureStyles.rowLabel}>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </>
      ) : (
        <RowSkeletons count={4} loadingText={loadingText} />
      )}
    </PageSection>
  )
}
