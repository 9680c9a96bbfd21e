import { IdentityError, type TokenSet } from '@kudex/domain/identity'
import { watchStorage } from '../shared/watchStorage.ts'
import { toTokenKey } from './storedSession.ts'

/** The tokens of a client in local storage: one key, only the token set (AUTH-02, AUTH-27). */
export interface TokenStore {
  /** Throws `stored-tokens-unreadable` if the entry is not a token set (AUTH-37). */
  read(): TokenSet | null
  write(tokens: TokenSet): void
  remove(): void
  /** Calls back when another tab has written or removed the tokens; returns the function that stops it. */
  watch(listener: () => void): () => void
}

/** Creates the store of a client's tokens. */
export function createTokenStore(clientId: string): TokenStore {
  const key = toTokenKey(clientId)
  return {
    read: () => {
      const text = localStorage.getItem(key)
      return text === null ? null : parseTokens(text)
    },
    write: ({ accessToken, idToken, refreshToken, tokenExpiry }) =>
      localStorage.setItem(key, JSON.stringify({ accessToken, idToken, refreshToken, tokenExpiry })),
    remove: () => localStorage.removeItem(key),
    watch: (listener) => watchStorage(key, listener),
  }
}

function parseTokens(text: string): TokenSet {
  const stored = parse(text)
  if (!isTokenSet(stored)) throw new IdentityError('stored-tokens-unreadable')
  return stored
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
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
