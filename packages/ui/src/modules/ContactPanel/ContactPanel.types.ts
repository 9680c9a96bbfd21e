import type { ReactNode } from 'react'
import type { Picture } from '../../components/Picture/Picture.types.js'
import type { LinkItem } from '../link.types.js'

/** Talk to an expert (CONTACT-01, CONTACT-02). */
export interface ContactPanelProps {
  /** Open state (controlled). */
  readonly open?: boolean | undefined
  /** Initial open state (uncontrolled). */
  readonly defaultOpen?: boolean | undefined
  /** Called when it opens or closes. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  /** Heading. */
  readonly title: string
  /** Accessible name of the close button. */
  readonly closeLabel: string
  /** Response time: “We reply within 24 hours.” */
  readonly promiseText: string
  /** Contact person. */
  readonly person?:
    | {
        readonly name: string
        readonly role?: string | undefined
        readonly picture?: Picture | undefined
        /** Initials, shown without a picture; the name is separate text. */
        readonly initials?: string | undefined
      }
    | undefined
  /** `tel:` link and display text. */
  readonly phone?: { readonly href: string; readonly text: string } | undefined
  /** `mailto:` link and display text. */
  readonly email?: { readonly href: string; readonly text: string } | undefined
  /** Shows a skeleton while the person loads. */
  readonly isLoading?: boolean | undefined
  /** Links to write, and to contacts of other countries. */
  readonly links?: readonly LinkItem[] | undefined
  /** Contact form, if available. */
  readonly children?: ReactNode
}
