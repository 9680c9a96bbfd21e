import type { LinkItem } from '../link.types.js'

/** The page after a sign-in redirect: in progress or failed (ROUTE-31, ROUTE-32, AUTH-34, AUTH-39). */
export type CallbackStatusProps =
  | {
      /** Progress of the sign-in. */
      readonly status: 'signing-in'
      /** Heading. */
      readonly title: string
      /** The text below the heading. */
      readonly text?: string | undefined
    }
  | {
      /** Progress of the sign-in. */
      readonly status: 'error'
      /** Heading. */
      readonly title: string
      /** The text below the heading. */
      readonly text: string
      /** Technical details for support. */
      readonly details?:
        | { readonly title: string; readonly rows: readonly { readonly label: string; readonly value: string }[] }
        | undefined
      /** Retry action. */
      readonly retryLink: LinkItem
      /** Link to the home page. */
      readonly homeLink?: LinkItem | undefined
    }
