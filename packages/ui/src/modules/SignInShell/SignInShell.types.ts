import type { MouseEventHandler, ReactNode } from 'react'
import type { LinkItem } from '../link.types.js'

/** Portal page for signed-out visitors: description and sign-in link. Contains the page's `<h1>`. */
export interface SignInShellProps {
  /** Heading. */
  readonly title: string
  /** Overline: a few words above the heading. */
  readonly overline?: string | undefined
  /** The text below the heading. */
  readonly text: string
  /** Benefits of signing in, as a short list. */
  readonly benefits?: readonly string[] | undefined
  /** The link to log in, which works without script. */
  readonly logInLink: LinkItem
  /** Called on click; prevent the default to sign in without navigation. */
  readonly onLogIn?: MouseEventHandler<HTMLElement> | undefined
  /** Reason why sign-in is unavailable, for example plain HTTP. */
  readonly notice?: ReactNode
  /** True while the session is restored. */
  readonly isLoading?: boolean | undefined
  /** Loading announcement; if set, skeletons are shown. */
  readonly loadingText?: string | undefined
}
