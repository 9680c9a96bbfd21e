import type { ReactNode } from 'react'
import type { Picture } from '../../components/Picture/Picture.types.js'
import type { LinkItem } from '../link.types.js'

/** Talk to an expert (CONTACT-01, CONTACT-02). */
export interface ContactPanelProps {
  readonly open?: boolean | undefined
  readonly defaultOpen?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  readonly title: string
  readonly closeLabel: string
  /** The promise: “We reply within 24 hours.” */
  readonly promiseText: string
  readonly person?:
    | { readonly name: string; readonly role?: string | undefined; readonly picture?: Picture | undefined }
    | undefined
  readonly phone?: { readonly href: string; readonly text: string } | undefined
  readonly email?: { readonly href: string; readonly text: string } | undefined
  /** Keeps the room of the person while it is on its way. */
  readonly isLoading?: boolean | undefined
  /** Where to write, and the contacts of other countries. */
  readonly links?: readonly LinkItem[] | undefined
  /** A form, where writing is possible at once. */
  readonly children?: ReactNode
}
