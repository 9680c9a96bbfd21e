import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildFileLink,
  buildLink,
  classifyLink,
  fillName,
  findShortTarget,
  resolveContentLink,
  type LinkContext,
} from './index.ts'

const main: LinkContext = { locale: { urlCode: 'en' }, siteSlug: null }
const swiss: LinkContext = { locale: { urlCode: 'de-ch' }, siteSlug: 'strivona' }

describe('a link', () => {
  it.each([
    ['/de/products/', '/en/products'],
    ['/products', '/en/products'],
    ['products', '/en/products'],
    ['/', '/en'],
    ['', '/en'],
    ['/DE-ch/a/b/', '/en/a/b'],
    ['/xx/a', '/en/xx/a'],
    ['/products/?a=1#top', '/en/products?a=1#top'],
    ['/?q=1', '/en?q=1'],
    ['//evil.test/x', '/en/evil.test/x'],
    ['/\\evil.test', '/en/evil.test'],
  ])('%j is built as %s (ROUTE-11)', (path, expected) => expect(buildLink(path, main)).toBe(expected))

  it('contains the site slug once, if the path does (ROUTE-11, ROUTE-14)', () => {
    expect(buildLink('/a', swiss)).toBe('/de-ch/strivona/a')
    expect(buildLink('/en/strivona/a', swiss)).toBe('/de-ch/strivona/a')
    expect(buildLink('/', swiss)).toBe('/de-ch/strivona')
    expect(buildLink('/', main)).toBe('/en')
  })

  it.each([
    ['hard:/{locale}', 'hard:/de-ch'],
    ['hard:/{locale}/products?a=1#b', 'hard:/de-ch/products?a=1#b'],
    ['hard:/{locale}s/products', 'hard:/{locale}s/products'],
    ['hard:/products/{locale}', 'hard:/products/{locale}'],
  ])('keeps the locale where a hard link asks for it: %s (ROUTE-13)', (link, built) => {
    expect(buildLink(link, { locale: { urlCode: 'de-ch' }, siteSlug: 'fair' })).toBe(built)
  })

  it.each(['https://a.test/', 'http://a.test', 'hard:/en/x/', 'mailto:a@b.test', 'tel:+41', '#top', 'action:x'])(
    '%s is unchanged (ROUTE-12, ROUTE-13)',
    (link) => expect(buildLink(link, swiss)).toBe(link),
  )

  it.each(['/file/report?l=de', '/api/session', '/style-guide', '/style-guide/buttons', '/blank-callback'])(
    '%s has no locale (ROUTE-42, ROUTE-46)',
    (path) => expect(buildLink(path, main)).toBe(path),
  )

  it('is idempotent, stays on the site and never ends with a slash (ROUTE-11)', () => {
    const path = fc.array(fc.oneof(fc.constantFrom('', 'de', 'en-us', 'strivona', 'a', '..'), fc.string()), {
      maxLength: 5,
    })
    fc.assert(
      fc.property(path, fc.constantFrom(main, swiss), (segments, context) => {
        const link = buildLink(`/x/${segments.join('/')}`, context)
        expect(buildLink(link, context)).toBe(link)
        expect(new URL(link, 'https://own.test').origin).toBe('https://own.test')
        expect(link.split(/[?#]/)[0]).toMatch(/[^/]$/)
      }),
    )
  })
})

describe('a link is classified', () => {
  it.each([
    ['/products', { kind: 'internal', href: '/products', action: null }],
    ['https://a.test', { kind: 'external', href: 'https://a.test', action: null }],
    ['hard:/en/x', { kind: 'hard', href: '/en/x', action: null }],
    ['hard:https://a.test', { kind: 'hard', href: 'https://a.test', action: null }],
    ['hard://evil.test', { kind: 'hard', href: '/evil.test', action: null }],
    ['hard:javascript:alert(1)', { kind: 'hard', href: '/javascript:alert(1)', action: null }],
    ['mailto:a@b.test', { kind: 'contact', href: 'mailto:a@b.test', action: null }],
    ['#top', { kind: 'anchor', href: '#top', action: null }],
    ['action:open-news-feed-panel', { kind: 'action', href: null, action: 'open-news-feed-panel' }],
  ])('%s (ROUTE-12, ROUTE-13, ROUTE-25)', (link, expected) => expect(classifyLink(link)).toEqual(expected))
})

describe('a file link', () => {
  it.each([
    ['en', 'pdf', false, '/file/report'],
    ['de', 'PDF', false, '/file/report?l=de'],
    ['en', 'zip', false, '/file/report?dl=true'],
    ['de', '.zip', false, '/file/report?l=de&dl=true'],
    ['en', 'pdf', true, '/file/report?dl=true'],
  ])('in %s for %s, download %s is %s (ROUTE-43, ROUTE-45)', (language, extension, download, expected) =>
    expect(buildFileLink('report', { language, extension, download })).toBe(expected),
  )
})

describe('a content link', () => {
  const base = { text: 'More on {name}', openInNewTab: false }

  it('to a product follows its route and fills its name (PAGE-12, PAGE-13)', () => {
    const link = { ...base, kind: 'product', productSlug: 'kappa' } as const
    const found = resolveContentLink(link, () => ({ name: 'Kappa 330', path: '/products/cutting/kappa' }))
    expect(found).toEqual({
      text: 'More on Kappa 330',
      path: '/products/cutting/kappa',
      openInNewTab: false,
      isBroken: false,
    })
  })

  it('to a product or service leads to its address without a lookup, which redirects to the full path (CAT-28)', () => {
    const product = { ...base, kind: 'product', productSlug: 'kappa' } as const
    expect(resolveContentLink(product, findShortTarget)).toMatchObject({
      text: 'More on kappa',
      path: '/products/kappa',
      isBroken: false,
    })
    const service = { ...base, kind: 'service', serviceSlug: 'training' } as const
    expect(resolveContentLink(service, findShortTarget).path).toBe('/services/training')
    expect(resolveContentLink({ ...base, kind: 'path', path: '/about' }, findShortTarget).path).toBe('/about')
  })

  it('to an unknown product or service leads to the products (ROUTE-50, CAT-22)', () => {
    const product = resolveContentLink({ ...base, kind: 'product', productSlug: 'nope' })
    expect(product).toEqual({ text: 'More on Invalid', path: '/products', openInNewTab: false, isBroken: true })
    expect(resolveContentLink({ ...base, text: '', kind: 'service', serviceSlug: 'nope' }).text).toBe('Invalid')
  })

  it.each([
    ['page', { kind: 'page', pageId: '1', path: '', pageParameters: '#team' }],
    ['path', { kind: 'path', path: '' }],
    ['address', { kind: 'external', url: '' }],
  ] as const)('to a missing %s leads to the products, and is broken (CAT-22)', (_name, link) => {
    expect(resolveContentLink({ ...base, ...link })).toMatchObject({
      text: 'More on Invalid',
      path: '/products',
      isBroken: true,
    })
    expect(resolveContentLink({ ...base, text: 'Our team', ...link }).text).toBe('Our team')
  })

  it('to a page appends its parameters (PAGE-10)', () => {
    const link = { ...base, text: 'Go', kind: 'page', pageId: '1', path: '/about' } as const
    expect(resolveContentLink({ ...link, pageParameters: 'a=1' }).path).toBe('/about?a=1')
    expect(resolveContentLink({ ...link, pageParameters: '#team' }).path).toBe('/about#team')
    expect(resolveContentLink({ ...link, pageParameters: null }).path).toBe('/about')
  })

  it('to another origin is unchanged (PAGE-11)', () => {
    const link = { ...base, text: 'Out', kind: 'external', url: 'https://a.test/x/', openInNewTab: true } as const
    expect(resolveContentLink(link)).toMatchObject({ text: 'Out', path: 'https://a.test/x/', openInNewTab: true })
  })

  it('inserts a name literally, dollar signs included (PAGE-13)', () => {
    expect(fillName('{name} and {name}', '$& {x}')).toBe('$& {x} and $& {x}')
  })
})
