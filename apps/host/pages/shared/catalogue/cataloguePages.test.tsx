import type { MeasurementSystem } from '@kudex/domain/measurement'
import { act, type ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'
import { AppContextProvider } from '../../../features/shared/index.ts'
import { stubDocument } from '../../../features/shared/testDocument.ts'
import { PageProvider, type CurrentPage } from '../layout/PageContext.tsx'
import { bareProduct, layout, renderInLayout } from '../testing/renderInLayout.tsx'
import { testAppContext } from '../testing/testAppContext.ts'
import { CatalogueListPage } from './CatalogueListPage.tsx'
import { ClassificationPage } from './ClassificationPage.tsx'
import { ProductPage } from './product/ProductPage.tsx'

describe('a list of the catalogue', () => {
  it("says 'No products found' where there is nothing (CAT-23)", () => {
    expect(renderInLayout(<CatalogueListPage type="PRODUCT" classifications={[]} />)).toContain('No products found')
    expect(renderInLayout(<ClassificationPage {...emptyClassification} />)).toContain('No products found')
  })
})

describe('a product page', () => {
  it("says 'No specifications are available.' without technical data, and leaves empty sections out (CAT-24)", () => {
    const html = renderInLayout(<ProductPage {...bareProduct} />)
    expect(html).toContain('No specifications are available.')
    expect(html).not.toMatch(/Downloads|Variants|Highlights|Related stories|name="measurement"/)
  })

  it('lists the stories about it below everything else (CAT-26)', () => {
    const story = {
      id: 's1',
      href: '/en/stories/a',
      title: 'A',
      leadText: '',
      date: '2026-11-12',
      dateText: '12 November',
    }
    const html = renderInLayout(<ProductPage {...bareProduct} stories={[story]} />)
    expect(html).toMatch(
      /No specifications are available\..*<section[^>]* id="stories".*Related stories.*href="\/en\/stories\/a"/s,
    )
  })

  it('has a switch that works as a form, and shows no technical data for services (CAT-13, CAT-25)', () => {
    const rows = [
      { id: '1', name: 'Length', value: '1', unit: 'mm', system: 'dim_metric' },
      { id: '2', name: 'Length', value: '0.04', unit: 'in', system: 'dim_imperial' },
    ] as const
    const specifications = [{ id: '1', title: null, rows }]
    const html = renderInLayout(<ProductPage {...bareProduct} specifications={specifications} />)
    expect(html).toMatch(
      /<form[^>]*action="#technical-data"[^>]*method="get"|<form[^>]*method="get"[^>]*action="#technical-data"/,
    )
    expect(html).toContain('name="measurement"')
    const service = renderInLayout(<ProductPage {...bareProduct} type="SERVICE" benefits={['Saves time']} />)
    expect(service).toContain('Saves time')
    expect(service).not.toContain('No specifications are available.')
  })

  it('shows inches when the visitor switches to a country that uses them (LOCALE-17, CAT-13)', () => {
    const element = stubDocument()
    const root = createRoot(element)
    const rows = [
      { id: '1', name: 'Length', value: '410', unit: 'mm', system: 'dim_metric' },
      { id: '2', name: 'Length', value: '16.1', unit: 'in', system: 'dim_imperial' },
    ] as const
    const show = (measurementSystem: MeasurementSystem) =>
      act(() =>
        root.render(
          <AppContextProvider value={testAppContext}>
            <PageProvider page={{ layout } as CurrentPage}>
              <ProductPage
                {...bareProduct}
                specifications={[{ id: '1', title: null, rows }]}
                measurementSystem={measurementSystem}
              />
            </PageProvider>
          </AppContextProvider>,
        ),
      )
    const readPressed = () => element.querySelector('[name=measurement][aria-pressed=true]')?.getAttribute('value')
    for (const system of ['dim_metric', 'dim_imperial'] as const) {
      show(system)
      expect(readPressed()).toBe(system)
    }
    act(() => root.unmount())
    vi.unstubAllGlobals()
  })

  it('marks the language of catalogue texts, not of interface texts (WCAG 3.1.2)', () => {
    const rows = [{ id: '1', name: 'Longueur', value: '1', unit: 'mm', system: null }] as const
    const html = renderInLayout(
      <ProductPage
        {...bareProduct}
        contentLanguage="fr"
        classificationName="Crimping machines"
        lead="Coupe et dénude."
        highlights={[{ id: '1', name: 'Rapide' }]}
        specifications={[{ id: '1', title: null, rows }]}
      />,
    )
    expect(html).toMatch(/<h1 lang="fr"/)
    expect(html).toMatch(/<span>Crimping machines/)
    const foreign = <ProductPage {...bareProduct} classificationName="Presses" classificationLanguage="fr" />
    expect(renderInLayout(foreign)).toMatch(/<span lang="fr">Presses/)
    expect(html).toMatch(/<p lang="fr"[^>]*>Coupe et dénude\./)
    expect(html).toMatch(/<h3 lang="fr"[^>]*>Rapide/)
    expect(html).toMatch(/<tbody lang="fr">/)
    expect(html).toMatch(/<h2(?![^>]*lang)[^>]*>Technical data/)
    expect(html).not.toMatch(/<main[^>]*lang/)
    expect(renderInLayout(<ProductPage {...bareProduct} />)).not.toMatch(/<h1[^>]*lang/)
  })

  it('marks the language of the contact link, which comes from the navigation (WCAG 3.1.2)', () => {
    const contactLink = { href: '/de-ch/contact', text: 'Talk to an expert', lang: 'en' }
    const html = renderInLayout(<ProductPage {...bareProduct} />, {
      layout: { footer: { ...layout.footer, contactLink } },
    })
    const links = html.match(/<a[^>]*href="\/de-ch\/contact"[^>]*>/g) ?? []
    // Next to the product, in the side buttons and in the footer.
    expect(links).toHaveLength(3)
    for (const link of links) expect(link).toContain('lang="en"')
  })
})

const emptyClassification: ComponentProps<typeof ClassificationPage> = {
  type: 'PRODUCT',
  name: 'Cutting',
  parentName: null,
  description: null,
  classifications: [],
  listing: {
    href: '/en/products/cutting',
    query: '',
    sort: 'catalogue',
    view: 'pictures',
    scales: [],
    columns: [],
    total: 0,
    page: 1,
    pageCount: 1,
    facets: [],
    chips: [],
    products: [],
  },
}
