import { join } from '../../foundations/join.js'
import * as styles from './Skeleton.css.js'

export type SkeletonProps = {
  /** What it stands for. */
  shape?: keyof typeof styles.shape | undefined
  /** How many lines of text. */
  lines?: number | undefined
  /** Class of the outermost element, to give it a place. */
  className?: string | undefined
}

/** Keeps the room of something that is on its way; silent, so say the waiting with a `Spinner` or a status text. */
export function Skeleton({ shape = 'line', lines = 1, className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={className}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={join(styles.skeleton, styles.shape[shape], shape === 'line' && styles.lastLine)} />
      ))}
    </span>
  )
}
