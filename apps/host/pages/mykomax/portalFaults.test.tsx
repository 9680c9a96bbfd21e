import { createTicketingClient, createUserClient } from '@kudex/api/ticketing'
import { ServiceError } from '@kudex/api/transport'
import { toUser } from '@kudex/domain/identity'
import { portalRoles } from '@kudex/domain/portal'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppContextProvider } from '../../features/shared/index.ts'
import type { RequestContext } from '../../request/requestContext.types.ts'
import { resolveTestAddress, testSystem } from '../../server/testing/testSystem.ts'
import type { PageData } from '../shared/data/pageData.types.ts'
import { createTestRequest } from '../shared/testing/createTestRequest.ts'
import { testAppContext } from '../shared/testing/testAppContext.ts'
import { DashboardPage } from './dashboard/DashboardPage.tsx'
import { loadDashboard } from './dashboard/loadDashboard.ts'
import { InventoryPage } from './inventory/InventoryPage.tsx'
import { loadInventory } from './inventory/loadInventory.ts'
import { loadMachine } from './inventory/loadMachine.ts'
import { loadMachineLabel } from './inventory/loadMachineLabel.ts'
import { loadTransfers } from './inventory/loadTransfers.ts'
import { MachineLabelPage } from './inventory/MachineLabelPage.tsx'
import { MachinePage } from './inventory/MachinePage.tsx'
import { TransfersPage } from './inventory/TransfersPage.tsx'
import { loadServicePage } from './services/loadServicePage.ts'
import { ServicePage } from './services/ServicePage.tsx'
import { loadTicket, loadTicketList } from './tickets/loadTickets.ts'
import { TicketListPage } from './tickets/TicketListPage.tsx'
import { TicketPage } from './tickets/TicketPage.tsx'
import { AuditPage } from './user-admin/AuditPage.tsx'
import { loadAudit } from './user-admin/loadAudit.ts'
import { loadUser, loadUsers } from './user-admin/loadUsers.ts'
import { UserAdminPage, type UserAdminPageProps } from './user-admin/UserAdminPage.tsx'
import { UserPage } from './user-admin/UserPage.tsx'

const id = '5d0f6c1e-3a52-4c0b-9f2e-6b1f0c7a1001'
const carla = { id: 'carla', name: 'Carla Customer', isService: false }
const organization = { id: 'acme', name: 'ACME Harness Ltd' }
const leeds = { id: 'leeds', name: 'Harness hall', city: 'Leeds', country: 'GB', organization }
const machine = {
  serialNumber: 'CS240-21401',
  name: 'Kudex CS 240',
  model: 'cs-240',
  software: '8.2.1',
  deliveredOn: '2021-05-04',
  warrantyUntil: '2024-05-04',
  location: leeds,
  maintenanceDueOn: null,
  documents: [],
  transfer: null,
  openTickets: 0,
}
const ticket = {
  id,
  number: 10_482,
  type: 'fault',
  subject: 'Crimp force drifts',
  status: 'new',
  concern: 'restricted',
  machineName: null,
  serialNumber: null,
  contact: carla,
  location: leeds,
  createdOn: '2026-11-18T22:30:00Z',
  replies: 0,
  comments: 0,
  description: 'After two hours.',
  entries: [],
  attachments: [],
  history: [],
  watchers: [],
  revision: 1,
}
const page = { total: 1, page: 1, pageSize: 25 }

/** What the calls return that load pages. */
const responses: Readonly<Record<string, unknown>> = {
  fetchTickets: { ...page, tickets: [ticket], isTotalExact: true },
  fetchTicket: ticket,
  fetchMachines: { ...page, machines: [machine] },
  fetchMachine: machine,
  fetchTransfers: [],
  fetchLocations: [leeds],
  fetchOwnOrganizations: [organization],
  fetchUsers: { ...page, users: [], organizations: [organization] },
  fetchUser: {
    id,
    firstName: 'Carla',
    lastName: '',
    email: 'c@acme.example',
    status: 'active',
    organizations: [],
    accesses: [],
  },
  fetchAudit: { ...page, entries: [] },
  fetchNewsFeed: { items: [], next: null },
  fetchProduct: null,
}

interface Screen {
  readonly path: string
  readonly load: (request: RequestContext) => Promise<PageData>
  readonly Page: (props: never) => ReactNode
  /** Calls without which the page is shown too. */
  readonly optional?: readonly string[]
}

