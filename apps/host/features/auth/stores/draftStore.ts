import { draftStoragePrefix } from '@kudex/domain/tickets'

/** True if an unsent text of the portal is stored. */
export function hasDrafts(): boolean {
  return listDraftKeys().length > 0
}

/** Deletes the stored texts of all users of this browser: others may use the device next. */
export function forgetDrafts(): void {
  for (const key of listDraftKeys()) localStorage.removeItem(key)
}

/** Empty if the storage is not accessible. */
function listDraftKeys(): readonly string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    return keys.filter((key) => key.startsWith(draftStoragePrefix))
  } catch {
    return []
  }
}
