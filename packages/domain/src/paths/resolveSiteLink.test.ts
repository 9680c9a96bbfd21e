import { describe, expect, it } from 'vitest'
import { createSystem } from '../testing/contractSystem.ts'
import { buildLink } from '../links/index.ts'
import { resolveSiteLink } from './index.ts'

describe('a link to another site of the host (ROUTE-13)', () => {
  it.each([
    ['fr-ch', 'hard:/{locale}/products'],
    ['en', 'hard:/{locale}'],
    ['de-ch', 'hard:/{locale}/strivona/about'],
  ])('keeps the locale %s: %s', (urlCode, link) =>
    expect(resolveSiteLink(link, { locale: { urlCode }, system: createSystem() })).toBe(link),
  )

  it.each([
    ['fr', 'hard:/{locale}', 'hard:/'],
    ['fr', 'hard:/{locale}/products?a=1#b', 'hard:/products?a=1#b'],
    ['fr', 'hard:/{locale}//evil.test', 'hard:/evil.test'],
    ['es', 'hard:/{locale}/strivona', 'hard:/strivona'],
  ])('has no locale if that site does not offer %s: %s', (urlCode, link, expected) =>
    expect(resolveSiteLink(link, { locale: { urlCode }, system: createSystem() })).toBe(expected),
  )

  it.each([
    ['en', 'hard:/{locale}', 'hard:https://www.kudex.test/en'],
    ['en', 'hard:/{locale}/veritesta?a=1', 'hard:https://www.kudex.test/en/veritesta?a=1'],
    ['fr', 'hard:/{locale}/products', 'hard:https://www.kudex.test/products'],
    ['en', 'hard:/file/report', 'hard:/file/report'],
    ['en', '/about', '/en/about'],
  ])(
    'leads to the host of the main site from the host of another one, in %s: %s (SITE-01)',
    (urlCode, link, expected) => {
      const context = {
        locale: { urlCode },
        system: createSystem(),
        mainOrigin: 'https://www.kudex.test',
        siteSlug: null,
      }
      expect(buildLink(resolveSiteLink(link, context), context)).toBe(expected)
    },
  )

  it.each(['/products', 'hard:/fr/products', 'https://a.test/{locale}', 'hard:/{locale}s'])('%s is unchanged', (link) =>
    expect(resolveSiteLink(link, { locale: { urlCode: 'fr' }, system: createSystem() })).toBe(link),
  )
})
