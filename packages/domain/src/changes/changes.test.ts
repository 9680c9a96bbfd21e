import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { systemTag, toFooterTag, toNavigationTag, toPageAddressTag, toPageTag, toPictureTag } from './index.ts'

describe('the tags of changes', () => {
  it('name what was touched', () => {
    expect([
      systemTag,
      toNavigationTag('n'),
      toFooterTag('f'),
      toPageTag('p'),
      toPageAddressTag('s', '/a/b'),
      toPictureTag('x'),
    ]).toEqual(['system', 'navigation:n', 'footer:f', 'page:p', 'page-address:s:/a/b', 'picture:x'])
  })

  it.each(['/größe', '/gr%C3%B6%C3%9Fe', '/größe/', '//größe'])('say the same for the address spelt %s', (path) => {
    expect(toPageAddressTag('s', path)).toBe('page-address:s:/gr%C3%B6%C3%9Fe')
  })

  it('are the same for the stored address and for the encoded one that a request brings', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }).filter((slug) => /^[^/%]+$/.test(slug))), (slugs) => {
        const encoded = `/${slugs.map((slug) => encodeURIComponent(slug.toWellFormed())).join('/')}`
        expect(toPageAddressTag('s', encoded)).toBe(toPageAddressTag('s', `/${slugs.join('/')}`))
      }),
    )
  })
})
