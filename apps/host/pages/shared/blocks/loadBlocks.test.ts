import type { ContentBlock } from '@kudex/api/content'
import { expect, it } from 'vitest'
import { resolveTestAddress, testSystem } from '../../../server/testing/testSystem.ts'
import { createTestRequest } from '../testing/createTestRequest.ts'
import { loadBlocks } from './loadBlocks.ts'

it('links to protected pages, whose content visitors cannot load (PAGE-14)', async () => {
  const rule = { pageId: 'internal', siteId: 'main', path: '/internal', countries: [], kind: 'password', role: null }
  const link = { type: 'itemLink', item: 'internal', children: [{ type: 'span', value: 'Internal page' }] }
  const document = { type: 'root', children: [{ type: 'paragraph', children: [link] }] }
  const blocks = await load(
    { __typename: 'TextBlock', id: 'a', title: null, anchor: null, structuredText: { schema: 'dast', document } },
    { accessRules: [rule] },
  )
  const href = '/de-ch/internal'
  expect(blocks).toMatchObject([
    { props: { document: { document: { children: [{ children: [{ type: 'link', url: href }] }] } } } },
  ])
})

it('leaves out machines of a process that the country does not have (CAT-13)', async () => {
  const step = {
    station: 'cut',
    title: 'Cut',
    text: null,
    link: { kind: 'path', path: '/products', text: 'All', openInNewTab: false },
    productSlugs: ['a', 'b'],
  }
  const blocks = await load(
    { __typename: 'ProcessBlock', id: 'a', title: null, lead: null, caption: null, links: [], processSteps: [step] },
    { products: [toProduct('a', ['US']), toProduct('b', ['CH'])] },
  )
  expect(blocks).toMatchObject([{ props: { steps: [{ machines: [{ text: 'Machine b' }] }] } }])
})

function toProduct(slug: string, supportedCountries: string[]) {
  return { id: slug, slug, name: `Machine ${slug}`, supportedCountries, productServiceId: null, classifications: [] }
}

async function load(block: object, { accessRules = [] as object[], products = [] as object[] }) {
  const system = { ...testSystem, accessRules }
  const address = resolveTestAddress('/de-ch/about')
  const request = createTestRequest({
    system,
    address,
    stage: null,
    content: { fetchPage: async () => null },
    products: { fetchProducts: async () => products, fetchClassifications: async () => [] },
    load: (_key: string, fetch: () => Promise<unknown>) => fetch(),
  })
  return (await loadBlocks(request, { title: 'About', url: '/about', blocks: [block as ContentBlock] })).blocks
}
