import type { MouseEventHandler, ReactNode } from 'react'
import type { LinkItem } from '../link.types.js'

/** A portal page for a visitor without a session: what is here and how to get in. Holds the page's `<h1>`. */
export interface SignInShellProps {
  readonly title: string
  readonly overline?: string | undefined
  readonly text: string
  /** What signing in opens, as a short list. */
  readonly benefits?: readonly string[] | undefined
  readonly logInLink: LinkItem
  readonly onLogIn?: MouseEventHandler<HTMLElement> | undefined
  /** A reason why signing in does not work here, for example plain http. */
  readonly notice?: ReactNode
  /** True while a stored session is being read. */
  readonly isLoading?: boolean | undefined
  readonly loadingText?: string | undefined
}
