import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPathRedirect, createSystem } from '../testing/contractSystem.ts'
import { parseLocaleSegment } from '../locales/index.ts'
import { buildLink } from '../links/index.ts'
import { resolveRequest, type PathRequest, type RouteRule, type SystemRedirect } from './index.ts'

// `npm run test:long` sets the number of runs.
const runs = process.env['KUDEX_CHECK_SIZE'] === 'full' ? 200_000 : 3_000
const patience = 600_000

const words = [
  'en',
  'de',
  'fr',
  'EN',
  'de-ch',
  'de-CH',
  'fr-de',
  'en-zz',
  'strivona',
  'brand-portal',
  'a',
  'b',
  'products',
]
const oddities = [
  'smart-cabinet-building',
  'mykomax',
  'callback',
  'style-guide',
  'api',
  '',
  '.',
  '..',
  '%2F',
  '%',
  '%00',
  '\\',
  'ü',
  ' ',
]
const segment = fc.oneof(
  fc.constantFrom(...words),
  fc.constantFrom(...oddities),
  fc.string({ maxLength: 4, unit: 'binary' }),
)
const slashes = fc.constantFrom('/', '/', '/', '//', '\\', '%2f', '/./')
const path = fc
  .tuple(fc.array(fc.tuple(slashes, segment), { maxLength: 5 }), fc.constantFrom('', '', '/', '//'))
  .map(([segments, end]) => `/${segments.map((piece) => piece.join('')).join('')}${end}`.replace(/^\/\/(?=\w)/, '/'))
const languageTag = fc.constantFrom('de', 'de-CH', 'fr', 'it', 'en-US', 'zh-Hans-CN', '*', 'x', 'DE-at')
const acceptLanguage = fc.oneof(
  fc.constantFrom(null, [''], [';q=1', '-'], ['a\r\nb']),
  fc.array(languageTag, { maxLength: 4 }),
)
const remembered = fc.oneof(
  fc.constantFrom('en', 'de-ch', 'fr', 'xx', 'DE', undefined),
  fc.string({ maxLength: 6, unit: 'binary' }),
)
const query = fc.oneof(
  fc.constantFrom('', 'a=1', 'a=1&b=%20', 'q=ü', 'direct=false', 'x=\r\nSet-Cookie: a=b'),
  fc.webQueryParameters(),
)
const target = fc.oneof(
  fc.constantFrom(
    '/a',
    '/b',
    '/a/b',
    '/de/a/',
    '/strivona/a',
    '//evil.test',
    '/\\evil.test',
    'hard:/a',
    'hard://evil.test',
    'action:x',
  ),
  fc.constantFrom('http://localhost/en/a', 'https://www.kudex.test/b/'),
)
const storedOrigins = ['http://localhost', 'https://www.kudex.test', 'https://shop.example']
const redirects = fc.array(
  fc.tuple(fc.constantFrom('/a', '/b', '/a/b', '/de/a', '/strivona/a', '/products', '/a?a=1'), target),
  { maxLength: 6 },
)
const rules: fc.Arbitrary<RouteRule[]> = fc.array(
  fc
    .tuple(
      fc.constantFrom('/a', '/a/*', '/*', '/b/*'),
      fc.constantFrom('/a', '/b/*', '/a/*', '/a/b/*', 'https://shop.example/*', 'https://*', '//*', 'hard://*'),
    )
    .map(([pattern, redirect]) => ({
      id: pattern + redirect,
      siteId: null,
      pattern,
      redirect,
      external: redirect.startsWith('https'),
    })),
  { maxLength: 3 },
)
const request = fc.record({
  hostname: fc.constantFrom(
    'localhost',
    'www.kudex.test',
    'strivona.test',
    'x.strivona.test',
    'www.kudex.test.',
    'unknown.example',
    '[::1]:3000',
    '',
  ),
  path,
  query,
  cookies: fc.record({
    'kudex-locale': remembered,
    'kudex-locale-strivona': remembered,
    'kudex-locale-brand_portal': remembered,
  }),
  acceptLanguage,
  system: fc.tuple(redirects, rules).map(([stored, routeRules]) => createSystem(toRedirects(stored), routeRules)),
})

function toRedirects(stored: readonly (readonly [string, string])[]): SystemRedirect[] {
  return stored.map(([from, to]) => createPathRedirect(from, to))
}

/** The request a browser makes of a Location. */
function follow(location: string, previous: PathRequest): PathRequest {
  const url = new URL(location, toOrigin(previous))
  return { ...previous, path: url.pathname, query: url.search.slice(1) }
}

function toOrigin({ hostname }: PathRequest): string {
  return `http://${hostname || 'own.test'}`
}

