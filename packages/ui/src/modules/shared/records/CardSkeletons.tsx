import { VisuallyHidden } from '../../../foundations/layout/Layout.js'
import * as styles from './CardSkeletons.css.js'

type CardSkeletonsProps = { count: number; className: string; loadingText: string | undefined }

/** Skeleton cards in the size of the expected ones. */
export function CardSkeletons({ count, className, loadingText }: CardSkeletonsProps) {
  return (
    <>
      <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
      <div aria-hidden="true" className={className}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.card}>
            <div className={styles.picture} />
            <div className={styles.line} />
            <div className={styles.lineLong} />
          </div>
        ))}
      </div>
    </>
  )
}
