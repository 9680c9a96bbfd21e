import { expect, it } from 'vitest'
import { resolveTestAddress, testSystem } from '../../server/testing/testSystem.ts'
import { createTestRequest } from '../shared/testing/createTestRequest.ts'
import { loadChoices } from './loadChoices.ts'

it('offers all products of an area', async () => {
  const { product, productTarget } = await loadReferences(401)
  expect(product?.map(({ value }) => value)).toEqual(listSlugs(401))
  expect(productTarget).toHaveLength(402)
})

it('offers no list of products that would be incomplete, so that any slug can be typed', async () => {
  const { product, productTarget, contact } = await loadReferences(2_001)
  expect([product, productTarget, contact]).toEqual([undefined, undefined, []])
})

const listSlugs = (count: number) => Array.from({ length: count }, (_, index) => `product-${index}`)

async function loadReferences(count: number) {
  const all = listSlugs(count).map((slug) => ({ slug, name: slug }))
  const address = resolveTestAddress('/en/editor')
  const none = async () => []
  const request = createTestRequest({
    system: testSystem,
    address,
    stage: null,
    visitor: { measurementSystem: 'dim_metric' },
    load: (_key: string, fetch: () => Promise<unknown>) => fetch(),
    content: {
      fetchPageTree: async () => ({ pages: [] }),
      fetchContacts: none,
      fetchLocations: none,
      fetchStoryCategories: none,
      fetchStoryContacts: none,
    },
    products: {
      fetchClassifications: async (_language: string, type: string) =>
        type === 'PRODUCT' ? [{ id: '1', slug: 'cutting', name: 'Cutting', parentId: null }] : [],
      fetchListing: async ({ state, pageSize }: { state: { page: number }; pageSize: number }) => ({
        total: count,
        products: all.slice((state.page - 1) * pageSize, state.page * pageSize),
      }),
    },
  })
  return (await loadChoices(request, 'main')).references
}
