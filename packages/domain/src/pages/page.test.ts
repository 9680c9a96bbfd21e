import { describe, expect, it } from 'vitest'
import { toPage, toPageKey } from './index.ts'

describe('a page', () => {
  it('has defaults for omitted fields (PAGE-04)', () => {
    const page = toPage({ slug: 'about', theme: '', pageType: null })
    expect(page).toMatchObject({
      pageType: 'Content',
      theme: 'Default',
      translationSourceLanguage: 'en',
      parentSlug: 'home',
      url: '/about',
    })
    expect(toPage({ slug: 'home' }).url).toBe('/')
  })

  it('keeps what is given (PAGE-03)', () => {
    const given = { pageType: 'Careers', theme: 'Dark', translationSourceLanguage: 'de', isPublished: true }
    expect(toPage({ slug: 'jobs', ...given })).toMatchObject(given)
  })

  it('of one content system does not clash with the same slug of another (PAGE-05)', () => {
    expect(toPageKey({ cmsType: 'a', slug: 'x' })).not.toBe(toPageKey({ cmsType: 'b', slug: 'x' }))
    expect(toPageKey({ cmsType: 'a/b', slug: 'c' })).not.toBe(toPageKey({ cmsType: 'a', slug: 'b/c' }))
  })
})
