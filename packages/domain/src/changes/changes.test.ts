import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { systemTag, toFooterTag, toNavigationTag, toPageAddressTag, toPageTag, toPictureTag } from './index.ts'

describe('the tags of changes', () => {
  it('name the changed content', () => {
    expect([
      systemTag,
      toNavigationTag('n'),
      toFooterTag('f'),
      toPageTag('p'),
      toPageAddressTag('s', '/a/b'),
      toPictureTag('x'),
    ]).toEqual(['system', 'navigation:n', 'footer:f', 'page:p', 'page-address:s:/a/b', 'picture:x'])
  })

  it.each(['/größe', '/gr%C3%B6%C3%9Fe', '/größe/', '//größe'])('are the same for the path spelled %s', (path) => {
    expect(toPageAddressTag('s', path)).toBe('page-address:s:/gr%C3%B6%C3%9Fe')
  })

  it('are the same for a stored path and for the encoded path of a request', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }).filter((slug) => /^[^/%]+$/.test(slug))), (slugs) => {
        const encoded = `/${slugs.map((slug) => encodeURIComponent(slug.toWellFormed())).join('/')}`
        expect(toPageAddressTag('s', encoded)).toBe(toPageAddressTag('s', `/${slugs.join('/')}`))
      }),
    )
  })
})
