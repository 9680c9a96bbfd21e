import { useEffect, type RefObject } from 'react'
import { from } from '../../foundations/breakpoints.js'

/** Closes the drawer when a link in it is followed and when the window becomes wide enough for the bar. */
export function useDrawer(drawer: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = drawer.current
    if (!element) return
    const listeners = new AbortController()
    const close = () => element.matches(':popover-open') && element.hidePopover()
    element.addEventListener('click', ({ target }) => void ((target as Element).closest('a[href]') && close()), {
      signal: listeners.signal,
    })
    matchMedia(from.lg).addEventListener('change', close, { signal: listeners.signal })
    return () => listeners.abort()
  }, [drawer])
}
