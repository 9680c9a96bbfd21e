import { Skeleton } from '../../../components/Skeleton/Skeleton.js'
import { VisuallyHidden } from '../../../foundations/layout/Layout.js'
import * as listStyles from './list.css.js'

type RowSkeletonsProps = { count: number; loadingText: string }

/** Skeleton rows of a list. */
export function RowSkeletons({ count, loadingText }: RowSkeletonsProps) {
  return (
    <>
      <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
      <div aria-hidden="true" className={listStyles.list}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={listStyles.entry}>
            <Skeleton lines={2} />
          </div>
        ))}
      </div>
    </>
  )
}
