import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { join } from '../../foundations/join.js'
import * as styles from './Skeleton.css.js'

export type SkeletonProps = RootProps & {
  /** Shape of the expected content. */
  shape?: keyof typeof styles.shape | undefined
  /** Number of text lines. */
  lines?: number | undefined
}

/** Placeholder for loading content. Silent: announce loading with a `Spinner` or a status text. */
export function Skeleton({ shape = 'line', lines = 1, ...rest }: SkeletonProps) {
  return (
    <span aria-hidden="true" {...rootProps(rest)}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={join(styles.skeleton, styles.shape[shape], shape === 'line' && styles.lastLine)} />
      ))}
    </span>
  )
}
