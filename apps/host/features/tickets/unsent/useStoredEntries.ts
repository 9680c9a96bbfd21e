import { cancelUpload } from '@kudex/api/uploads'
import { parseStoredEntry, toDraftStoragePrefix, type StoredEntry } from '@kudex/machines/tickets'
import { useCallback, useEffect, useState } from 'react'
import { watchPage } from '../../shared/watchPage.ts'

/**
 * The entries that the storage of this browser has for a user, waiting ones first. For components that run in the
 * browser only.
 */
export function useStoredEntries(userId: string) {
  const [entries, setEntries] = useState(() => readEntries(userId))
  const refresh = useCallback(() => setEntries(readEntries(userId)), [userId])

  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(toDraftStoragePrefix(userId))) refresh()
    }
    window.addEventListener('storage', handleStorage)
    window.addEventListener('pageshow', refresh)
    const stopPage = watchPage({ onVisible: refresh })
    return () => {
      window.removeEventListener('storage', handleStorage)
      window.removeEventListener('pageshow', refresh)
      stopPage()
    }
  }, [refresh, userId])

  return {
    entries,
    refresh,
    /** Deletes an entry and its files. */
    discard: ({ key, files }: StoredEntry) => {
      localStorage.removeItem(key)
      // Files that cannot be deleted now expire at the service.
      for (const { location } of files) cancelUpload(location).catch(() => {})
      refresh()
    },
  }
}

/** Empty if the storage is not accessible. */
function readEntries(userId: string): readonly StoredEntry[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    return keys
      .toSorted()
      .flatMap((key) => parseStoredEntry(userId, key, localStorage.getItem(key) ?? '') ?? [])
      .toSorted((a, b) => Number(b.isWaiting) - Number(a.isWaiting))
  } catch {
    return []
  }
}