describe(`every request (${runs} of them)`, () => {
  it(
    'is redirected at most once, and ends at a page of the same site (ROUTE-15…22)',
    () => {
      fc.assert(
        fc.property(request, (given) => {
          const first = resolveRequest(given)
          if (first.kind !== 'redirect' || first.isExternal) return
          const second = resolveRequest(follow(first.location, given))
          expect(second.kind, JSON.stringify([first.location, second])).not.toBe('redirect')
        }),
        { numRuns: runs },
      )
    },
    patience,
  )

  it(
    'is redirected to another host only by a stored redirect, with a valid header value (ROUTE-16)',
    () => {
      fc.assert(
        fc.property(request, (given) => {
          const resolution = resolveRequest(given)
          if (resolution.kind !== 'redirect') return
          expect(resolution.location).toMatch(/^[\x21-\x7e]+$/)
          if (resolution.isExternal) {
            expect(storedOrigins).toContain(new URL(resolution.location).origin)
            return
          }
          const own = toOrigin(given)
          expect(new URL(resolution.location, own).origin).toBe(new URL(own).origin)
        }),
        { numRuns: runs },
      )
    },
    patience,
  )

  it(
    'without a locale is redirected once, to the same page in an offered locale, and stays there (ROUTE-02, ROUTE-17)',
    () => {
      fc.assert(
        fc.property(request, (given) => {
          const plain = { ...given, system: createSystem() }
          const { kind, address } = resolveRequest(plain)
          if (kind !== 'page' && kind !== 'redirect') return
          const again = resolveRequest(follow(address.canonicalPath, { ...plain, query: '' }))
          expect(['page', 'technical']).toContain(again.kind)
          expect([again.address.canonicalPath, again.address.site.id]).toEqual([address.canonicalPath, address.site.id])
        }),
        { numRuns: runs },
      )
    },
    patience,
  )

  it(
    'keeps its query when slash or locale redirect it (ROUTE-16, ROUTE-17)',
    () => {
      fc.assert(
        fc.property(request, fc.webQueryParameters(), (given, parameters) => {
          const resolution = resolveRequest({ ...given, query: parameters, system: createSystem() })
          if (resolution.kind !== 'redirect') return
          const kept = new URL(resolution.location, 'http://own.test').search
          expect([...new URLSearchParams(kept)]).toEqual([...new URLSearchParams(`?${parameters}`)])
        }),
        { numRuns: runs },
      )
    },
    patience,
  )

  it(
    "has a canonical path that equals the link builder's (ROUTE-11)",
    () => {
      fc.assert(
        fc.property(request, (given) => {
          const { kind, address } = resolveRequest(given)
          if (kind !== 'page') return
          const link = buildLink(address.path, { locale: address.locale, siteSlug: address.siteSlug })
          // Pages cannot be named like a locale or a technical area: their links would resolve differently.
          if (parseLocaleSegment(address.segments[0] ?? '') || link === address.path) return
          const again = resolveRequest(follow(link, { ...given, query: '', system: createSystem() }))
          expect(again.address.site.id).toBe(address.site.id)
        }),
        { numRuns: runs },
      )
    },
    patience,
  )

  it(
    'has an idempotent link (ROUTE-11)',
    () => {
      const context = fc.record({
        locale: fc.record({ urlCode: fc.constantFrom('en', 'de-ch') }),
        siteSlug: fc.constantFrom(null, 'strivona', 'brand-portal'),
      })
      fc.assert(
        fc.property(path, query, context, (raw, rawQuery, to) => {
          const once = buildLink(rawQuery === '' ? raw : `${raw}?${rawQuery}`, to)
          const [first = ''] =
            once
              .split(/[?#]/)[0]
              ?.split('/')
              .slice(to.siteSlug === null ? 2 : 3) ?? []
          // Skip paths that are ambiguous: named like a locale or like the site itself.
          if (parseLocaleSegment(first) || first === to.siteSlug) return
          expect(buildLink(once, to)).toBe(once)
          expect(once).not.toMatch(/^\/[/\\]/)
        }),
        { numRuns: runs },
      )
    },
    patience,
  )

  it(
    'is resolved without an exception, whatever its raw path (ROUTE-53)',
    () => {
      fc.assert(
        fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (raw, rawQuery) => {
          const resolution = resolveRequest({
            hostname: raw,
            path: raw,
            query: rawQuery,
            cookies: {},
            acceptLanguage: [raw],
            system: createSystem(),
          })
          if (resolution.kind === 'redirect') expect(resolution.location).toMatch(/^\/(?!\/)[\x21-\x7e]*$/)
        }),
        { numRuns: runs },
      )
    },
    patience,
  )
})
