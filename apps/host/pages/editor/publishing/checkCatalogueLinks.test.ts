import { ServiceError } from '@kudex/api/transport'
import type { CatalogueLink, PageCheck } from '@kudex/domain/page-checks'
import { expect, it } from 'vitest'
import { createTestRequest } from '../../shared/testing/createTestRequest.ts'
import { checkCatalogueLinks } from './checkCatalogueLinks.ts'

const toLink = (type: CatalogueLink['type'], slug: string): CatalogueLink => ({
  type,
  slug,
  path: `blocks.0.${slug}`,
  block: 'links',
  language: null,
})

const check: PageCheck = {
  findings: [],
  readingMinutes: {},
  catalogueLinks: [
    toLink('PRODUCT', 'cs-240'),
    toLink('PRODUCT', 'gone'),
    toLink('PRODUCT', 'cutting'),
    toLink('SERVICE', 'cs-240'),
    toLink(null, 'cs-240'),
    toLink(null, 'repair'),
    toLink(null, 'cutting'),
  ],
}

async function findRules(fetchProducts: () => Promise<unknown>) {
  const request = createTestRequest({
    address: { locale: { sisCode: 'en' } },
    load: (_key: string, fetch: () => Promise<unknown>) => fetch(),
    products: {
      fetchProducts,
      fetchClassifications: async (_language: string, type: string) =>
        type === 'PRODUCT' ? [{ slug: 'cutting', type }] : [],
    },
  })
  const { findings } = await checkCatalogueLinks(request, check)
  return findings.map(({ rule, severity, value }) => [severity, rule, value])
}

it('the check of a page finds products, services and lists that do not exist', async () => {
  const cutter = { slug: 'cs-240', productServiceId: null }
  const repair = { slug: 'repair', productServiceId: 'SERVICE-1' }
  expect(await findRules(async () => [cutter, repair])).toEqual([
    ['error', 'link-to-missing-product', 'gone'],
    ['error', 'link-to-missing-product', 'cs-240'],
    ['error', 'link-to-missing-product', 'cutting'],
  ])
})

it('the check of a page says that products could not be checked while their service fails', async () => {
  const fail = () => Promise.reject(new ServiceError('Network request failed', { kind: 'network', status: null }))
  expect(await findRules(fail)).toEqual([['warning', 'unchecked-products', null]])
})
