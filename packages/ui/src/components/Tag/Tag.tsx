import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import { Anchor } from '../../foundations/provider/UiProvider.js'
import { IconClose } from '../Icon/layoutIcons.js'
import * as styles from './Tag.css.js'

export type TagProps = RootProps & {
  /** URL of everything with this tag. */
  href?: string | undefined
  /** Accessible name of the remove button, including the tag's name; shown if set. */
  remove?: { readonly label: string; readonly onRemove: () => void } | undefined
  /** Text. */
  children: string
}

/** A keyword: plain, a link, or removable. */
export function Tag({ href, remove, children, ...rest }: TagProps) {
  if (href !== undefined)
    return (
      <Anchor href={href} {...rootProps(rest, styles.tag, styles.link)}>
        {children}
      </Anchor>
    )
  return (
    <span {...rootProps(rest, styles.tag)}>
      {children}
      {remove && (
        <button type="button" aria-label={remove.label} className={styles.remove} onClick={remove.onRemove}>
          <IconClose size="small" />
        </button>
      )}
    </span>
  )
}
