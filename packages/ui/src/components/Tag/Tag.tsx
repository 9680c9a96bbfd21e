import { Anchor } from '../../foundations/provider/UiProvider.js'
import { join } from '../../foundations/join.js'
import { IconClose } from '../Icon/layoutIcons.js'
import * as styles from './Tag.css.js'

export type TagProps = {
  /** URL of everything with this tag. */
  href?: string | undefined
  /** Accessible name of the remove button, including the tag's name; shown if set. */
  remove?: { readonly label: string; readonly onRemove: () => void } | undefined
  /** Class name of the root element. */
  className?: string | undefined
  /** Text. */
  children: string
}

/** A keyword: plain, a link, or removable. */
export function Tag({ href, remove, className, children }: TagProps) {
  if (href !== undefined)
    return (
      <Anchor href={href} className={join(styles.tag, styles.link, className)}>
        {children}
      </Anchor>
    )
  return (
    <span className={join(styles.tag, className)}>
      {children}
      {remove && (
        <button type="button" aria-label={remove.label} className={styles.remove} onClick={remove.onRemove}>
          <IconClose size="small" />
        </button>
      )}
    </span>
  )
}
