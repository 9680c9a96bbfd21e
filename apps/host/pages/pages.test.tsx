import { describe, expect, it } from 'vitest'
import { ErrorStatusPage } from './_error/ErrorStatusPage.tsx'
import { ContentPage } from './content/ContentPage.tsx'
import type { LayoutFooter } from './shared/layout/layoutData.types.ts'
import { layout, renderInLayout, site } from './shared/testing/renderInLayout.tsx'

describe('the layout of a page', () => {
  it('starts with a skip link, has one main, and a home link in the site of the slug (NAV-17, ROUTE-14)', () => {
    const html = renderInLayout(<ContentPage title="About" contents={[]} blocks={[]} />, {
      layout: { siteSlug: 'fair' },
    })
    expect(html.indexOf('Skip to content')).toBeLessThan(html.indexOf('<header'))
    expect(html.match(/<main/g)).toHaveLength(1)
    expect(html).toContain('href="/de-ch/fair"')
  })

  it('leaves the header out where a page hides it, and only there (NAV-12, PAGE-22)', () => {
    expect(renderInLayout(<p />, { data: { header: { theme: 'Default', isHidden: true } } })).not.toContain('<header')
    expect(renderInLayout(<p />)).toContain('<header')
  })

  it('says that a page is not available in the language and links to the available versions (LOCALE-18, LOCALE-19)', () => {
    const html = renderInLayout(<p />, {
      data: {
        languageNotice: {
          languageName: 'français',
          versions: [{ language: 'en', name: 'English', href: '/en/about' }],
        },
      },
    })
    expect(html).toContain('This page is not available in français.')
    expect(html).toMatch(/<a[^>]*href="\/en\/about"/)
  })

  it('ends the breadcrumbs with the page itself, which is no link (NAV-19)', () => {
    const html = renderInLayout(<p />, {
      data: {
        breadcrumbs: [
          { title: 'Products', url: '/de-ch/products' },
          { title: 'CS 240', url: null },
        ],
      },
    })
    expect(html).toMatch(/<a[^>]*href="\/de-ch\/products"/)
    expect(html).toMatch(/<span aria-current="page"[^>]*>CS 240</)
  })

  it.each([null, 'fair'])(
    'marks the menu items of the page and of those above it, but not the home page (slug %s)',
    (siteSlug) => {
      const home = siteSlug ? `/de-ch/${siteSlug}` : '/de-ch'
      const navigation = [
        { id: 'home', href: home, text: 'Start' },
        { id: 'main', href: '/de-ch', text: 'Group' },
        { id: 'above', href: `${home}/program`, text: 'Program' },
        { id: 'page', href: `${home}/program/today`, text: 'Today' },
      ]
      const html = renderInLayout(<p />, { path: '/program/today', layout: { siteSlug, navigation } })
      const marked = [...html.matchAll(/<a[^>]*aria-current="(true|page)"[^>]*>([^<]*)/g)].map(([, ...mark]) => mark)
      // The selector of languages marks its own link.
      expect(marked.filter(([, text]) => text !== 'Deutsch')).toEqual([
        ['true', 'Program'],
        ['page', 'Today'],
      ])
    },
  )

  it('asks the question of the site in its footer, with its language, else the common one', () => {
    const contactLink = { href: '/de-ch/contact', text: 'Kontakt' }
    const show = (contactTitle: LayoutFooter['contactTitle']) =>
      renderInLayout(<p />, { layout: { footer: { ...layout.footer, contactTitle, contactLink } } })
    expect(show({ title: 'Missed it?', titleLang: 'en' })).toMatch(/<p lang="en"[^>]*>Missed it\?</)
    expect(show(null)).toContain('>Questions about your application?<')
  })

  it('ends with the legal text of the site, with its language, else the common one', () => {
    const show = (legalText: LayoutFooter['legalText']) =>
      renderInLayout(<p />, { layout: { footer: { ...layout.footer, legalText } } })
    expect(show({ copyright: 'All rights wired', copyrightLang: 'en' })).toMatch(/<p lang="en"[^>]*>All rights wired</)
    expect(show(null)).toMatch(/>© [^<]*</)
  })

  it('offers the same page in every other locale (NAV-23)', () => {
    expect(renderInLayout(<p />, { path: '/products/x' })).toMatch(/<a[^>]*href="\/fr-ch\/products\/x"/)
  })

  it('links to the nearest page in countries that do not have this one (NAV-23, PAGE-08)', () => {
    const links = (country: string) =>
      renderInLayout(<p />, {
        path: '/products/x',
        data: { countryFallbacks: [{ path: '/products', countries: [country] }] },
      })
    expect(links('CH')).toMatch(/<a[^>]*href="\/fr-ch\/products"/)
    expect(links('CH')).not.toContain('href="/fr-ch/products/x"')
    expect(links('US')).toMatch(/<a[^>]*href="\/fr-ch\/products\/x"/)
  })

  it('shows no features that the site lacks (SITE-19)', () => {
    expect(renderInLayout(<p />)).not.toContain('/mykomax')
    expect(renderInLayout(<p />, { layout: { site: { ...site, features: ['portal'] } } })).toContain(
      'href="/de-ch/mykomax"',
    )
  })
})

describe('a page that is not there', () => {
  it.each([
    ['route', 'Page Not Found: /en/nope'],
    ['item', 'Page not found: /en/nope'],
  ] as const)('without %s says exactly "%s" (ROUTE-51, ROUTE-52)', (sentence, text) => {
    const html = renderInLayout(<ErrorStatusPage kind="notFound" sentence={sentence} path="/en/nope" />)
    expect(html).toContain(text)
    expect(html).toMatch(/<h1/)
  })

  it('escapes the requested path', () => {
    const html = renderInLayout(
      <ErrorStatusPage kind="notFound" sentence="item" path="/en/<script>alert(1)</script>" />,
    )
    expect(html).not.toContain('<script>alert')
  })
})

describe('a content page', () => {
  it('has one h1: its hero or its title', () => {
    const hero = { kind: 'hero', id: '1', props: { title: 'Every wire' } } as const
    expect(
      renderInLayout(<ContentPage title="Home" contents={[]} blocks={[hero]} />)
        .match(/<h1[^>]*>[^<]*/g)
        ?.join(),
    ).toMatch(/Every wire$/)
    expect(
      renderInLayout(<ContentPage title="Imprint" contents={[]} blocks={[]} />)
        .match(/<h1[^>]*>[^<]*/g)
        ?.join(),
    ).toMatch(/Imprint$/)
  })

  it('is complete in the document, and begins with its first view after a click (issue 16)', () => {
    const page = (
      <ContentPage
        title="Home"
        contents={[]}
        blocks={[
          { kind: 'hero', id: '1', props: { title: 'Every wire' } },
          { kind: 'facts', id: '2', props: { items: [{ id: '3', value: '120', label: 'Machines' }] } },
        ]}
      />
    )
    expect(renderInLayout(page)).toMatch(/Every wire.*Machines/)
    const first = renderInLayout(page, { isOpenedAtTop: true })
    expect(first).toContain('Every wire')
    expect(first).not.toContain('Machines')
  })
})
