import type { LinkItem } from '../link.types.js'

/** A simple message of the identity service: signed out, link expired, something failed. */
export interface MessagePageProps {
  /** Heading. */
  readonly title: string
  /** The text below the heading. */
  readonly text: string
  /** Outcome, shown as an icon beside the title. */
  readonly tone?: 'neutral' | 'success' | 'error' | undefined
  /** Technical details for support. */
  readonly details?: readonly { readonly label: string; readonly value: string }[] | undefined
  /** Next steps. */
  readonly link?: LinkItem | undefined
}
