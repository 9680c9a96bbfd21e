import { ServiceError } from '@kudex/api/transport'
import { portalRoles } from '@kudex/domain/portal'
import { defaultTicketListQuery, type Ticket } from '@kudex/domain/tickets'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { AppContextProvider } from '../../../features/shared/index.ts'
import { resolveTestAddress, testSystem } from '../../../server/testing/testSystem.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import type { PageData } from '../../shared/data/pageData.types.ts'
import { createTestRequest } from '../../shared/testing/createTestRequest.ts'
import { testAppContext } from '../../shared/testing/testAppContext.ts'
import type { PortalState } from '../portal.types.ts'
import { loadTicket, loadTicketList } from './loadTickets.ts'
import { TicketListPage } from './TicketListPage.tsx'
import { TicketPage } from './TicketPage.tsx'

const id = '0b5c4f0e-2b1e-4f57-9a0d-3f8f0c8a7f11'
const carla = { id: 'carla', name: 'Carla Customer', isService: false }
const leeds = {
  id: 'acme-leeds',
  name: 'Harness hall',
  city: 'Leeds',
  country: 'GB',
  organization: { id: 'acme', name: 'ACME Harness Ltd' },
}
const ticket: Ticket = {
  id,
  number: 10482,
  type: 'fault',
  subject: 'Crimp force drifts',
  status: 'waiting',
  concern: 'restricted',
  machineName: 'Kudex Alpha 550',
  serialNumber: 'A550-1',
  contact: carla,
  location: leeds,
  createdOn: '2026-11-18T22:30:00Z',
  replies: 1,
  comments: 1,
  description: 'After two hours.',
  entries: [
    {
      id: 'c1',
      author: { id: 'rolf', name: 'Rolf Imhof', isService: true },
      createdOn: '2026-11-19T08:00:00Z',
      text: 'Please send the log.',
      attachments: [],
    },
  ],
  attachments: [],
  history: [{ status: 'new', reason: null, author: carla, changedOn: '2026-11-18T22:30:00Z' }],
  watchers: [],
  revision: 3,
}
const nameless: Ticket = { ...ticket, serialNumber: null }
const failure = new ServiceError('Network request failed', { kind: 'network', status: null })

describe('the list of tickets without script', () => {
  it('shows the tickets with links to them, in UTC as the server knows no other zone (TICKET-01, TICKET-02)', async () => {
    const html = await showList()
    for (const part of ['T-10482', 'Crimp force drifts', 'Waiting for you', 'Harness hall, Leeds', '18 Nov 2026']) {
      expect(html).toContain(part)
    }
    expect(html).toContain(`href="/en/mykomax/tickets/${id}"`)
  })

  it('takes its query from the URL, and filters with a form of the same parameters (TICKET-04)', async () => {
    const query = '?search=crimp&status=waiting&machine=A550-1&location=acme-leeds&page=2'
    const { asked, state } = await load(loadTicketList, { query })
    expect(asked).toEqual([
      {
        ...defaultTicketListQuery,
        search: 'crimp',
        statuses: ['waiting'],
        machine: 'A550-1',
        location: 'acme-leeds',
        page: 2,
      },
    ])
    const html = render(<TicketListPage state={state} />, query)
    expect(html).toMatch(/<form[^>]* action="\/en\/mykomax\/tickets\/list"/)
    expect(html).toMatch(/<input[^>]*type="hidden"[^>]*name="machine"[^>]*value="A550-1"/)
    expect(html).toMatch(/<input[^>]*name="search"[^>]*value="crimp"/)
    expect(html).toMatch(/<option[^>]*value="waiting"[^>]*selected/)
    expect(html).toMatch(/<button[^>]*type="submit"/)
  })

  it('shows internal staff the organization of each ticket, and filters by it', async () => {
    const query = '?organization=acme&status=waiting'
    const given = { query, user: { isDelegatedAdminInternal: true } }
    expect((await load(loadTicketList, given)).asked).toMatchObject([{ organization: 'acme' }])
    const html = await showList(given)
    expect(html).toMatch(/<select[^>]*name="organization".*<option value="acme" selected="">ACME Harness Ltd/)
    expect(html).toContain('ACME Harness Ltd: Harness hall, Leeds')
    expect(html).toContain('Waiting for the customer')
    const severalStatuses = await showList({ ...given, query: '?status=new&status=waiting' })
    expect(severalStatuses.match(/Remove filter [^"<]*/g)).toEqual([
      'Remove filter New',
      'Remove filter Waiting for the customer',
    ])
    expect(await showList()).not.toContain('ACME Harness Ltd')
  })

  it('says that a search matches more tickets than it counts (TICKET-02)', async () => {
    expect(await showList({ query: '?search=crimp' })).toContain('1 ticket<')
    expect(await showList({ query: '?search=crimp', countedTo: 2_500 })).toContain('More than 2,500 tickets')
  })

  it('says whether there are no tickets or none that match (TICKET-03, TICKET-04)', async () => {
    expect(await showList({ tickets: [] })).toContain('No service tickets have been created yet.')
    expect(await showList({ tickets: [], query: '?status=closed' })).toContain(
      'No tickets were found for your filter settings.',
    )
  })
})

describe('a ticket without script', () => {
  it('shows its texts and comments, and says what needs script (TICKET-05)', async () => {
    const { state } = await load(loadTicket)
    const html = render(<TicketPage state={state} />)
    for (const part of ['T-10482', 'After two hours.', 'Please send the log.', 'Rolf Imhof', '8:00']) {
      expect(html).toContain(part)
    }
    expect(html).toMatch(/<noscript>.*please switch on JavaScript, or write to support@kudex\.example.*<\/noscript>/)
    expect(html).not.toMatch(/<form|<textarea/)
  })

  it('leads to the page of its machine, for users who may see it', async () => {
    const roles = [portalRoles.ticketing, portalRoles.inventory]
    const show = async (given: Given) => render(<TicketPage state={(await load(loadTicket, given)).state} />)
    const link = '/en/mykomax/inventory/A550-1'
    expect(await show({ roles })).toContain(link)
    for (const given of [{}, { roles, machine: null }, { roles, machine: failure }, { roles, tickets: [nameless] }]) {
      const html = await show(given)
      expect(html).not.toContain(link)
      expect(html).toContain('After two hours.')
    }
  })

  it('is not found if it is unknown or of another organization (TICKET-19)', async () => {
    await expect(load(loadTicket, { tickets: [] })).rejects.toMatchObject({
      _pageContextAbort: {
        is404: true,
        abortReason: { notFound: 'item' },
      },
    })
  })
})

describe.each([
  ['the list', loadTicketList, TicketListPage],
  ['a ticket', loadTicket, TicketPage],
] as const)('%s', (_, loader, Page) => {
  it('asks the service for nothing without the role, and shows no data (PORTAL-20)', async () => {
    const { asked, state } = await load<unknown>(loader, { roles: [] })
    expect(asked).toEqual([])
    const html = render(<Page state={state as never} />)
    expect(html).toContain('You are not registered for this service')
    expect(html).not.toContain('Crimp force drifts')
  })

  it('shows the sign-in prompt without a session, and once the tokens are no longer valid (ROUTE-48)', async () => {
    const refused = new ServiceError('Sign in first.', { kind: 'answer', status: 401, code: 'UNAUTHENTICATED' })
    for (const given of [{ roles: null }, { error: refused }]) {
      expect((await load<unknown>(loader, given)).state).toEqual({ kind: 'signed-out' })
    }
  })

  it('says that the service failed and offers the same address again (ERR-05, ERR-07)', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { state, isUnavailable } = await load<unknown>(loader, { error: failure })
    error.mockRestore()
    expect(isUnavailable).toBe(true)
    const html = render(<Page state={state as never} />, '?search=crimp')
    expect(html).toContain('Something went wrong')
    expect(html).toContain('?search=crimp"')
  })

  it('is never stored by a cache', async () => {
    expect((await load<unknown>(loader)).isPrivate).toBe(true)
  })
})

