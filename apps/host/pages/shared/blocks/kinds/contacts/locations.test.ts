import type { ContentContact } from '@kudex/api/content'
import type { Location } from '@kudex/domain/contacts'
import { describe, expect, it } from 'vitest'
import type { RequestContext } from '../../../../../request/requestContext.types.ts'
import { resolveTestAddress, testSystem } from '../../../../../server/testing/testSystem.ts'
import type { BlockProps, ContentBlockOf } from '../../blocks.types.ts'
import { loadBlocks } from '../../loadBlocks.ts'
import { createTestRequest } from '../../../testing/createTestRequest.ts'

describe('a list of locations', () => {
  it('is grouped by country in the language of the page, the current country first (CONTACT-03)', async () => {
    expect((await show('/en/contacts')).list.groups.map(({ title }) => title)).toEqual([
      'Austria',
      'Switzerland',
      'United States',
    ])
    expect((await show('/de-ch/contacts')).list.groups.map(({ title }) => title)).toEqual([
      'Schweiz',
      'Österreich',
      'Vereinigte Staaten',
    ])
  })

  it('shows contacts, phone numbers and links of a location', async () => {
    const { list } = await show('/en/contacts?country=CH')
    expect(list.groups.flatMap(({ locations }) => locations)).toMatchObject([
      {
        name: 'luzern',
        typeText: 'Sales, Service',
        noteText: 'Also responsible for: Liechtenstein',
        phone: { href: 'tel:+41415550100', text: '+41 41 555 01 00' },
        website: undefined,
        mapLink: undefined,
        people: [{ name: 'Vera Moser', vCardLink: { href: 'hard:/vcards/main/en/vera.vcf' } }],
      },
    ])
  })

  it.each([
    ['', ['wien', 'luzern', 'chicago'], false],
    ['?country=LI', ['luzern'], true],
    ['?type=partner', ['chicago'], true],
    ['?type=partner&region=150', [], true],
    ['?q=vera', ['luzern'], true],
    ['?country=XX&brand=nobody&type=chief&region=europe', ['wien', 'luzern', 'chicago'], false],
    ['?q=%20', ['wien', 'luzern', 'chicago'], false],
    ['?country=CH&country=AT', ['luzern'], true],
  ])('is filtered by the query; values that are no option are ignored: %s (CONTACT-04)', async (query, ids, reset) => {
    const { list, filters } = await show(`/en/contacts${query}`)
    expect(list.groups.flatMap(({ locations }) => locations.map(({ id }) => id))).toEqual(ids)
    expect(filters?.reset !== undefined).toBe(reset)
    expect(list.emptyText).toBe('No Contacts found.')
  })

  it('offers what there is to choose: no filter with one choice (CONTACT-04)', async () => {
    const { filters } = await show('/en/contacts')
    expect(filters?.selects.map(({ name, options }) => [name, options.map(({ value }) => value)])).toEqual([
      ['type', ['', 'sales', 'service', 'partner']],
      ['country', ['', 'AT', 'LI', 'CH', 'US']],
      ['region', ['', '150', '003']],
    ])
  })

  it('names the brands of a location and offers them as a filter, except the group’s own (SITE-20, CONTACT-04)', async () => {
    const { list, filters } = await show('/en/contacts?country=CH&brand=kudex')
    expect(list.groups[0]?.locations[0]?.brandsText).toBe('main')
    expect(filters?.selects.map(({ name }) => name)).not.toContain('brand')
  })

  it('ignores the query if the block has no filters', async () => {
    const shown = await show('/en/about?country=US', { hasFilters: false, country: 'CH' })
    expect(shown.filters).toBeNull()
    expect(shown.list.groups.map(({ id }) => id)).toEqual(['ch'])
  })
})

it('lists contacts in the order of the block and leaves out contacts that are no longer shown', async () => {
  const block = { __typename: 'ContactsBlock' as const, id: 'c', title: null, lead: null, contactIds: ['gone', 'vera'] }
  const page = { title: 'Investors', url: '/investors', blocks: [block] }
  expect((await loadBlocks(toRequest('/de/investors'), page)).blocks[0]).toMatchObject({
    kind: 'contacts',
    props: { people: [{ id: 'vera', name: 'Vera Moser' }], labels: { phone: 'Telefon' } },
  })
})

async function show(
  path: string,
  block: Partial<ContentBlockOf<'LocationsBlock'>> = {},
): Promise<BlockProps['locations']> {
  const whole: ContentBlockOf<'LocationsBlock'> = {
    __typename: 'LocationsBlock',
    id: 'l',
    title: null,
    lead: null,
    hasFilters: true,
    brand: null,
    contactKind: null,
    country: null,
    ...block,
  }
  const { blocks } = await loadBlocks(toRequest(path), { title: 'Contacts', url: '/contacts', blocks: [whole] })
  const [view] = blocks
  if (view?.kind !== 'locations') throw new Error('not a list of locations')
  return view.props
}

function toLocation(id: string, country: string, rest: Partial<Location> = {}): Location {
  return {
    id,
    name: id,
    brands: ['main'],
    kinds: ['sales'],
    country,
    region: '150',
    countriesServed: [],
    street: null,
    postalCode: null,
    city: id,
    phone: null,
    email: null,
    website: 'no address',
    latitude: null,
    longitude: null,
    ...rest,
  }
}

const locations = [
  toLocation('wien', 'AT'),
  toLocation('luzern', 'CH', {
    brands: ['kudex', 'main'],
    kinds: ['service', 'sales'],
    countriesServed: ['LI'],
    phone: '+41 41 555 01 00',
  }),
  toLocation('chicago', 'US', { kinds: ['partner'], region: '003' }),
]
const vera: ContentContact = {
  id: 'vera',
  givenName: 'Vera',
  familyName: 'Moser',
  role: null,
  email: null,
  phone: null,
  image: null,
  kinds: [],
  countries: [],
  languages: [],
  locationId: 'luzern',
}

function toRequest(path: string): RequestContext {
  const [pathOnly = path, query = ''] = path.split('?')
  const address = resolveTestAddress(pathOnly, query)
  return createTestRequest({
    system: testSystem,
    address,
    fullPath: path,
    content: { fetchLocations: async () => locations, fetchContacts: async () => [vera] },
    load: (_key: string, fetch: () => Promise<unknown>) => fetch(),
  })
}
