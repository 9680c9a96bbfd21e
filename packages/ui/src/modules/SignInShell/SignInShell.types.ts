import type { MouseEventHandler, ReactNode } from 'react'
import type { LinkItem } from '../link.types.js'

/** A portal page for a visitor without a session: what is here and how to get in. Holds the page's `<h1>`. */
export interface SignInShellProps {
  /** The heading. */
  readonly title: string
  /** A few words above the heading that place it. */
  readonly overline?: string | undefined
  /** The text below the heading. */
  readonly text: string
  /** What signing in opens, as a short list. */
  readonly benefits?: readonly string[] | undefined
  /** The link to log in, which works without script. */
  readonly logInLink: LinkItem
  /** The link to log in was pressed; prevent its default to log in without leaving. */
  readonly onLogIn?: MouseEventHandler<HTMLElement> | undefined
  /** A reason why signing in does not work here, for example plain http. */
  readonly notice?: ReactNode
  /** True while a stored session is being read. */
  readonly isLoading?: boolean | undefined
  /** Read out while the content is on its way; where it is given, stand-ins are shown. */
  readonly loadingText?: string | undefined
}