interface Given {
  readonly query?: string
  readonly roles?: readonly string[] | null
  readonly tickets?: readonly Ticket[]
  /** Number at which the service stopped to count. */
  readonly countedTo?: number
  readonly error?: Error
  readonly user?: { readonly isDelegatedAdminInternal: boolean }
  /** What the service answers about the machine of the ticket. */
  readonly machine?: object | null
}

async function load<Value>(
  loader: (request: RequestContext) => Promise<PageData<{ readonly state: PortalState<Value> }>>,
  { query = '', roles = [portalRoles.ticketing], tickets = [ticket], countedTo, error, user, machine = {} }: Given = {},
) {
  const path = `/en/mykomax/tickets/${(loader as unknown) === loadTicket ? id : 'list'}`
  const address = resolveTestAddress(path, query)
  const counted = { total: countedTo ?? tickets.length, isTotalExact: countedTo === undefined }
  const asked: unknown[] = []
  const seen = { isUnavailable: false, isPrivate: false }
  const ask = async <Value,>(asking: unknown, value: Value) => {
    asked.push(asking)
    if (error) throw error
    return value
  }
  const { props } = await loader(
    createTestRequest({
      address,
      fullPath: path + query,
      system: testSystem,
      canonical: { origin: 'http://localhost', siteSlug: address.siteSlug },
      session:
        roles === null
          ? { kind: 'none' }
          : { kind: 'active', user: { id: 'carla', roles, isDelegatedAdminInternal: false, ...user } },
      ticketing: {
        fetchTickets: (asking: unknown) => ask(asking, { tickets, ...counted, page: 1, pageSize: 25 }),
        fetchTicket: (asking: unknown) => ask(asking, tickets[0] ?? null),
        fetchLocations: async () => [leeds],
        fetchMachine: async () => {
          if (machine instanceof Error) throw machine
          return machine
        },
      },
      keepPrivate: () => {
        seen.isPrivate = true
      },
      markUnavailable: () => {
        seen.isUnavailable = true
      },
    }),
  )
  return { asked, ...seen, ...props }
}

async function showList(given: Given = {}): Promise<string> {
  return render(<TicketListPage state={(await load(loadTicketList, given)).state} />, given.query)
}

function render(page: React.ReactNode, query = ''): string {
  const context = { ...testAppContext, fullPath: `/en/mykomax/tickets/list${query}` }
  return renderToString(<AppContextProvider value={context}>{page}</AppContextProvider>)
}
