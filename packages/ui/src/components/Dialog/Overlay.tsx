'use client'

import * as RadixDialog from '@radix-ui/react-dialog'
import { useRef, type ReactElement, type ReactNode } from 'react'
import type { RootProps } from '../../foundations/rootProps.js'

/** State of what covers the page: a dialog, a panel or a lightbox. */
export type OverlayProps = {
  /** The button that opens it; the focus returns to it. Omit it if the application opens it. */
  trigger?: ReactElement | undefined
  /** Open state (controlled). */
  open?: boolean | undefined
  /** Initial open state (uncontrolled). */
  defaultOpen?: boolean | undefined
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** Content of a dialog or a panel. */
export type ModalProps = RootProps &
  OverlayProps & {
    /** Heading. */
    title: string
    /** Sentence below the heading, announced when it opens. */
    description?: string | undefined
    /** Accessible name of the close button. */
    closeLabel: string
    /** Content. */
    children?: ReactNode
  }

/** The trigger, and the content over the page while it is open. */
export function Overlay({
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  children,
}: OverlayProps & { children: ReactNode }) {
  return (
    <RadixDialog.Root
      {...(open !== undefined && { open })}
      {...(defaultOpen && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>{children}</RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/**
 * Handlers that return the focus when the content closes. Radix returns it to the trigger. Without a trigger the element
 * that had it before gets it, unless another element has it now, such as the title of a new page.
 */
export function useOpenerFocus(hasTrigger: boolean) {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      if (hasTrigger) return
      event.preventDefault()
      const { activeElement, body } = document
      if (activeElement === body && opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}

/** Escape closes an open list inside first, then the dialog or panel. */
export function keepForList(event: KeyboardEvent): void {
  const { target } = event
  if (target instanceof Element && target.getAttribute('aria-expanded') === 'true') event.preventDefault()
}
