import { useRef, useState, type MouseEvent } from 'react'
import { useAppContext } from './appContext.ts'

/**
 * State of a panel that a button, a link or an action opens: a link with a modifier key opens as usual. The panel closes
 * on navigation; when it is closed, the opener gets the focus back.
 */
export function usePanel() {
  const { fullPath } = useAppContext()
  const [openOn, setOpenOn] = useState<string | null>(null)
  const opener = useRef<HTMLElement>(null)
  // Going back does not open it again.
  if (openOn !== null && openOn !== fullPath) setOpenOn(null)
  return {
    isOpen: openOn === fullPath,
    open: (event?: MouseEvent<HTMLElement>) => {
      const isLink = event?.currentTarget instanceof HTMLAnchorElement
      if (isLink && (event.ctrlKey || event.metaKey || event.shiftKey)) return
      event?.preventDefault()
      opener.current = event?.currentTarget ?? opener.current
      setOpenOn(fullPath)
    },
    close: () => {
      setOpenOn(null)
      // After the dialog's own cleanup, which does not know the opener.
      setTimeout(() => opener.current?.focus())
    },
  }
}
