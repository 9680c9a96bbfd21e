import { ServiceError } from '@kudex/api/transport'
import type { ComparedProduct } from '@kudex/domain/comparison'
import { describe, expect, it, vi } from 'vitest'
import { requestRoutes } from '../../testing/mountRoutes.ts'
import { testSystem } from '../../testing/testSystem.ts'
import { createComparisonRoutes } from './comparisonRoutes.ts'

const main = testSystem.sites.find(({ isMain }) => isMain)
const base = `/api/comparison/${main?.id}`

describe('a comparison as CSV', () => {
  it('has the rows of the page in its language, with the chosen variant (CMP-09, CMP-10, CMP-12, RFC 4180)', async () => {
    const { status, headers, body } = await ask(`${base}/de/bench.csv`, 'product=alpha:a-2&product=beta')
    expect([status, headers?.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(headers?.get('Content-Disposition')).toBe(
      `attachment; filename=bench.csv; filename*=UTF-8''vergleich-bench.csv`,
    )
    expect(body?.split('\r\n')).toEqual([
      '\uFEFFGruppe,Merkmal,Einheit,alpha (Alpha long),beta',
      ',Length,mm,2.5,7',
      ',Drive,,Nicht zutreffend,Belt',
      '',
    ])
    const imperial = await ask(`${base}/en/bench.csv`, 'product=alpha&product=beta&system=dim_imperial')
    expect(imperial.body?.split('\r\n')).toContain(',Length,in,0.04,Not applicable')
  })

  it('omits products of other categories or countries, and missing ones (CMP-08, CMP-15)', async () => {
    const { body } = await ask(`${base}/en/bench.csv`, 'product=other&product=us-only&product=gone&product=beta')
    expect(body?.split('\r\n')[0]).toBe('\uFEFFGroup,Specification,Unit,beta')
  })

  it.each([
    [`${base}/en/bench.csv`, ''],
    [`${base}/en/bench.csv`, 'product=gone'],
    [`${base}/en/bench.csv`, 'product=%00&product=<b>'],
    [`${base}/en/elsewhere.csv`, 'product=beta'],
    [`${base}/xx/bench.csv`, 'product=beta'],
    ['/api/comparison/strivona/en/bench.csv', 'product=beta'],
    ['/api/comparison/nobody/en/bench.csv', 'product=beta'],
  ])('is not found: %s?%s (CMP-14)', async (path, query) => expect((await ask(path, query)).status).toBe(404))

  it('refuses POST and is unavailable while the products service is down', async () => {
    expect((await ask(`${base}/en/bench.csv`, 'product=beta', 'POST')).status).toBe(405)
    fetchComparedProducts.mockRejectedValueOnce(new ServiceError('down', { kind: 'network', status: null }))
    expect((await ask(`${base}/en/bench.csv`, 'product=beta')).status).toBe(503)
    expect((await ask('/api/other')).status).toBeUndefined()
  })
})

const fetchComparedProducts = vi.fn(async (slugs: readonly string[]) =>
  products.filter(({ slug }) => slugs.includes(slug)),
)

async function ask(path: string, query = '', method: 'GET' | 'POST' = 'GET') {
  const system = {
    ...testSystem,
    sites: testSystem.sites.map((site) => ({ ...site, features: site.isMain ? ['basket'] : [] })),
  }
  const routes = createComparisonRoutes({ system: { current: system }, products: { fetchComparedProducts } })
  const response = await requestRoutes(routes, `${path}?${query}`, { base: '/api/comparison', method })
  // Not `text()`, which removes the byte order mark.
  const body = response && Buffer.from(await response.arrayBuffer()).toString()
  return { status: response?.status, headers: response?.headers, body }
}

const metric = { name: 'Length', unit: 'mm', measurementSystem: 'dim_metric', group: null } as const
const products: readonly ComparedProduct[] = [
  toProduct('alpha', {
    specifications: [
      { ...metric, value: '1' },
      { ...metric, unit: 'in', measurementSystem: 'dim_imperial', value: '0.04' },
    ],
    variants: [
      {
        id: 'a-2',
        nameMetric: 'Alpha long',
        nameImperial: 'Alpha long',
        specifications: [{ ...metric, value: '2.5' }],
      },
    ],
  }),
  toProduct('beta', {
    specifications: [
      { ...metric, value: '7' },
      { name: 'Drive', unit: null, measurementSystem: null, group: null, value: 'Belt' },
    ],
  }),
  toProduct('other', { classifications: [] }),
  toProduct('us-only', { supportedCountries: ['US'] }),
]

function toProduct(slug: string, more: Partial<ComparedProduct>): ComparedProduct {
  return {
    slug,
    name: slug,
    shortDescription: null,
    images: [],
    brand: null,
    variantCount: 0,
    supportedCountries: ['ALL', 'CH'],
    productServiceId: null,
    classifications: [{ slug: 'bench', name: 'Bench', id: 'bench' }],
    specifications: [],
    variants: [],
    ...more,
  } as ComparedProduct
}
