import { ServiceError } from '@kudex/api/transport'
import type { UserListQuery } from '@kudex/domain/access'
import { toUser } from '@kudex/domain/identity'
import { portalRoles } from '@kudex/domain/portal'
import type { TicketListQuery } from '@kudex/domain/tickets'
import { describe, expect, it, vi } from 'vitest'
import { resolveTestAddress, testSystem } from '../../../server/testing/testSystem.ts'
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
  it.each([
    ['a customer with tickets', [portalRoles.ticketing], { waitingTickets: 3, openTickets: 11 }],
    ['a customer with machines', [portalRoles.inventory], { dueMachines: 7 }],
    ['an administrator', [portalRoles.adminExternal], { accessRequests: 5 }],
    [
      'internal staff',
      [portalRoles.adminInternal, portalRoles.ticketing],
      { accessRequests: 5, openTransfers: 2, newTickets: 4, openTickets: 11 },
    ],
    ['a user without roles', [], {}],
  ])('counts what is open or due for %s, and nothing else', async (_who, roles, counts) => {
    expect(await load({ roles })).toMatchObject({ counts, isIncomplete: false })
    expect(Object.keys((await load({ roles }))?.counts ?? {})).toEqual(Object.keys(counts))
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
      counts: {},
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
  const address = resolveTestAddress(path)
  const answer = <Value>(value: Value) => {
    if (error) throw error
    return value
  }
  const request = createTestRequest({
    address: { ...address, site: { ...address.site, features: ['portal', 'news-feed'] } },
    visitor: { isNextRelease: false },
    fullPath: path,
    system: testSystem,
    canonical: { origin: 'https://www.kudex.test', siteSlug: null },
    session: roles === null ? { kind: 'none' } : { kind: 'active', user: toUser({ subname: 'u', roles: [...roles] }) },
    load: async (_key: string, fetch: () => unknown) => fetch(),
    content: {
      fetchNewsFeed: async ({ forCustomers }: { readonly forCustomers: boolean }) =>
        answer({ items: forCustomers ? [1, 2, 3, 4, 5].map(toItem) : [], next: null }),
    },
    ticketing: {
      fetchTickets: async ({ statuses }: TicketListQuery) =>
        answer({ tickets: [], total: statuses.length > 1 ? 11 : statuses[0] === 'new' ? 4 : 3 }),
      fetchMachines: async () => answer({ machines: [], total: 7 }),
      fetchTransfers: async () => answer([{}, {}]),
    },
    users: {
      fetchUsers: async ({ status }: UserListQuery) => answer({ users: [], total: status === 'pending' ? 5 : 30 }),
    },
    keepPrivate: () => {},
    markUnavailable: () => {},
  })
  const { props } = await loadDashboard(request)
  return props.summary
}
