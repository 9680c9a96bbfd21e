import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { Anchor } from '../../foundations/provider/UiProvider.js'
import { rootProps, type RootProps } from '../../foundations/rootProps.js'
import type { IconComponent } from '../Icon/Icon.js'
import * as styles from './Button.css.js'

type Look = {
  /** `signal` for the main purpose of a page, `solid` for main actions, `outline` and `quiet` for the rest. */
  look?: keyof typeof styles.look | undefined
  /** Size. */
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
    /** The action is running: the button keeps its size and focus and ignores clicks. */
    loading?: boolean | undefined
    /** Ref to the DOM element. */
    ref?: Ref<HTMLButtonElement> | undefined
    /** Text: a verb and its object. */
    children: ReactNode
  }

/** Starts an action. Use `ButtonLink` or `Link` for navigation. */
export function Button(props: ButtonProps) {
  const { look = 'solid', size = 'medium', wide, icon, trailingIcon, loading = false, children, ...rest } = props
  return (
    <button
      type="button"
      {...rootProps(rest, ...listClassNames({ look, size, wide }))}
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

export type ButtonLinkProps = Omit<RootProps, 'onClick'> &
  Look & {
    /** Target URL. */
    href: string
    /** Link to another site. */
    external?: boolean | undefined
    /** Opens a new tab; the text must say so. Combine with `external` for other sites. */
    target?: '_blank' | undefined
    /** Downloads the target; a string sets the file name. */
    download?: boolean | string | undefined
    /** Language of the text if it differs from the page's. */
    lang?: string | undefined
    /** Called on click. */
    onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
    /** Ref to the DOM element. */
    ref?: Ref<HTMLAnchorElement> | undefined
    /** Text that names the target. */
    children: ReactNode
  }

/** A link with the look of a button, for a next step that is a page. */
export function ButtonLink(props: ButtonLinkProps) {
  const { look = 'solid', size = 'medium', wide, icon, trailingIcon, external, children, ...rest } = props
  return (
    <Anchor
      rel={external ? 'noopener noreferrer' : undefined}
      {...rootProps(rest, ...listClassNames({ look, size, wide }))}
    >
      <Content icon={icon} trailingIcon={trailingIcon}>
        {children}
      </Content>
    </Anchor>
  )
}

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'children'> & {
  /** Icon. */
  icon: IconComponent
  /** Accessible name and tooltip. */
  label: string
  /** Visual emphasis. */
  look?: keyof typeof styles.look | undefined
  /** Size. */
  size?: keyof typeof styles.size | undefined
  /** Ref to the DOM element. */
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A square button with only an icon; `label` is its accessible name. */
export function IconButton({ icon: Icon, label, look = 'quiet', size = 'medium', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rootProps(rest, ...listClassNames({ look, size }), styles.iconOnly[size])}
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

type ClassNameInput = { look: keyof typeof styles.look; size: keyof typeof styles.size; wide?: boolean | undefined }

function listClassNames({ look, size, wide }: ClassNameInput) {
  return [styles.button, styles.look[look], styles.size[size], wide && styles.wide]
}

function preventDefault(event: MouseEvent) {
  event.preventDefault()
}
