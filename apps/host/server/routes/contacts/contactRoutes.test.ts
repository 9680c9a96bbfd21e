import type { ContentContact, ContentPage } from '@kudex/api/content'
import { ServiceError } from '@kudex/api/transport'
import type { Location } from '@kudex/domain/contacts'
import { Hono } from 'hono'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { HostEnv } from '../../hostContext.ts'
import { requestRoutes } from '../../testing/mountRoutes.ts'
import { testSystem } from '../../testing/testSystem.ts'
import { createContactRoutes, createVCardRoutes } from './contactRoutes.ts'

const location: Location = {
  id: 'luzern',
  name: 'Kudex AG',
  brands: ['kudex'],
  kinds: ['headquarters'],
  country: 'CH',
  region: '150',
  countriesServed: [],
  street: 'Drahtweg 4',
  postalCode: '6003',
  city: 'Luzern',
  phone: '+41 41 555 01 00',
  email: 'luzern@kudex.example',
  website: null,
  latitude: null,
  longitude: null,
}
const ines: ContentContact = {
  id: 'ines',
  givenName: 'Ines',
  familyName: 'Caduff',
  role: 'Advice',
  email: 'ines@kudex.example',
  phone: null,
  image: { id: 'portrait-1', alt: '', width: 960, height: 960, focalPoint: null },
  kinds: ['sales'],
  countries: [],
  languages: ['en', 'de'],
  locationId: 'luzern',
}
const beat: ContentContact = { ...ines, id: 'beat', givenName: 'Beat', countries: ['CH'], image: null }

const content = {
  fetchContacts: vi.fn(async (): Promise<readonly ContentContact[]> => [ines, beat]),
  fetchLocations: vi.fn(async (): Promise<readonly Location[]> => [location]),
  fetchPageBySlug: vi.fn(async (): Promise<ContentPage | null> => null),
}

beforeEach(() => content.fetchPageBySlug.mockResolvedValue(null))

describe('the contact person', () => {
  it('is responsible for the country, with the phone of the location (CONTACT-01)', async () => {
    expect(await ask('/api/contact/main/de-ch')).toMatchObject({
      status: 200,
      json: {
        person: { name: 'Beat Caduff', role: 'Advice', imageId: null },
        phone: '+41 41 555 01 00',
        email: 'ines@kudex.example',
        contactsPath: null,
      },
    })
    expect((await ask('/api/contact/main/en')).json).toMatchObject({ person: { imageId: 'portrait-1' } })
  })

  it('links to the public contacts page, if the site has one (CONTACT-03)', async () => {
    const page = { isPublished: true, blocks: [{ __typename: 'LocationsBlock' }] }
    content.fetchPageBySlug.mockResolvedValue(page as unknown as ContentPage)
    expect((await ask('/api/contact/main/en')).json).toMatchObject({ contactsPath: '/contacts' })
    content.fetchPageBySlug.mockResolvedValue(null)
    expect((await ask('/api/contact/main/en')).json).toMatchObject({ contactsPath: null })
    content.fetchPageBySlug.mockResolvedValue({ ...page, blocks: [] } as unknown as ContentPage)
    expect((await ask('/api/contact/main/en')).json).toMatchObject({ contactsPath: null })
  })

  it('is empty if the site has no contacts', async () => {
    content.fetchContacts.mockResolvedValueOnce([])
    expect((await ask('/api/contact/main/en')).json).toMatchObject({ person: null, phone: null, email: null })
  })
})

describe('a vCard', () => {
  it.each([
    ['ines', /\r\nFN:Ines Caduff\r\n[^]*ORG:Kudex AG\r\n[^]*ADR;TYPE=work:;;Drahtweg 4;Luzern;;6003;Schweiz\r\n/],
    ['luzern', /\r\nKIND:org\r\n[^]*FN:Kudex AG\r\n/],
  ])('of %s is a download', async (id, text) => {
    const { status, headers, body } = await ask(`/vcards/main/de/${id}.vcf`)
    expect(status).toBe(200)
    expect([headers?.get('Content-Type'), headers?.get('Content-Disposition')]).toEqual([
      'text/vcard; charset=utf-8',
      `attachment; filename=${id}.vcf`,
    ])
    expect(body).toMatch(text)
  })
})

it.each([
  '/api/contact/unknown/en',
  '/api/contact/main/ja',
  '/vcards/main/en/unknown.vcf',
  '/vcards/unknown/en/ines.vcf',
  '/vcards/main/en/a%0d%0ab.vcf',
  '/vcards/main/en/',
])('%s is not found', async (path) => expect((await ask(path)).status).toBe(404))

it.each(['/api/contact/main/en/more', '/en/contacts'])('%s is not handled', async (path) =>
  expect((await ask(path)).status).toBeUndefined(),
)

it.each(['/api/contact/main/en'])('%s refuses POST', async (path) => expect((await ask(path, 'POST')).status).toBe(405))

it.each(['/api/contact/main/en', '/vcards/main/en/ines.vcf'])(
  '%s answers 503 while the content service is down',
  async (path) => {
    content.fetchContacts.mockRejectedValueOnce(new ServiceError('down', { kind: 'network', status: null }))
    expect((await ask(path)).status).toBe(503)
  },
)

async function ask(path: string, method: 'GET' | 'POST' = 'GET') {
  const options = {
    system: { current: testSystem },
    content,
    data: { load: <T>(_: string, fetch: () => Promise<T>) => fetch() },
  }
  const routes = new Hono<HostEnv>()
    .route('/api/contact', createContactRoutes(options))
    .route('/vcards', createVCardRoutes(options))
  const response = await requestRoutes(routes, path, { method })
  const body = (await response?.text()) ?? ''
  return {
    status: response?.status,
    headers: response?.headers,
    body,
    json: body.startsWith('{') ? JSON.parse(body) : null,
  }
}
