/** Key of the stored tokens (AUTH-27). */
export function toTokenKey(clientId: string): string {
  return `FR-SDK-${clientId}`
}

/** A hint that costs nothing: whether tokens are stored, good or not. False where storage is closed. */
export function hasStoredSession(clientId: string): boolean {
  try {
    return localStorage.getItem(toTokenKey(clientId)) !== null
  } catch {
    return false
  }
}
