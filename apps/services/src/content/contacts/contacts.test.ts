import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadSeed } from '../../seeding/loadSeed.ts'

import { describeDatabases } from '../../testing/describeDatabases.ts'
import { testSeed } from '../../testing/testSeed.ts'
import { openWritable, toRefusals, writtenPage, type Writable } from '../write/testing/openWritable.ts'
import { contactSeedPart } from './contactSeedPart.ts'

const linz = {
  siteIds: ['main'],
  name: 'Kudex Austria GmbH',
  kinds: ['sales'],
  country: 'AT',
  region: '150',
  city: 'Linz',
}
const vera = {
  siteIds: ['main', 'brand'],
  givenName: 'Vera',
  familyName: 'Moser',
  role: { en: 'Sales', de: 'Verkauf' },
  email: 'vera@kudex.example',
  kinds: ['sales'],
  countries: ['AT'],
  locationId: 'linz',
}

describeDatabases('contacts and locations', (open) => {
  let writable: Writable
  beforeAll(async () => {
    const database = open()
    writable = await openWritable(database)
    const place = {
      id: 'seeded',
      sites: ['main'],
      name: 'Seeded',
      brands: ['kudex'],
      kinds: ['sales'],
      country: 'CH',
      region: '150',
      city: 'Luzern',
    } as const
    const locations = [place, { ...place, id: 'secret', published: false }]
    await loadSeed(
      database.queries,
      async () => ({ ...testSeed, contacts: { locations, people: [] } }),
      [contactSeedPart],
      () => {},
    )
  })
  afterAll(() => writable.close())

  const list = async (siteId = 'main') =>
    (await writable.ask(`{ locations(siteId: "${siteId}") { id } contacts(siteId: "${siteId}") { id role } }`)).data
  const readNewTags = async (change: () => Promise<{ readonly status: number }>, status = 200) => {
    const point = await writable.readPoint()
    expect((await change()).status).toBe(status)
    return (await writable.readTags(point)).flatMap(({ tags }) => tags)
  }

  it('are returned by site, in the order of editors, without drafts (CONTACT-03, PAGE-09)', async () => {
    expect(await list()).toEqual({ locations: [{ id: 'seeded' }], contacts: [] })
    expect(await list('nobody')).toEqual({ locations: [], contacts: [] })
  })

  it('appear on each of their sites once written, with change log tags (CONTACT-01)', async () => {
    expect(await readNewTags(() => writable.write('PUT', 'locations/linz', linz))).toEqual(['contacts:main'])
    expect(await readNewTags(() => writable.write('PUT', 'contacts/vera', { ...vera, siteIds: ['main'] }))).toEqual([
      'contacts:main',
    ])
    expect(await list()).toEqual({
      locations: [{ id: 'seeded' }, { id: 'linz' }],
      contacts: [{ id: 'vera', role: 'Sales' }],
    })
    const { status, body } = await writable.write('GET', 'contacts/vera')
    expect([status, (body['value'] as typeof vera).locationId]).toEqual([200, 'linz'])
  })

  it('disappear when unpublished; changes of drafts have no tags (PAGE-09)', async () => {
    const draft = { ...linz, isPublished: false }
    expect(await readNewTags(() => writable.write('PUT', 'locations/linz', draft, '*'))).toEqual(['contacts:main'])
    expect(await readNewTags(() => writable.write('PUT', 'locations/linz', { ...draft, city: 'Wels' }, '*'))).toEqual(
      [],
    )
    expect(await list()).toMatchObject({ locations: [{ id: 'seeded' }] })
  })

  it('can be deleted unless referenced', async () => {
    expect(toRefusals((await writable.write('DELETE', 'locations/linz', undefined, '*')).body)).toEqual([
      'contacts.vera.locationId: a stored location',
    ])
    expect(await readNewTags(() => writable.write('DELETE', 'contacts/vera', undefined, '*'))).toEqual([
      'contacts:main',
    ])
    expect((await writable.write('DELETE', 'locations/linz', undefined, '*')).status).toBe(200)
    expect(await list()).toEqual({ locations: [{ id: 'seeded' }], contacts: [] })
  })

  it.each([
    ['locations/x', { ...linz, siteIds: ['nobody'] }, 'locations.x.siteIds: stored sites'],
    ['locations/x', { ...linz, siteIds: [] }, 'locations.x.siteIds: at least one site'],
    ['locations/x', { ...linz, kinds: ['chief'] }, /^locations\.x\.kinds\.0: one of headquarters/],
    ['locations/x', { ...linz, website: 'javascript:alert(1)' }, /^locations\.x\.website: an address that starts/],
    ['locations/x', { ...linz, latitude: 91 }, 'locations.x.latitude: degrees from -90 to 90'],
    ['locations/x', { ...linz, region: 'Europe' }, 'locations.x.region: a UN M49 code such as 150'],
    ['contacts/x', { ...vera, siteIds: ['main'] }, 'contacts.x.locationId: a stored location'],
    ['contacts/x', { ...vera, siteIds: ['main'], locationId: null, image: 'x' }, 'contacts.x.image: a stored picture'],
    ['contacts/x', { ...vera, email: 'a@b\r\nBcc: c@d' }, 'contacts.x.email: an e-mail address'],
    ['contacts/x', { ...vera, phone: '+41;ext=1' }, /^contacts\.x\.phone: a phone number/],
    [
      'pages/x',
      { ...writtenPage, url: '/x', blocks: [{ kind: 'contacts', contactIds: ['nobody'] }] },
      'pages.x.blocks.0.contactIds: stored contacts',
    ],
  ])('are refused where they cannot work: %s %j', async (path, value, line) => {
    const { status, body } = await writable.write('PUT', path, value)
    expect(status).toBe(422)
    expect(toRefusals(body)).toEqual([typeof line === 'string' ? line : expect.stringMatching(line)])
  })

  it('can be blocks of pages, which editors write and read back', async () => {
    const blocks = [
      { kind: 'locations', title: 'Where', hasFilters: true, brand: 'kudex' },
      { kind: 'contacts', contactIds: [] },
    ]
    expect((await writable.write('PUT', 'pages/where', { ...writtenPage, url: '/where', blocks })).status).toBe(200)
    expect((await writable.write('POST', 'pages/where/publish', undefined, '*')).status).toBe(200)
    const { at } = await writable.ask(
      '{ page(id: "where") { blocks { __typename ... on LocationsBlock { title hasFilters brand contactKind } ... on ContactsBlock { contactIds } } } }',
    )
    expect(at('page.blocks')).toEqual([
      { __typename: 'LocationsBlock', title: 'Where', hasFilters: true, brand: 'kudex', contactKind: null },
      { __typename: 'ContactsBlock', contactIds: [] },
    ])
  })
})
