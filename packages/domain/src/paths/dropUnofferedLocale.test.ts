import { describe, expect, it } from 'vitest'
import { createSystem } from '../testing/contractSystem.ts'
import { dropUnofferedLocale } from './index.ts'

describe('a link to another site of the host (ROUTE-13)', () => {
  it.each([
    ['fr-ch', 'hard:/{locale}/products'],
    ['en', 'hard:/{locale}'],
    ['de-ch', 'hard:/{locale}/strivona/about'],
  ])('keeps the locale %s: %s', (urlCode, link) =>
    expect(dropUnofferedLocale(link, { urlCode }, createSystem())).toBe(link),
  )

  it.each([
    ['fr', 'hard:/{locale}', 'hard:/'],
    ['fr', 'hard:/{locale}/products?a=1#b', 'hard:/products?a=1#b'],
    ['fr', 'hard:/{locale}//evil.test', 'hard:/evil.test'],
    ['es', 'hard:/{locale}/strivona', 'hard:/strivona'],
  ])('has no locale if that site does not offer %s: %s', (urlCode, link, expected) =>
    expect(dropUnofferedLocale(link, { urlCode }, createSystem())).toBe(expected),
  )

  it.each(['/products', 'hard:/fr/products', 'https://a.test/{locale}', 'hard:/{locale}s'])('%s is unchanged', (link) =>
    expect(dropUnofferedLocale(link, { urlCode: 'fr' }, createSystem())).toBe(link),
  )
})
