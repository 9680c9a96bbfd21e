import { expect, it } from 'vitest'
import { resolveTestAddress, testSystem } from '../../../server/testing/testSystem.ts'
import { createTestRequest } from '../testing/createTestRequest.ts'
import { loadCatalogueItem } from './loadCatalogue.ts'

it('aborts with 404 and the slug if a product does not exist (CAT-21)', async () => {
  const path = '/en/products/cutting/nope'
  const request = createTestRequest({
    system: testSystem,
    address: resolveTestAddress(path),
    fullPath: path,
    products: { fetchProductOrClassification: async () => null },
    load: (_key: string, fetch: () => Promise<unknown>) => fetch(),
  })
  await expect(loadCatalogueItem(request, 'PRODUCT', [])).rejects.toMatchObject({
    _pageContextAbort: {
      abortStatusCode: 404,
      abortReason: { notFound: 'item', message: 'No product found for slug nope' },
    },
  })
})
