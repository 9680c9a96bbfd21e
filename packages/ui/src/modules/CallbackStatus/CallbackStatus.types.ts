import type { LinkItem } from '../link.types.js'

/** The sign-in return page: under way, or what went wrong (ROUTE-31, ROUTE-32, AUTH-34, AUTH-39). */
export type CallbackStatusProps =
  | {
      /** How far the sign-in is. */
      readonly status: 'signing-in'
      /** The heading. */
      readonly title: string
      /** The text below the heading. */
      readonly text?: string | undefined
    }
  | {
      /** How far the sign-in is. */
      readonly status: 'error'
      /** The heading. */
      readonly title: string
      /** The text below the heading. */
      readonly text: string
      /** What support wants to know, row by row. */
      readonly details?:
        | { readonly title: string; readonly rows: readonly { readonly label: string; readonly value: string }[] }
        | undefined
      /** The way to try again. */
      readonly retryLink: LinkItem
      /** The way to the home page. */
      readonly homeLink?: LinkItem | undefined
    }
