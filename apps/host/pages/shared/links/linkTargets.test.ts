import { expect, it, vi } from 'vitest'
import { resolveTestAddress, testSystem } from '../../../server/testing/testSystem.ts'
import { createTestRequest } from '../testing/createTestRequest.ts'
import { createLinkResolver, loadLinkTargets } from './linkTargets.ts'

const toList = (slug: string, parentId: string | null, type: 'PRODUCT' | 'SERVICE', supportedCountries = ['ALL']) => ({
  id: slug,
  slug,
  name: `The ${slug}`,
  parentId,
  type,
  supportedCountries,
})
const lists = {
  PRODUCT: [
    toList('crimping', null, 'PRODUCT'),
    toList('presses', 'crimping', 'PRODUCT'),
    toList('alpine', null, 'PRODUCT', ['CH']),
  ],
  SERVICE: [toList('training', null, 'SERVICE')],
}

async function resolve(link: { kind: 'product'; productSlug: string } | { kind: 'service'; serviceSlug: string }) {
  const address = resolveTestAddress('/en')
  const request = createTestRequest({
    address,
    system: testSystem,
    products: {
      fetchProducts: async () => [],
      fetchClassifications: async (_: string, type: 'PRODUCT' | 'SERVICE') => lists[type],
    },
    load: <Value>(_key: string, fetch: () => Promise<Value>) => fetch(),
  })
  const slug = link.kind === 'product' ? link.productSlug : link.serviceSlug
  const resolveLink = createLinkResolver(request, await loadLinkTargets(request, [slug]))
  const { text, href } = resolveLink({ ...link, text: '{name}', openInNewTab: false })
  return [text, href]
}

it('links of editors lead to lists of products and services, named like them (PAGE-12, PAGE-13)', async () => {
  expect(await resolve({ kind: 'product', productSlug: 'presses' })).toEqual([
    'The presses',
    '/en/products/crimping/presses',
  ])
  expect(await resolve({ kind: 'service', serviceSlug: 'training' })).toEqual(['The training', '/en/services/training'])
  // Not offered in the country of the address.
  expect(await resolve({ kind: 'product', productSlug: 'alpine' })).toEqual(['The alpine', '/en/products'])
})

it('links to lists of the other kind are broken (CAT-22)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await resolve({ kind: 'service', serviceSlug: 'presses' })).toEqual(['Invalid', '/en/products'])
  warn.mockRestore()
})
