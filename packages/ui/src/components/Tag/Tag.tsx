import { useLinkComponent } from '../../foundations/provider/UiProvider.js'
import { join } from '../../foundations/join.js'
import { IconClose } from '../Icon/icons.js'
import * as styles from './Tag.css.js'

export type TagProps = {
  /** Makes the tag a link to everything that carries it. */
  href?: string | undefined
  /** Shows a button that takes the tag away; its label names the tag. */
  remove?: { readonly label: string; readonly onRemove: () => void } | undefined
  /** Class of the outermost element, to give it a place. */
  className?: string | undefined
  /** The text. */
  children: string
}

/** A keyword: shown, followed or taken away. */
export function Tag({ href, remove, className, children }: TagProps) {
  const Anchor = useLinkComponent()
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
