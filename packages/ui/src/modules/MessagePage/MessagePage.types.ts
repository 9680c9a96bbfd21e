import type { LinkItem } from '../link.types.js'

/** A simple message of the identity service: signed out, link expired, something failed. */
export interface MessagePageProps {
  /** The heading. */
  readonly title: string
  /** The text below the heading. */
  readonly text: string
  /** Whether it went well; shown as a sign beside the title. */
  readonly tone?: 'neutral' | 'success' | 'error' | undefined
  /** What support wants to know, row by row. */
  readonly details?: readonly { readonly label: string; readonly value: string }[] | undefined
  /** Where to go from here. */
  readonly link?: LinkItem | undefined
}
