import type { RootProps } from '../../foundations/rootProps.js'
import { PageSection } from '../PageSection/PageSection.js'
import { FailureState } from '../shared/records/FailureState.js'
import { RowSkeletons } from '../shared/records/RowSkeletons.js'
import type { RecordFailure } from '../list.types.js'
import * as figureStyles from '../shared/styles/figure.css.js'

/** Figures of the share (INV-02). */
export interface ShareDataProps extends RootProps {
  /** Anchor id. */
  readonly id?: string | undefined
  /** Heading. */
  readonly title: string
  /** One or two sentences below the heading. */
  readonly lead?: string | undefined
  /** Main figure: “5,133,333”. */
  readonly figure: { readonly value: string; readonly label: string; readonly note?: string | undefined }
  /** Rows of name and value. */
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  /** Loading announcement; if set, skeletons are shown. */
  readonly loadingText?: string | undefined
  /** Shown instead of the figures if loading failed. */
  readonly failure?: RecordFailure | undefined
}

/** One large figure with further facts. */
export function ShareData({ title, lead, figure, rows, loadingText, failure, ...rest }: ShareDataProps) {
  return (
    <PageSection title={title} lead={lead} layout="split" {...rest}>
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
