import { draftStoragePrefix } from '@kudex/domain/tickets'
import { useCallback, useEffect } from 'react'

/**
 * Stores the texts of a form when it is sent until it has arrived, since signing in again may leave the page, and
 * restores them. A logout deletes them (AUTH-13).
 */
export function useKeptForm(userId: string, name: string, hasArrived: boolean) {
  const key = `${draftStoragePrefix}${encodeURIComponent(userId)}:${name}`
  // A dialog mounts its form each time it opens.
  const form = useCallback(
    (element: HTMLFormElement | null) => {
      if (!element) return
      for (const [field, text] of Object.entries(readTexts(key))) {
        const control = element.elements.namedItem(field)
        if (control && 'value' in control && control.value === '') control.value = text
      }
    },
    [key],
  )
  useEffect(() => {
    if (hasArrived) change(() => localStorage.removeItem(key))
  }, [key, hasArrived])
  return {
    form,
    keep: (texts: Readonly<Record<string, string>>) => change(() => localStorage.setItem(key, JSON.stringify(texts))),
  }
}

/** Empty if nothing is stored, or the storage is not accessible. */
function readTexts(key: string): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : {}
  } catch {
    return {}
  }
}

/** Without storage the texts are in the form only. */
function change(store: () => void): void {
  try {
    store()
  } catch {
    // The storage is full or not accessible.
  }
}