const screens: Readonly<Record<string, Screen>> = {
  dashboard: { path: '', load: loadDashboard, Page: DashboardPage, optional: ['fetchNewsFeed'] },
  'list of tickets': { path: '/tickets/list', load: loadTicketList, Page: TicketListPage },
  ticket: { path: `/tickets/${id}`, load: loadTicket, Page: TicketPage },
  inventory: { path: '/inventory', load: loadInventory, Page: InventoryPage },
  machine: { path: '/inventory/CS240-21401', load: loadMachine, Page: MachinePage },
  label: { path: '/inventory/CS240-21401/label', load: loadMachineLabel, Page: MachineLabelPage },
  transfers: { path: '/inventory/transfers', load: loadTransfers, Page: TransfersPage },
  'list of users': { path: '/user-admin', load: loadUsers, Page: UsersPage },
  user: { path: `/user-admin/${id}`, load: loadUser, Page: UserPage },
  'audit trail': { path: '/user-admin/audit', load: loadAudit, Page: AuditPage },
  'direct service': { path: '/services/direct', load: loadServicePage, Page: ServicePage },
}

function UsersPage({ state }: { readonly state: NonNullable<UserAdminPageProps['users']> }) {
  return <UserAdminPage users={state} audit={null} />
}

const answer = (status: number, code: string | null) =>
  new ServiceError(`GraphQL Error (Code: ${status})`, { kind: 'answer', status, code })

const faults: Readonly<Record<string, ServiceError>> = {
  'without connection': new ServiceError('Network request failed', { kind: 'network', status: null }),
  'without a response in time': new ServiceError('Network request timed out', { kind: 'timeout', status: null }),
  'with an error': answer(500, null),
  'with a response that was cut off': answer(200, null),
  'with refused tokens': answer(401, 'UNAUTHENTICATED'),
  'without the right': answer(403, 'FORBIDDEN'),
}

/** All but that for the direct service, which is registered for. */
const roles = Object.values(portalRoles).filter(
  (role) => role !== portalRoles.directPending && role !== portalRoles.directActive,
)

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

/** The calls of each screen. */
const calls = new Map<string, readonly string[]>()
for (const [name, screen] of Object.entries(screens)) calls.set(name, (await open(screen)).asked)

const cases = [...calls].flatMap(([name, asked]) =>
  asked.flatMap((call) => Object.keys(faults).map((fault) => ({ name, call, fault }))),
)

describe('a page of the portal', () => {
  it.each(cases)('says what to do: $name, $call $fault (ERR-05, ERR-07, INVENT-05)', async ({ name, call, fault }) => {
    const screen = screens[name]!
    const { html } = await open(screen, { call, error: faults[fault]! })
    if (screen.optional?.includes(call)) {
      expect(html).toContain('Welcome')
      return
    }
    expect(html).toMatch(/Something went wrong|cannot be shown at the moment|Log in|You are not registered/)
    expect(html).toMatch(/Try again<|>Log in|href="mailto:support@kudex\.example"/)
  })

  it('is tested with every call that reads', () => {
    const clients = { ...createTicketingClient(options), ...createUserClient(options) }
    const reading = Object.keys(clients).filter((name) => name.startsWith('fetch') && !inBrowser.has(name))
    expect(reading.filter((name) => ![...calls.values()].flat().includes(name))).toEqual([])
  })
})

const options = { url: 'http://tickets.test', getCredentials: () => null }

/** Called by the browser only. */
const inBrowser = new Set(['fetchEvents', 'fetchAuditExport'])

/** Opens a page while one call fails. */
async function open({ path, load, Page }: Screen, failing?: { readonly call: string; readonly error: ServiceError }) {
  const asked: string[] = []
  const client = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_, call: string) => async () => {
        asked.push(call)
        if (call === failing?.call) throw failing.error
        return responses[call]
      },
    },
  )
  const fullPath = `/en/mykomax${path}`
  const address = resolveTestAddress(fullPath)
  const request = createTestRequest({
    address: { ...address, site: { ...address.site, features: ['portal', 'news-feed'] } },
    fullPath,
    system: testSystem,
    canonical: { origin: 'https://www.kudex.test', siteSlug: null },
    publicSettings: testAppContext.settings,
    session: { kind: 'active', user: toUser({ subname: 'carla', given_name: 'Carla', roles }) },
    load: async (_key: string, fetch: () => unknown) => fetch(),
    ticketing: client,
    users: client,
    content: client,
    products: client,
    keepPrivate: () => {},
    markUnavailable: () => {},
  } as never)
  const { props } = await load(request)
  const Shown = Page as (shown: unknown) => ReactNode
  const html = renderToString(
    <AppContextProvider value={{ ...testAppContext, fullPath }}>
      <Shown {...(props as object)} />
    </AppContextProvider>,
  )
  return { asked, html }
}
