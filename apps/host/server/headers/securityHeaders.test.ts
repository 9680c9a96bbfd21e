import { describe, expect, it } from 'vitest'
import { createSecurityHeaders } from './securityHeaders.ts'

const security = createSecurityHeaders('https://id.test/realm', {
  'a.kudex.test': { consent: 'c', monitoring: 'https://m.test/a.js', tagManager: 'https://t.test/gtm.js?id=a' },
  'b.kudex.test': { consent: 'c', monitoring: 'https://m.test/b.js' },
})
const policyOf = (host: string | undefined, kind: 'page' | 'frame' = 'page') => {
  const list = security.list(kind, security.resolveHeaderProfile(host, true))
  return list[list.indexOf('Content-Security-Policy') + 1] ?? ''
}
const directive = (host: string | undefined, name: string) =>
  policyOf(host)
    .split('; ')
    .find((part) => part.startsWith(`${name} `))

describe('the Content-Security-Policy of pages', () => {
  it.each(['a.kudex.test', 'A.Kudex.test:443', 'a.kudex.test.'])(
    'lists only the script origins of the host %s (PAGE-28)',
    (host) => {
      expect(directive(host, 'script-src')).toBe("script-src 'self' https://m.test https://t.test")
      expect(directive(host, 'connect-src')).toBe("connect-src 'self' https://id.test https://m.test https://t.test")
      expect(directive(host, 'img-src')).toBe("img-src 'self' data: https://m.test https://t.test")
      expect(directive(host, 'style-src')).toBe("style-src 'self'")
    },
  )

  it('does not list the script origins of other hosts', () => {
    expect(directive('b.kudex.test', 'script-src')).toBe("script-src 'self' https://m.test")
    for (const host of ['c.kudex.test', 'x.a.kudex.test', 'constructor', '', undefined])
      expect(policyOf(host), host).not.toMatch(/m\.test|t\.test/)
  })

  it('lists no third party on the page of silent renewal (PAGE-29)', () => {
    expect(policyOf('a.kudex.test', 'frame')).not.toMatch(/m\.test|t\.test/)
  })

  it('is created at start: any host of a request resolves to one of few objects', () => {
    expect(security.resolveHeaderProfile('one.test', true)).toBe(security.resolveHeaderProfile('two.test', true))
    expect(security.resolveHeaderProfile('a.kudex.test', false)).toBe(
      security.resolveHeaderProfile('A.kudex.test:80', false),
    )
    expect(security.resolveHeaderProfile('a.kudex.test', true).key).not.toBe(
      security.resolveHeaderProfile('b.kudex.test', true).key,
    )
  })
})
