import { createContentClient } from '@kudex/api/content'
import type { Classification, ProductSummary } from '@kudex/domain/catalogue'
import { blockFixtures } from '@kudex/ui-stories/blocks'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { resolveTestAddress, testSystem } from '../../../server/testing/testSystem.ts'
import { toShownCard } from '../catalogue/toShownCard.ts'
import { insertNoBreakSpaces } from '../locale/insertNoBreakSpaces.ts'
import { loadIntl } from '../locale/loadIntl.ts'
import type { BlockView } from './blocks.types.ts'
import { loadBlocks } from './loadBlocks.ts'
import { besideBlocks } from './testing/besideBlocks.ts'
import { blockAnswers } from './testing/blockAnswers.ts'
import { createTestRequest } from '../testing/createTestRequest.ts'

/** Fails to compile if a kind of block has no response or no story. */
const kinds = Object.keys(blockAnswers satisfies Record<BlockView['kind'], unknown>) as Kind[]
type Kind = keyof typeof blockAnswers

// A route has its stops before and after this day.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01') }))
afterAll(() => void vi.useRealTimers())

describe('a block of a page', () => {
  it.each(kinds)(
    'of the kind %s maps the response of the content service to the props that its story shows (PAGE-01)',
    async (kind) => {
      expect(toComparable(await show(kind))).toEqual(toComparable(insertNoBreakSpaces(blockFixtures[kind])))
    },
  )

  it('has a story for each response and a response for each story', () => {
    expect(Object.keys(blockFixtures).toSorted()).toEqual([...kinds].toSorted())
  })

  it.each([
    ['locations', (props: unknown) => (props as { list: unknown }).list, 'The contacts could not be loaded.'],
    ['contacts', (props: unknown) => props, 'The contacts could not be loaded.'],
    ['storyOverview', (props: unknown) => props, 'The stories could not be loaded.'],
    ['releaseOverview', (props: unknown) => props, 'The media releases could not be loaded.'],
  ] as const)(
    'of the kind %s shows an error if its service fails; the page has status 503 (ERR-05)',
    async (kind, toList, title) => {
      const calls: string[] = []
      const props = await show(kind, { answersBeside: false, markUnavailable: () => calls.push('unavailable') })
      expect(toList(props)).toMatchObject({
        failure: { title, retryText: 'Try again', retryHref: 'hard:/en/about?country=CH' },
      })
      expect(calls.length).toBeGreaterThan(0)
    },
  )
})

interface Situation {
  readonly answersBeside?: boolean
  readonly markUnavailable?: () => void
}

async function show(kind: Kind, situation: Situation = {}): Promise<unknown> {
  const request = toRequest(situation)
  const page = await request.content.fetchPage(kind, { language: 'en', fallbackLanguage: 'en' })
  const [block] = page ? (await loadBlocks(request, page)).blocks : []
  if (block?.kind !== 'productTeasers') return block?.props
  const intl = await loadIntl(request.address.locale)
  return { ...block.props, products: block.props.products.map((card) => toShownCard(card, intl)) }
}

/** Reduces pictures to alt text and size, and removes the props of features. */
function toComparable(props: unknown): unknown {
  return JSON.parse(
    JSON.stringify(props, (key, value: unknown) => {
      if (key === 'actionProps') return undefined
      if (typeof value !== 'object' || value === null || !('srcSet' in value || 'sources' in value)) return value
      const { alt, width, height } = value as Record<string, unknown>
      return { alt, width, height }
    }),
  )
}

function toRequest({ answersBeside = true, markUnavailable = () => undefined }: Situation): RequestContext {
  const fullPath = answersBeside ? '/en/about' : '/en/about?country=CH'
  const address = resolveTestAddress('/en/about')
  return createTestRequest({
    system: testSystem,
    address: { ...address, site: { ...address.site, features: ['products', 'stories', 'media-releases'] } },
    fullPath,
    markUnavailable,
    content: createContentClient({ url: 'http://content.test/graphql', fetch: toAnswer(answersBeside) }),
    products: { fetchProducts: async () => [product], fetchClassifications: async () => [crimping] },
    load: (_key: string, fetch: () => Promise<unknown>) => fetch(),
  })
}

/** A content service with one page per kind of block; other requests can be made to fail. */
function toAnswer(answersBeside: boolean): typeof fetch {
  return async (_url, options) => {
    const { query, variables } = JSON.parse(options?.body as string) as Asked
    if (query.includes('query PageById')) return Response.json({ data: { page: toPage(variables.id) } })
    return answersBeside ? Response.json({ data: besideBlocks }) : new Response('', { status: 502 })
  }
}

interface Asked {
  readonly query: string
  readonly variables: { readonly id: keyof typeof blockAnswers }
}

function toPage(kind: keyof typeof blockAnswers) {
  return {
    id: 'page',
    siteId: 'main',
    title: 'About',
    url: '/about',
    pageType: 'Content',
    languages: ['en'],
    countries: [],
    alternateVersions: [],
    contentLanguage: 'en',
    isPublished: true,
    protection: { kind: 'none', role: null },
    header: { theme: '', hidden: false },
    // An anchor navigation needs sections to link to.
    blocks: [blockAnswers[kind], ...(kind === 'anchorNavigation' ? [blockAnswers.facts, blockAnswers.calendar] : [])],
  }
}

const countries = ['ALL', 'CH', 'US']
const crimping: Classification = {
  id: 'crimping',
  name: 'Crimping',
  slug: 'crimping',
  parentId: null,
  description: null,
  imageUrl: null,
  language: 'en',
  languages: ['en'],
  type: 'PRODUCT',
  supportedCountries: countries,
  sortIndex: 0,
}
const product: ProductSummary = {
  id: 'alpha-530',
  name: 'Alpha 530',
  slug: 'alpha-530',
  shortDescription: 'Crimps both ends of a wire.',
  images: [{ name: null, url: 'https://pictures.example/crimp.png', isDefault: true }],
  supportedCountries: countries,
  brand: null,
  variantCount: 2,
  classifications: [crimping],
  languages: ['en'],
  contentLanguage: 'en',
  updatedAt: '2026-01-01T00:00:00Z',
  productServiceId: null,
}
