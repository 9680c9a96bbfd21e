import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLinkAddress, isTargetAddress } from './index.ts'

const runs = process.env['KUDEX_CHECK_SIZE'] === 'full' ? 200_000 : 20_000

describe('a URL that editors store', () => {
  it.each([
    '/',
    '/about',
    '/about?x=1#y',
    '/gr%C3%B6%C3%9Fe',
    '/größe',
    'https://example.org',
    'http://example.org/a?b#c',
  ])('may be %s', (address) => {
    expect(isTargetAddress(address)).toBe(true)
  })

  it.each([
    'hard:/strivona',
    'hard:/{locale}/products',
    'hard:https://example.org',
    'action:open-news-feed-panel',
    '#top',
    'mailto:a@b.example',
    'tel:+41',
  ])('may be %s in a text, a menu or a footer, but not as the target of a redirect', (address) => {
    expect(isLinkAddress(address)).toBe(true)
    expect(isTargetAddress(address)).toBe(false)
  })

  it.each([
    'hard://evil.test',
    'hard:javascript:alert(1)',
    'action:',
    'action:a b',
    'JavaScript:alert(1)',
    'vbscript:x',
    'mailto:',
    '\tjavascript:alert(1)',
    'java\nscript:x',
  ])('is never %j', (address) => {
    expect(isLinkAddress(address)).toBe(false)
  })

  it(
    'resolves in a browser as intended: a path stays on its host, other schemes than http(s) are rejected (property)',
    { timeout: 120_000 },
    () => {
      const piece = fc.constantFrom(
        '/',
        '\\',
        '//',
        '@',
        ':',
        '.',
        '..',
        '%2f',
        '%5c',
        '%00',
        '%0d%0a',
        '\t',
        '\n',
        ' ',
        '\u00a0',
        'http:',
        'https://',
        'javascript:',
        'evil.test',
        'a',
        '?',
        '#',
        '\u0000',
        'ü',
        '\ud800',
      )
      fc.assert(
        fc.property(
          fc.oneof(
            fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
            fc.string(),
            fc.webUrl(),
          ),
          (address) => {
            if (!isTargetAddress(address)) return
            const url = new URL(address, 'https://own.test/page')
            expect(['http:', 'https:']).toContain(url.protocol)
            expect(url.username + url.password).toBe('')
            if (address.startsWith('/')) {
              expect(url.origin).toBe('https://own.test')
              expect(decodeURIComponent(url.pathname)).not.toMatch(/^\/[/\\]/)
            } else expect(address.toLowerCase()).toContain('://')
            expect(new Headers({ location: encodeURI(address) }).get('location')).toBeTruthy()
          },
        ),
        { numRuns: runs },
      )
    },
  )
})
