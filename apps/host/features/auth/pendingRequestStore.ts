import type { PendingRequest } from '@kudex/machines/auth'

/** Where the login request under way is kept: session storage, so another tab cannot finish it (AUTH-10). */
export interface PendingRequestStore {
  write(request: PendingRequest): void
  /** Reads and removes in one; throws 'Could not parse token object from sessionStorage' (AUTH-11, AUTH-37). */
  take(): PendingRequest | null
}

/** Creates the store of a client's pending login request. */
export function createPendingRequestStore(clientId: string): PendingRequestStore {
  const key = `FR-SDK-${clientId}-request`
  return {
    write: (request) => sessionStorage.setItem(key, JSON.stringify(request)),
    take: () => {
      const text = sessionStorage.getItem(key)
      sessionStorage.removeItem(key)
      return text === null ? null : parseRequest(text)
    },
  }
}

function parseRequest(text: string): PendingRequest {
  try {
    const stored: unknown = JSON.parse(text)
    if (isPendingRequest(stored)) return stored
  } catch {
    // The error below says it.
  }
  throw new Error('Could not parse token object from sessionStorage')
}

function isPendingRequest(value: unknown): value is PendingRequest {
  if (typeof value !== 'object' || value === null) return false
  const { state, codeVerifier, redirectUri, returnTo } = value as Readonly<Record<string, unknown>>
  return (
    [state, codeVerifier, redirectUri].every((text) => typeof text === 'string' && text !== '') &&
    (returnTo === null || typeof returnTo === 'string')
  )
}
