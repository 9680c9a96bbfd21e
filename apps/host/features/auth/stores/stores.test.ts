import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toDraftStorageKey } from '@kudex/machines/tickets'
import { forgetDrafts, hasDrafts } from './draftStore.ts'
import { readContinue, rememberContinue, forgetContinue } from './continueStore.ts'
import { mayReload } from '../reloadGuard.ts'
import { hasStoredSession } from './storedSession.ts'
import { createTestStorage } from './testStorage.ts'
import { createTokenStore } from './tokenStore.ts'

const tokens = { accessToken: 'a', idToken: 'i', refreshToken: null, tokenExpiry: 1_800_000_000_000 }

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
    'that read %j are unreadable (AUTH-37)',
    (text) => {
      localStorage.setItem('FR-SDK-kudex-portal', text)
      expect(() => createTokenStore('kudex-portal').read()).toThrow('stored-tokens-unreadable')
    },
  )

  it('are a token set or unreadable, whatever is stored (AUTH-37)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        localStorage.setItem('FR-SDK-kudex-portal', text)
        expect(() => createTokenStore('kudex-portal').read()).toThrow('stored-tokens-unreadable')
      }),
    )
  })

  it('are unknown if the storage is not accessible', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('SecurityError')
      },
    })
    expect(hasStoredSession('kudex-portal')).toBe(false)
  })
})

describe('drafts that were not sent', () => {
  it('are deleted by a logout, and nothing else (AUTH-13)', () => {
    expect(hasDrafts()).toBe(false)
    localStorage.setItem('kudex-basket', '[]')
    localStorage.setItem(toDraftStorageKey({ userId: 'carla', form: 'ticket', ticketId: null }), '{}')
    localStorage.setItem(toDraftStorageKey({ userId: 'carla', form: 'comment', ticketId: 't1' }), '{}')
    expect(hasDrafts()).toBe(true)
    forgetDrafts()
    expect(hasDrafts()).toBe(false)
    expect(localStorage.getItem('kudex-basket')).toBe('[]')
  })
})

describe('the requested page', () => {
  it('is stored until it is removed (ROUTE-49)', () => {
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

describe('reloading the page after signing in', () => {
  it('happens once within 15 s, so that a browser without cookies does not reload forever', () => {
    expect(mayReload(100_000)).toBe(true)
    expect(mayReload(114_999)).toBe(false)
    expect(mayReload(115_000)).toBe(true)
  })

  it('does not happen without storage', () => {
    vi.stubGlobal('sessionStorage', null)
    expect(mayReload(0)).toBe(false)
  })
})
