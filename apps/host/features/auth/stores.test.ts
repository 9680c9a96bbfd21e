import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readContinue, rememberContinue, forgetContinue } from './continueStore.ts'
import { createPendingRequestStore } from './pendingRequestStore.ts'
import { mayReload } from './reloadGuard.ts'
import { hasStoredSession } from './storedSession.ts'
import { createTestStorage } from './testStorage.ts'
import { createTokenStore } from './tokenStore.ts'

const tokens = { accessToken: 'a', idToken: 'i', refreshToken: null, tokenExpiry: 1_800_000_000_000 }
const request = { state: 's', codeVerifier: 'v', redirectUri: 'http://localhost:3000/callback', returnTo: null }

beforeEach(() => {
  vi.stubGlobal('localStorage', createTestStorage())
  vi.stubGlobal('sessionStorage', createTestStorage())
})
afterEach(() => vi.unstubAllGlobals())

describe('stored tokens', () => {
  it('are the token set and nothing else, under FR-SDK-{clientId} (AUTH-02, AUTH-27)', () => {
    createTokenStore('kudex-portal').write({ ...tokens, secret: 'x' } as typeof tokens)
    expect(JSON.parse(localStorage.getItem('FR-SDK-kudex-portal') ?? '')).toEqual(tokens)
    expect(localStorage).toHaveLength(1)
    expect(createTokenStore('kudex-portal').read()).toEqual(tokens)
    expect(hasStoredSession('kudex-portal')).toBe(true)
    createTokenStore('kudex-portal').remove()
    expect(createTokenStore('kudex-portal').read()).toBeNull()
    expect(hasStoredSession('kudex-portal')).toBe(false)
  })

  it.each(['', '{', 'null', '[]', '{}', '{"accessToken":""}', '{"accessToken":"a","idToken":1}'])(
    'that read %j say "Could not parse token object from localStorage" (AUTH-37)',
    (text) => {
      localStorage.setItem('FR-SDK-kudex-portal', text)
      expect(() => createTokenStore('kudex-portal').read()).toThrow('Could not parse token object from localStorage')
    },
  )

  it('are a token set or an error with that text, whatever is stored (AUTH-37)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        localStorage.setItem('FR-SDK-kudex-portal', text)
        expect(() => createTokenStore('kudex-portal').read()).toThrow('Could not parse token object from localStorage')
      }),
    )
  })

  it('are no hint where storage is closed', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('SecurityError')
      },
    })
    expect(hasStoredSession('kudex-portal')).toBe(false)
  })
})

describe('the pending login request', () => {
  it('is in session storage and read once (AUTH-10, AUTH-11)', () => {
    const store = createPendingRequestStore('kudex-portal')
    store.write(request)
    expect(sessionStorage).toHaveLength(1)
    expect(store.take()).toEqual(request)
    expect(sessionStorage).toHaveLength(0)
    expect(store.take()).toBeNull()
  })

  it.each(['', '{', '{}', '{"state":"s","codeVerifier":"v","redirectUri":"r","returnTo":5}'])(
    'that reads %j says "Could not parse token object from sessionStorage" and is gone (AUTH-37)',
    (text) => {
      const store = createPendingRequestStore('kudex-portal')
      store.write(request)
      const key = sessionStorage.key(0) ?? ''
      sessionStorage.setItem(key, text)
      expect(() => store.take()).toThrow('Could not parse token object from sessionStorage')
      expect(sessionStorage.getItem(key)).toBeNull()
    },
  )
})

describe('where the visitor wanted to go', () => {
  it('is remembered until it is forgotten (ROUTE-49)', () => {
    rememberContinue('/mykomax/account')
    expect(readContinue()).toBe('/mykomax/account')
    forgetContinue()
    expect(readContinue()).toBeNull()
  })

  it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', ''])(
    'is never another site: %j',
    (path) => {
      rememberContinue(path)
      expect(readContinue()).toBeNull()
    },
  )
})

describe('loading the page again to be let in', () => {
  it('happens once within 15 s, so that a browser without cookies does not reload for ever', () => {
    expect(mayReload(100_000)).toBe(true)
    expect(mayReload(114_999)).toBe(false)
    expect(mayReload(115_000)).toBe(true)
  })

  it('does not happen where nothing can be remembered', () => {
    vi.stubGlobal('sessionStorage', null)
    expect(mayReload(0)).toBe(false)
  })
})
