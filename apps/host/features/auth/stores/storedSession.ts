/** Key of the stored tokens (AUTH-27). */
export function toTokenKey(clientId: string): string {
  return `FR-SDK-${clientId}`
}

/** True if tokens are stored, valid or not; false if the storage is not accessible. */
export function hasStoredSession(clientId: string): boolean {
  try {
    return localStorage.getItem(toTokenKey(clientId)) !== null
  } catch {
    return false
  }
}
