import { describe, expect, it } from 'vitest'
import { createSecurityHeaders } from './securityHeaders.ts'

const security = createSecurityHeaders('https://id.test/realm', {
  'a.kudex.test': { consent: 'c', monitoring: 'https://m.test/a.js', tagManager: 'https://t.test/gtm.js?id=a' },
  'b.kudex.test': { consent: 'c', monitoring: 'https://m.test/b.js' },
})
const policyOf = (host: string | undefined, kind: 'page' | 'frame' = 'page') => {
  const list = security.list(kind, security.resolveEntrance(host, true))
  return list[list.indexOf('Content-Security-Policy') + 1] ?? ''
}
const directive = (host: string | undefined, name: string) =>
  policyOf(host)
    .split('; ')
    .find((part) => part.startsWith(`${name} `))

describe('the policy of pages', () => {
  it.each(['a.kudex.test', 'A.Kudex.test:443', 'a.kudex.test.'])(
    'names where the scripts of the host %s come from, and no more (PAGE-28)',
    (host) => {
      expect(directive(host, 'script-src')).toBe("script-src 'self' https://m.test https://t.test")
      expect(directive(host, 'connect-src')).toBe("connect-src 'self' https://id.test https://m.test https://t.test")
      expect(directive(host, 'img-src')).toBe("img-src 'self' data: https://m.test https://t.test")
      expect(directive(host, 'style-src')).toBe("style-src 'self'")
    },
  )

  it('differs by host: what another one loads is not named', () => {
    expect(directive('b.kudex.test', 'script-src')).toBe("script-src 'self' https://m.test")
    for (const host of ['c.kudex.test', 'x.a.kudex.test', 'constructor', '', undefined])
      expect(policyOf(host), host).not.toMatch(/m\.test|t\.test/)
  })

  it('of the empty page of silent renewal names nothing (PAGE-29)', () => {
    expect(policyOf('a.kudex.test', 'frame')).not.toMatch(/m\.test|t\.test/)
  })

  it('is made at the start: a request gets one of few objects, whatever host it names', () => {
    expect(security.resolveEntrance('one.test', true)).toBe(security.resolveEntrance('two.test', true))
    expect(security.resolveEntrance('a.kudex.test', false)).toBe(security.resolveEntrance('A.kudex.test:80', false))
    expect(security.resolveEntrance('a.kudex.test', true).key).not.toBe(
      security.resolveEntrance('b.kudex.test', true).key,
    )
  })
})
