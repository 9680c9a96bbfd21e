import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Resolution,
  resolveRequest,
  type RouteRule,
  type SystemData,
  type SystemRedirect,
} from '../paths/index.ts'
import { createPathRedirect, createSystem } from '../testing/contractSystem.ts'
import { findRedirectProblems } from './index.ts'

const createRule = (pattern: string, redirect: string, siteId: string | null = null): RouteRule => ({
  id: pattern,
  siteId,
  pattern,
  redirect,
  external: /^https?:/.test(redirect),
})

const findTakes = (redirects: readonly SystemRedirect[], rules: readonly RouteRule[] = []) =>
  findRedirectProblems(createSystem(redirects, rules)).map(({ takes }) => takes)

const back = 'an address that does not lead back to itself, alone or with other redirects'
const long = 'an address that is reached in at most 5 redirects'

describe('stored redirects and route rules', () => {
  it.each<[string, [string, string][], [string, string][]]>([
    ['a moved page', [['/old', '/new']], []],
    [
      'a page moved twice, which the host answers as one redirect',
      [
        ['/a', '/b'],
        ['/b', '/c'],
      ],
      [],
    ],
    [
      'five after each other',
      [
        ['/1', '/2'],
        ['/2', '/3'],
        ['/3', '/4'],
        ['/4', '/5'],
        ['/5', '/6'],
      ],
      [],
    ],
    [
      'ways back in other locales, where they do not hold',
      [
        ['/de/team', '/about'],
        ['/en/about', '/team'],
      ],
      [],
    ],
    ['a part that moved as a whole', [], [['/docs/*', '/help/*']]],
    ['a part that moved, one page of it elsewhere', [['/help/x', '/start']], [['/docs/*', '/help/*']]],
    ['a part that moved to another host', [], [['/shop/*', 'https://shop.example/']]],
    ['what crosses a rule without coming back', [['/b/x', '/a/y']], [['/a/*', '/b/*']]],
    ['an address that only begins alike', [['/ab', '/a']], [['/a/*', '/c']]],
    ['another site of ours', [['/old', 'https://strivona.test/new']], []],
    ['another query of the same path', [['/a?x=1', '/a?y=1']], []],
    ['a path without the query of the former address', [['/a?x=1', '/a']], []],
    [
      'queries of one path, which lead to each other in a line',
      [
        ['/a?x=1', '/a?x=2'],
        ['/a?x=2', '/a?x=3'],
      ],
      [],
    ],
  ])('may be %s', (_, redirects, rules) => {
    const stored = redirects.map(([from, to]) => createPathRedirect(from, to))
    expect(
      findTakes(
        stored,
        rules.map(([from, to]) => createRule(from, to)),
      ),
    ).toEqual([])
  })

  it.each<[string, [string, string][], [string, string][]]>([
    ['to itself', [['/a', '/a']], []],
    ['to itself in another spelling', [['/a', '/a/?x=1#y']], []],
    ['to itself with a locale', [['/a', '/de/a']], []],
    ['to itself by a full load', [['/a', 'hard:/en/a']], []],
    ['to itself by a full load in the same locale', [['/a', 'hard:/{locale}/a']], []],
    ['from a query to itself', [['/a?x=1', '/a?y=2&x=1']], []],
    [
      'back and forth between queries',
      [
        ['/a?x=1', '/a?x=2'],
        ['/a?x=2', '/a?x=1'],
      ],
      [],
    ],
    [
      'back over a query that another target adds',
      [
        ['/a', '/b?x=1'],
        ['/b?x=1', '/a'],
      ],
      [],
    ],
    [
      'back over a query that a target in between keeps',
      [
        ['/a', '/b?x=1'],
        ['/b', '/c?x=2'],
        ['/c?x=1', '/a'],
      ],
      [],
    ],
    [
      'back and forth',
      [
        ['/a', '/b'],
        ['/b', '/a'],
      ],
      [],
    ],
    [
      'in a ring of three',
      [
        ['/a', '/b'],
        ['/b', '/c'],
        ['/c', '/a'],
      ],
      [],
    ],
    [
      'back over the slug of a site',
      [
        ['/strivona/a', '/strivona/b'],
        ['/strivona/b', '/strivona/a'],
      ],
      [],
    ],
    [
      'to itself with the slug of a site, though another redirect holds for it without the slug',
      [
        ['/a/strivona', '/a'],
        ['/strivona/a/strivona', '/de/a/strivona'],
      ],
      [],
    ],
    [
      'back over a host of ours',
      [
        ['/a', 'https://strivona.test/b'],
        ['/b', 'https://www.kudex.test/a'],
      ],
      [],
    ],
    ['back through a rule', [['/b', '/a/c']], [['/a/*', '/b']]],
    [
      'back through two wildcards',
      [],
      [
        ['/a/*', '/b/*'],
        ['/b/*', '/a/*'],
      ],
    ],
    ['to an address that the rule holds for', [], [['/a/*', '/a']]],
    ['back for one address below a wildcard only', [['/b/x', '/a/x']], [['/a/*', '/b/*']]],
  ])('never lead %s', (_, redirects, rules) => {
    const stored = redirects.map(([from, to]) => createPathRedirect(from, to))
    expect(
      findTakes(
        stored,
        rules.map(([from, to]) => createRule(from, to)),
      ),
    ).toContain(back)
  })

  it.each<[string, [string, string][]]>([
    ['that grow', [['/a/*', '/a/b/*']]],
    [
      'that grow in turns',
      [
        ['/a/*', '/b/c/*'],
        ['/b/*', '/a/*'],
      ],
    ],
  ])('never follow each other without end: wildcards %s', (_, rules) => {
    expect(
      findTakes(
        [],
        rules.map(([from, to]) => createRule(from, to)),
      ),
    ).toContain(long)
  })

  it('form chains of at most five', () => {
    const six = Array.from({ length: 6 }, (_, index) => createPathRedirect(`/${index}`, `/${index + 1}`))
    expect(findTakes(six)).toEqual([long])
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/%2f%2fevil.test',
    '/a/../b',
    '/a\u0000b',
    '/a\r\nSet-Cookie: x=1',
    'https://user:password@evil.test/',
    'https://',
    'http:evil.test',
    'ftp://files.test',
    'about',
    'action:open-news-feed-panel',
    '',
  ])('never redirect to %j', (target) => {
    expect(findTakes([createPathRedirect('/old', target)])).not.toEqual([])
    expect(findTakes([], [createRule('/old', target)])).not.toEqual([])
  })

  it.each(['https://evil.test/*', 'https://*', 'https://shop.example*', 'https://*.evil.test/', '//*', '/*/*', '/a*'])(
    'never pass visitor input to another host or into the middle of a path: %s',
    (target) => {
      expect(findTakes([], [createRule('/old/*', target)])).not.toEqual([])
    },
  )

  it.each([
    '/',
    '/de',
    '/strivona',
    '/api/session',
    '/callback',
    '/de/callback',
    '/mykomax',
    '/de/MyKomax/account',
    '/strivona/editor',
    '/images/x',
    '/feeds/old',
    '/calendars/old.ics',
    '/vcards/old',
    '/sitemaps/old.xml',
    '/builds/latest.json',
    '/robots.txt',
    'https://www.kudex.test/a',
    '/a/*',
    'old',
  ])('never shadow %s', (previousUrl) => {
    expect(findTakes([createPathRedirect(previousUrl, '/new')])).not.toEqual([])
  })

  it.each(['/*', '/**', '/api/*', '/editor', '/de/old', '/a/*/b', '/größe', '/a?b=1', '/a/'])(
    'have no pattern %s',
    (pattern) => {
      expect(findTakes([], [createRule(pattern, '/new')])).not.toEqual([])
    },
  )

  it('have one target per address and site', () => {
    expect(findTakes([createPathRedirect('/a', '/b'), { ...createPathRedirect('/a/', '/c'), id: 'again' }])).toEqual([
      'an address that /a does not have (/a)',
    ])
    const main = { ...createPathRedirect('/a', '/b', 'kudex'), id: 'one' }
    expect(findTakes([main, { ...createPathRedirect('/a', '/c'), id: 'other' }])).toEqual([])
  })

  it('that are accepted end for every request on every host (property)', { timeout: 120_000 }, () => {
    const segment = fc.constantFrom('a', 'b', 'c', 'strivona', 'veritesta', 'products')
    const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map((segments) => `/${segments.join('/')}`)
    const target = fc.oneof(
      { weight: 5, arbitrary: path },
      path.map((own) => `/de${own}`),
      path.map((own) => `hard:/fr-ch${own}`),
      fc.tuple(path, fc.constantFrom('?x=1', '?y=1', '?x=2')).map((parts) => parts.join('')),
      fc
        .tuple(fc.constantFrom('strivona.test', 'www.kudex.test', 'localhost', 'elsewhere.example'), path)
        .map(([host, own]) => `https://${host}${own}`),
    )
    const previous = fc
      .tuple(fc.constantFrom('', '', '/de', '/en'), path, fc.constantFrom('', '', '?x=1', '?y=1'))
      .map((parts) => parts.join(''))
    const site = fc.constantFrom(null, null, 'kudex', 'strivona', 'veritesta')
    const redirects = fc.uniqueArray(fc.tuple(previous, target, site), { maxLength: 5, selector: ([from]) => from })
    const rule = fc.oneof(
      fc.tuple(path, target, site),
      fc.tuple(
        path.map((own) => `${own}/*`),
        fc.oneof(
          target,
          path.map((own) => `${own}/*`),
        ),
        site,
      ),
    )
    const rules = fc.uniqueArray(rule, { maxLength: 3, selector: ([pattern]) => pattern })
    let accepted = 0
    fc.assert(
      fc.property(redirects, rules, fc.array(previous, { maxLength: 4 }), (stored, patterns, others) => {
        const system = createSystem(
          stored.map(([from, to, siteId]) => createPathRedirect(from, to, siteId)),
          patterns.map(([pattern, to, siteId]) => createRule(pattern, to, siteId)),
        )
        if (findRedirectProblems(system).length > 0) return
        accepted += 1
        const asked = [
          ...others,
          ...stored.map(([from]) => from),
          ...patterns.map(([pattern]) => pattern.replace('*', 'c')),
        ]
        // The host ignores loops; accepted redirects must not be ignored.
        for (const [from, , siteId] of stored) {
          if (siteId !== null || /^\/(?:de|en)\b|\?/.test(from)) continue
          expect(resolve(system, new URL(`http://www.kudex.test/en${from}`)).kind, from).toBe('redirect')
        }
        for (const host of ['localhost', 'strivona.test', 'www.kudex.test', 'unknown.example']) {
          for (const address of asked) follow(system, `http://${host}${address}`)
        }
      }),
      { numRuns: process.env['KUDEX_CHECK_SIZE'] === 'full' ? 30_000 : 3_000 },
    )
    expect(accepted).toBeGreaterThan(100)
  })
})

/** Follows redirects like a browser; chains beyond the maximum count as endless. */
function follow(system: SystemData, start: string): void {
  let address = new URL(start)
  for (let step = 0; step < 8; step += 1) {
    const resolution = resolve(system, address)
    if (resolution.kind !== 'redirect') return
    address = new URL(resolution.location, address)
    if (address.hostname === 'elsewhere.example') return
  }
  throw new Error(`${start} is redirected for ever, last to ${address.href}`)
}

function resolve(system: SystemData, { hostname, pathname, search }: URL): Resolution {
  const query = search.slice(1)
  return resolveRequest({ hostname, path: pathname, query, cookies: {}, acceptLanguage: ['en'], system })
}
