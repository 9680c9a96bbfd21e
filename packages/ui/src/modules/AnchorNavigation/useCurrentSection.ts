'use client'

import { useEffect, useState } from 'react'

/** Share of the window height that a section's top must pass to become current. */
const readingLine = 0.35

/** Distance from the top in pixels that the line has in tall windows while the page is at its top. */
const firstLine = 320

/** Id of the current section; null above the first. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const key = ids.join(' ')
  useEffect(() => {
    const listeners = new AbortController()
    let frame = 0
    const update = () => {
      frame = 0
      setCurrent(findCurrent(key.split(' ')))
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(update)
    }
    const options = { signal: listeners.signal, passive: true }
    window.addEventListener('scroll', schedule, options)
    window.addEventListener('resize', schedule, options)
    schedule()
    return () => {
      listeners.abort()
      cancelAnimationFrame(frame)
    }
  }, [key])
  return current
}

function findCurrent(ids: readonly string[]): string | null {
  // In tall windows the line comes down while the page scrolls: several sections are above it from the start.
  const line = Math.min(window.innerHeight * readingLine, firstLine + window.scrollY)
  return (
    ids.findLast((id) => {
      const section = document.getElementById(id)
      return section !== null && section.getBoundingClientRect().top <= line
    }) ?? null
  )
}
