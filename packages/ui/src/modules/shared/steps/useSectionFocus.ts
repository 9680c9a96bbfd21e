'use client'

import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Returns a ref to an element. If the element is removed with the focus in it, its section gets the focus. */
export function useSectionFocus<Type extends HTMLElement>(): RefObject<Type | null> {
  const ref = useRef<Type>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const section = element.closest('section')
      section?.setAttribute('tabindex', '-1')
      section?.focus()
    }
  }, [])
  return ref
}
