'use client'

import { useEffect, type RefObject } from 'react'

/**
 * Closes native `<details>` inside an element like menus: with Escape (focus returns to the summary), on a click
 * outside, when the focus leaves, and when a link inside is followed. Without script they work natively.
 */
export function useDismissibleDetails(container: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = container.current
    if (!root) return
    const listeners = new AbortController()
    const options = { signal: listeners.signal }
    document.addEventListener('pointerdown', ({ target }) => closeAll(root, target as Node), options)
    root.addEventListener('focusout', ({ relatedTarget }) => closeLeft(root, relatedTarget as Node | null), options)
    root.addEventListener('keydown', (event) => closeOnEscape(root, event), options)
    root.addEventListener('click', ({ target }) => closeOnLink(root, target as Element), options)
    return () => listeners.abort()
  }, [container])
}

function closeAll(root: HTMLElement, except: Node | null) {
  for (const details of findOpen(root)) if (!except || !details.contains(except)) details.open = false
}

/** Ignores a null target: a click on something not focusable, or another window. */
function closeLeft(root: HTMLElement, target: Node | null) {
  if (target) closeAll(root, target)
}

function closeOnEscape(root: HTMLElement, event: KeyboardEvent) {
  if (event.key !== 'Escape') return
  const innermost =
    findOpen(root).findLast((details) => details.contains(document.activeElement)) ?? findOpen(root).at(-1)
  if (!innermost) return
  event.preventDefault()
  innermost.open = false
  innermost.querySelector('summary')?.focus()
}

function closeOnLink(root: HTMLElement, target: Element) {
  if (target.closest('a[href]')) closeAll(root, null)
}

function findOpen(root: HTMLElement): HTMLDetailsElement[] {
  const inside = [...root.querySelectorAll<HTMLDetailsElement>('details[open]')]
  return root instanceof HTMLDetailsElement && root.open ? [root, ...inside] : inside
}
