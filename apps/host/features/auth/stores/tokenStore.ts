import { IdentityError, type TokenSet } from '@kudex/domain/identity'
import { watchStorage } from '../../shared/watchStorage.ts'
import { toTokenKey } from './storedSession.ts'

/** Name of the lock of the browser's tabs that is held while tokens are renewed: meanwhile there are none. */
export const renewalLock = 'kudex-auth-renewal'

/** Creates the store of a client's tokens in local storage: one key, only the token set (AUTH-02, AUTH-27). */
export function createTokenStore(clientId: string) {
  const key = toTokenKey(clientId)
  return {
    /** Throws `stored-tokens-unreadable` if the entry is not a token set (AUTH-37). */
    read(): TokenSet | null {
      const text = localStorage.getItem(key)
      return text === null ? null : parseTokens(text)
    },
    write({ accessToken, idToken, refreshToken, tokenExpiry }: TokenSet): void {
      localStorage.setItem(key, JSON.stringify({ accessToken, idToken, refreshToken, tokenExpiry }))
    },
    remove: () => localStorage.removeItem(key),
    /** Calls back when another tab has written or removed the tokens; returns the function that stops it. */
    watch: (listener: () => void) => watchStorage(key, listener),
  }
}

function parseTokens(text: string): TokenSet {
  try {
    const stored: unknown = JSON.parse(text)
    if (isTokenSet(stored)) return stored
  } catch {
    // The error below is the one to report.
  }
  throw new IdentityError('stored-tokens-unreadable')
}

function isTokenSet(value: unknown): value is TokenSet {
  if (typeof value !== 'object' || value === null) return false
  const { accessToken, idToken, refreshToken, tokenExpiry } = value as Readonly<Record<string, unknown>>
  return (
    typeof accessToken === 'string' &&
    accessToken !== '' &&
    isTextOrNull(idToken) &&
    isTextOrNull(refreshToken) &&
    (tokenExpiry === null || typeof tokenExpiry === 'number')
  )
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string'
}
