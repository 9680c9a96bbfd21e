'use client'

import { useEffect, type RefObject } from 'react'
import { from } from '../../foundations/breakpoints.js'

/**
 * Manages the drawer's focus: moves it in on open, scrolls each level to its top, and closes the drawer when a link is
 * followed, the focus leaves, or the window becomes wide enough for the bar.
 */
export function useDrawer(drawer: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = drawer.current
    if (!element) return
    const listeners = new AbortController()
    const close = () => element.matches(':popover-open') && element.hidePopover()
    const options = { signal: listeners.signal }
    element.addEventListener('click', ({ target }) => void ((target as Element).closest('a[href]') && close()), options)
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => relatedTarget && !element.contains(relatedTarget as Node) && close(),
      options,
    )
    element.addEventListener(
      'toggle',
      ({ target }) => {
        element.scrollTop = 0
        if (target === element && element.matches(':popover-open')) element.querySelector('button')?.focus()
      },
      { ...options, capture: true },
    )
    matchMedia(from.lg).addEventListener('change', close, options)
    return () => listeners.abort()
  }, [drawer])
}
