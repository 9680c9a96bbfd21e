import { useRef, useState, type MouseEvent } from 'react'
import { useFrame } from './plug/index.ts'

/**
 * A link that a plain press opens in place instead: whether it is open, how it opens and how it closes. On another
 * page it is closed, and the link gets the focus back.
 */
export function useInPlace() {
  const { fullPath } = useFrame()
  const [openOn, setOpenOn] = useState<string | null>(null)
  const opener = useRef<HTMLElement>(null)
  return {
    isOpen: openOn === fullPath,
    open: (event: MouseEvent<HTMLElement>) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      opener.current = event.currentTarget
      setOpenOn(fullPath)
    },
    close: () => {
      setOpenOn(null)
      // Behind the panel's own clearing up, which knows no button that opened it.
      setTimeout(() => opener.current?.focus())
    },
  }
}
