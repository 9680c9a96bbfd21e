import { describe, expect, it } from 'vitest'
import { resolveTestAddress, testSystem } from '../../../server/testing/testSystem.ts'
import { loadLayout } from './loadLayout.ts'
import { createTestRequest } from '../testing/createTestRequest.ts'

const toLink = (to: string) => ({
  kind: 'page',
  pageId: to,
  path: to,
  pageParameters: null,
  text: to,
  openInNewTab: false,
})

async function loadFooter(path: string, { isNextRelease = false, textLanguage = 'en', more = {} } = {}) {
  const links = [toLink('/about'), toLink('/careers'), { ...toLink('/about/careers'), kind: 'path' }]
  const footer = {
    id: 'f',
    theme: 'Dark',
    contactTitle: 'Seconds you would like back?',
    contactTitleLanguage: textLanguage,
    contactLink: null,
    sections: [{ title: 'Us', links }],
    legalLinks: [],
    legalText: '© Strivona',
    legalTextLanguage: textLanguage,
    ...more,
  }
  const request = {
    address: resolveTestAddress(path),
    system: testSystem,
    visitor: { isNextRelease },
    publicSettings: {},
    content: { fetchNavigation: async () => null, fetchFooter: async () => footer },
    load: <Value>(_key: string, fetch: () => Promise<Value>) => fetch(),
  }
  return (await loadLayout(createTestRequest(request))).footer
}

async function listFooterLinks(path: string, isNextRelease: boolean) {
  const { sections } = await loadFooter(path, { isNextRelease })
  return sections.flatMap((section) => section.links.map((link) => link.href))
}

describe('the footer', () => {
  it('has no link to careers pages in next-release mode on the main site (NAV-06)', async () => {
    expect(await listFooterLinks('/en', false)).toEqual(['/en/about', '/en/careers', '/en/about/careers'])
    expect(await listFooterLinks('/en', true)).toEqual(['/en/about'])
    expect(await listFooterLinks('/en/strivona', true)).toContain('/en/strivona/careers')
  })

  it('leads to no careers page by its contact and legal links either, nor to one that only its type names (NAV-06)', async () => {
    const jobs = { ...toLink('/jobs'), pageType: 'Careers' }
    const more = {
      contactLink: jobs,
      legalLinks: [toLink('/imprint'), toLink('/careers')],
      sections: [{ title: 'Us', links: [jobs] }],
    }
    const { contactLink, legalLinks, sections } = await loadFooter('/en', { isNextRelease: true, more })
    expect(contactLink).toBeNull()
    expect(legalLinks.map(({ href }) => href)).toEqual(['/en/imprint'])
    expect(sections[0]?.links).toEqual([])
    expect((await loadFooter('/en', { more })).contactLink?.href).toBe('/en/jobs')
  })

  it('names the language of its own texts if that is not the language of the page (WCAG 3.1.2)', async () => {
    const title = 'Seconds you would like back?'
    expect(await loadFooter('/de')).toMatchObject({
      contactTitle: { title, titleLang: 'en' },
      legalText: { copyright: '© Strivona', copyrightLang: 'en' },
    })
    const { contactTitle, legalText } = await loadFooter('/en')
    expect([contactTitle, legalText]).toEqual([{ title }, { copyright: '© Strivona' }])
  })

  it('reads the names of its products for every page, so that each page depends on them', async () => {
    let name = 'CrimpLine 2'
    const loaded: string[] = []
    const footer = {
      contactLink: { kind: 'product', productSlug: 'cl-2', text: '{name}', openInNewTab: false, textLanguage: 'en' },
      sections: [],
      legalLinks: [],
    }
    const navigation = { items: [] }
    const request = {
      address: resolveTestAddress('/en'),
      system: testSystem,
      visitor: { isNextRelease: false },
      publicSettings: {},
      content: { fetchNavigation: async () => navigation, fetchFooter: async () => footer },
      products: {
        fetchProducts: async () => [
          { slug: 'cl-2', name, productServiceId: null, classifications: [], supportedCountries: ['ALL'] },
        ],
        fetchClassifications: async () => [],
      },
      load: <Value>(key: string, fetch: () => Promise<Value>) => {
        loaded.push(key)
        return fetch()
      },
    }
    const show = async () => (await loadLayout(createTestRequest(request))).footer.contactLink?.text
    expect(await show()).toBe('CrimpLine 2')
    name = 'CrimpLine 2S'
    expect(await show()).toBe('CrimpLine 2S')
    expect(loaded.filter((key) => key.startsWith('products/'))).toHaveLength(2)
  })
})
