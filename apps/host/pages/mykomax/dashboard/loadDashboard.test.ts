import { ServiceError } from '@kudex/api/transport'
import { portalRoles } from '@kudex/domain/portal'
import { resolveRequest } from '@kudex/domain/paths'
import { describe, expect, it, vi } from 'vitest'
import { testSystem } from '../../../server/testing/testSystem.ts'
import { createTestRequest } from '../../shared/testing/createTestRequest.ts'
import { loadDashboard } from './loadDashboard.ts'

const link = { kind: 'path', text: 'Read', path: '/stories', openInNewTab: false }
const toItem = (number: number) => ({
  id: `n${number}`,
  title: `News ${number}`,
  text: 'More',
  contentLanguage: number === 2 ? 'de' : 'en',
  publicationDate: `2026-11-0${number}T08:00:00Z`,
  link: number === 3 ? null : link,
  image: null,
})
const down = new ServiceError('Network request failed', { kind: 'network', status: null })

describe('the dashboard', () => {
  it('counts what is open and due for the roles of the user, and for no others', async () => {
    expect(await load({ roles: [portalRoles.ticketing] })).toMatchObject({
      openTickets: 11,
      dueMachines: null,
      openTransfers: null,
      isIncomplete: false,
    })
    expect(await load({ roles: [portalRoles.inventory, portalRoles.adminInternal] })).toMatchObject({
      openTickets: null,
      dueMachines: 7,
      openTransfers: 2,
    })
  })

  it('shows the latest three news for customers that lead to a page, with date and language', async () => {
    const summary = await load({})
    expect(summary?.news.map(({ text }) => text)).toEqual(['News 1', 'News 2', 'News 4'])
    expect(summary?.news[0]).toMatchObject({ meta: '1 November 2026', description: 'More' })
    expect(summary?.news.map(({ lang }) => lang)).toEqual([undefined, 'de', undefined])
  })

  it('is shown also while services do not respond, and says that numbers are missing', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await load({ roles: [portalRoles.ticketing], error: down })).toEqual({
      openTickets: null,
      dueMachines: null,
      openTransfers: null,
      isIncomplete: true,
      news: [],
    })
    error.mockRestore()
  })

  it('asks for nothing without a session (ROUTE-48)', async () => {
    expect(await load({ roles: null })).toBeNull()
  })
})

interface Given {
  readonly roles?: readonly string[] | null
  readonly error?: Error
}

async function load({ roles = [], error }: Given) {
  const path = '/en/mykomax'
  const { address } = resolveRequest({
    hostname: 'localhost',
    path,
    query: '',
    cookies: {},
    acceptLanguage: null,
    system: testSystem,
  })
  const answer = <Value>(value: Value) => {
    if (error) throw error
    return value
  }
  const request = createTestRequest({
    address: { ...address, site: { ...address.site, features: ['portal', 'news-feed'] } },
    fullPath: path,
    system: testSystem,
    canonical: { origin: 'https://www.kudex.test', siteSlug: null },
    session: roles === null ? { kind: 'none' } : { kind: 'active', user: { roles } },
    load: async (_key: string, fetch: () => unknown) => fetch(),
    content: {
      fetchNewsFeed: async ({ forCustomers }: { readonly forCustomers: boolean }) =>
        answer({ items: forCustomers ? [1, 2, 3, 4, 5].map(toItem) : [], next: null }),
    },
    ticketing: {
      fetchTickets: async () => answer({ tickets: [], total: 11 }),
      fetchMachines: async () => answer({ machines: [], total: 7 }),
      fetchTransfers: async () => answer([{}, {}]),
    },
    keepPrivate: () => {},
    markUnavailable: () => {},
  })
  const { props } = await loadDashboard(request)
  return props.summary
}
