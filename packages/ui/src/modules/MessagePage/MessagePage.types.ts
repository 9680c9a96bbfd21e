import type { LinkItem } from '../link.types.js'

/** A simple message of the identity service: signed out, link expired, something failed. */
export interface MessagePageProps {
  readonly title: string
  readonly text: string
  readonly tone?: 'neutral' | 'success' | 'error' | undefined
  readonly details?: readonly { readonly label: string; readonly value: string }[] | undefined
  readonly link?: LinkItem | undefined
}
