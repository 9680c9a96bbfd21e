import type { LinkItem } from '../link.types.js'

/** The sign-in return page: under way, or what went wrong (ROUTE-31, ROUTE-32, AUTH-34, AUTH-39). */
export type CallbackStatusProps =
  | { readonly status: 'signing-in'; readonly title: string; readonly text?: string | undefined }
  | {
      readonly status: 'error'
      readonly title: string
      readonly text: string
      readonly details?:
        | { readonly title: string; readonly rows: readonly { readonly label: string; readonly value: string }[] }
        | undefined
      readonly retryLink: LinkItem
      readonly homeLink?: LinkItem | undefined
    }
