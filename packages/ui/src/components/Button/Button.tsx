import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { useLinkComponent } from '../../foundations/provider/UiProvider.js'
import { join } from '../../foundations/join.js'
import type { IconComponent } from '../Icon/Icon.js'
import * as styles from './Button.css.js'

type Look = {
  /** `signal` for the one thing a page is about, `solid` for main actions, `outline` and `quiet` for the rest. */
  look?: keyof typeof styles.look | undefined
  /** How much room it takes. */
  size?: keyof typeof styles.size | undefined
  /** Takes the whole width of its parent. */
  wide?: boolean | undefined
  /** Before the text. */
  icon?: IconComponent | undefined
  /** After the text, for direction. */
  trailingIcon?: IconComponent | undefined
}

export type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> & {
    /** The action is under way: the button keeps its size and focus, and answers no press. */
    loading?: boolean | undefined
    /** The element of the page. */
    ref?: Ref<HTMLButtonElement> | undefined
    /** The text: a verb and its object. */
    children: ReactNode
  }

/** Starts an action. For going somewhere use `ButtonLink` or `Link`. */
export function Button(props: ButtonProps) {
  const {
    look = 'solid',
    size = 'medium',
    wide,
    icon,
    trailingIcon,
    loading = false,
    className,
    children,
    ...rest
  } = props
  return (
    <button
      type="button"
      {...rest}
      className={toClassName({ look, size, wide }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? preventDefault : rest.onClick}
    >
      <Content icon={icon} trailingIcon={trailingIcon} hidden={loading}>
        {children}
      </Content>
      {loading && <span className={styles.spinner} />}
    </button>
  )
}

export type ButtonLinkProps = Look & {
  /** Where it leads. */
  href: string
  /** Leaves the site: opens a page of its own. */
  external?: boolean | undefined
  /** Opens a new tab; say so in the text, and set `external` where it is another site. */
  target?: '_blank' | undefined
  /** The browser keeps the file; a text names it. */
  download?: boolean | string | undefined
  /** The language of the text where it is not the page's. */
  lang?: string | undefined
  /** Anchor that links can lead to. */
  id?: string | undefined
  /** Class of the outermost element, to give it a place. */
  className?: string | undefined
  /** It was pressed. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** The element of the page. */
  ref?: Ref<HTMLAnchorElement> | undefined
  /** The text: where it leads. */
  children: ReactNode
}

/** A link that looks like a button: for the next step that is a page. */
export function ButtonLink(props: ButtonLinkProps) {
  const { look = 'solid', size = 'medium', wide, icon, trailingIcon, external, className, children, ...rest } = props
  const Anchor = useLinkComponent()
  return (
    <Anchor
      {...rest}
      rel={external ? 'noopener noreferrer' : undefined}
      className={toClassName({ look, size, wide }, className)}
    >
      <Content icon={icon} trailingIcon={trailingIcon}>
        {children}
      </Content>
    </Anchor>
  )
}

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'children'> & {
  /** The drawing. */
  icon: IconComponent
  /** Names the action for screen readers and as the tooltip. */
  label: string
  /** How strongly it calls. */
  look?: keyof typeof styles.look | undefined
  /** How much room it takes. */
  size?: keyof typeof styles.size | undefined
  /** The element of the page. */
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A square button that shows only an icon; its label is spoken. */
export function IconButton({
  icon: Icon,
  label,
  look = 'quiet',
  size = 'medium',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={join(styles.button, styles.look[look], styles.size[size], styles.iconOnly[size], className)}
    >
      <Icon />
    </button>
  )
}

type ContentProps = {
  icon?: IconComponent | undefined
  trailingIcon?: IconComponent | undefined
  hidden?: boolean | undefined
  children: ReactNode
}

function Content({ icon: Icon, trailingIcon: TrailingIcon, hidden = false, children }: ContentProps) {
  return (
    <span className={hidden ? styles.contentHidden : styles.content}>
      {Icon && <Icon />}
      {children}
      {TrailingIcon && <TrailingIcon />}
    </span>
  )
}

type ClassNameInput = { look: keyof typeof styles.look; size: keyof typeof styles.size; wide: boolean | undefined }

function toClassName({ look, size, wide }: ClassNameInput, className: string | undefined): string {
  return join(styles.button, styles.look[look], styles.size[size], wide && styles.wide, className)
}

function preventDefault(event: MouseEvent) {
  event.preventDefault()
}
