import type { ReactNode } from 'react'
import type { Picture } from '../../components/Picture/Picture.types.js'
import type { LinkItem } from '../link.types.js'

/** Talk to an expert (CONTACT-01, CONTACT-02). */
export interface ContactPanelProps {
  /** Open or shut, where the parent keeps that. */
  readonly open?: boolean | undefined
  /** Open at first, where the component keeps that itself. */
  readonly defaultOpen?: boolean | undefined
  /** It was opened or shut. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  /** The heading. */
  readonly title: string
  /** Names the button that closes. */
  readonly closeLabel: string
  /** The promise: “We reply within 24 hours.” */
  readonly promiseText: string
  /** Who answers. */
  readonly person?:
    | {
        readonly name: string
        readonly role?: string | undefined
        readonly picture?: Picture | undefined
        /** Stand where there is no picture; the name is text of its own. */
        readonly initials?: string | undefined
      }
    | undefined
  /** The number as a link and as people read it. */
  readonly phone?: { readonly href: string; readonly text: string } | undefined
  /** The address as a link and as people read it. */
  readonly email?: { readonly href: string; readonly text: string } | undefined
  /** Keeps the room of the person while it is on its way. */
  readonly isLoading?: boolean | undefined
  /** Where to write, and the contacts of other countries. */
  readonly links?: readonly LinkItem[] | undefined
  /** A form, where writing is possible at once. */
  readonly children?: ReactNode
}
