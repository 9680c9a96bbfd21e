import { toUser } from '@kudex/domain/identity'
import { defaultTicketListQuery, type TicketSummary } from '@kudex/domain/tickets'
import { createIntl } from '@kudex/intl/messages'
import { ServiceError } from '@kudex/api/transport'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { toCallFailure } from '../portal/index.ts'
import { AppContextProvider } from '../shared/appContext.ts'
import { testContext } from '../shared/testContext.ts'
import { NewTicketPanel } from './index.ts'
import { provideTicketList } from './tickets.actors.ts'
import { toListPath } from './list/TicketFilters.tsx'
import { toShownTicket } from './detail/toShownTicket.tsx'
import { toTicketItem } from './list/toTicketItem.ts'

const context = { ...testContext, path: '/mykomax/tickets/list', fullPath: '/en/mykomax/tickets/list' }
const customer = toUser({ subname: 'carla', name: 'Carla Customer', roles: ['kmx_int_serviceticketing_active'] })

const ticket: TicketSummary = {
  id: 't1',
  number: 10482,
  type: 'fault',
  subject: 'Crimp force drifts',
  status: 'waiting',
  concern: 'restricted',
  machineName: 'Kudex Alpha 550',
  serialNumber: null,
  contact: { id: 'carla', name: 'Carla Customer', isService: false },
  location: {
    id: 'leeds',
    name: 'Plant 1',
    city: 'Leeds',
    country: 'GB',
    organization: { id: 'acme', name: 'ACME Harness Ltd' },
  },
  createdOn: '2026-11-18T08:00:00Z',
  replies: 2,
  comments: 4,
}

describe('the page of a new ticket', () => {
  const render = (user: typeof customer | null) =>
    renderToString(
      <AppContextProvider value={context}>
        <NewTicketPanel user={user} />
      </AppContextProvider>,
    )

  it('says without script what to do', () => {
    expect(render(customer)).toMatch(/<noscript>.*This page needs JavaScript.*support@kudex\.example.*<\/noscript>/)
  })

  it('shows no data without the role, and says who gives access (PORTAL-20)', () => {
    const html = render({ ...customer, roles: ['kmx_int_assetdb_active'] })
    expect(html).toContain('You are not registered for this service')
    expect(html).not.toMatch(/<table|<form/)
  })

  it('asks to sign in without a session (ROUTE-48)', () => {
    expect(render(null)).toContain('Log in')
  })
})

describe('a row of the list', () => {
  it('shows the fields of a ticket (TICKET-01)', () => {
    const intl = createIntl({ locale: 'en-GB', language: 'en', messages: {} })
    expect(toTicketItem(ticket, { ...context, intl, isStaff: false })).toMatchObject({
      href: '/en/mykomax/tickets/t1',
      ticketId: 'T-10482',
      type: 'Fault',
      status: { text: 'Waiting for you', tone: 'warning' },
      machine: 'Kudex Alpha 550',
      serialNumber: undefined,
      createdOn: { dateTime: '2026-11-18T08:00:00Z', text: '18 Nov 2026' },
      contact: 'Carla Customer',
      location: 'Plant 1, Leeds',
      replies: '2',
      comments: '4',
    })
  })

  it('keeps the name of the machine on one line of the subject', () => {
    const row = { ...ticket, subject: 'Feed belts for CS 240', machineName: 'CS 240' }
    expect(toTicketItem(row, { ...context, isStaff: false }).subject).toBe('Feed belts for CS\u00a0240')
  })
})

it('a ticket shows its fields, its history in words and its attachments (TICKET-01, TICKET-05, TICKET-13)', () => {
  const service = { id: 'rolf', name: 'Rolf Imhof', isService: true }
  const deleted = { id: null, name: '', isService: false }
  const changedOn = '2026-11-19T08:00:00Z'
  const file = { id: 'f1', name: 'press.mp4', mediaType: 'video/mp4', size: 25_000_000 }
  const shown = toShownTicket(
    {
      ...ticket,
      description: 'After two hours.',
      entries: [],
      attachments: [file, { ...file, id: 'f2', name: 'spot.png', mediaType: 'image/png', size: 20_000 }],
      history: [
        { status: 'new', reason: null, author: ticket.contact, changedOn },
        { status: 'inProgress', reason: null, author: service, changedOn },
        { status: 'closed', reason: 'solvedByCompany', author: deleted, changedOn },
      ],
      watchers: [],
      revision: 3,
    },
    context.intl,
    { isStaff: false },
  )
  expect(shown).toMatchObject({
    ticketId: 'T-10482',
    status: { text: 'Waiting for you' },
    statusText: 'We are waiting for your answer.',
    attachments: [
      { href: '/api/tickets/t1/attachments/f1', text: 'press.mp4, 25 MB' },
      { href: '/api/tickets/t1/attachments/f2', thumbnail: { src: '/api/tickets/t1/attachments/f2/thumbnail' } },
    ],
    history: {
      entries: [
        { text: 'Created by Carla Customer' },
        { text: 'Rolf Imhof: In progress' },
        { text: 'Closed by Deleted user: Solved by Kudex' },
      ],
    },
  })
  const player = renderToString(shown.attachments?.[0]?.player)
  expect(player).toMatch(/<a href="\/api\/tickets\/t1\/attachments\/f1".*Watch the video/)
  expect(shown.facts.map(({ label }) => label)).toEqual([
    'Type',
    'Machine',
    'Machine concerned',
    'Contact',
    'Location (account)',
    'Created on',
    'Replies',
    'Comments',
  ])
})

it('the query of the list is in its address, without defaults', () => {
  expect(toListPath(defaultTicketListQuery)).toBe('/mykomax/tickets/list')
  expect(toListPath({ ...defaultTicketListQuery, statuses: ['closed'], mine: true, page: 2 })).toBe(
    '/mykomax/tickets/list?status=closed&show=mine&page=2',
  )
})

describe('a list whose service', () => {
  const open = (fetchTickets: () => Promise<never>) =>
    createActor(provideTicketList({ fetchTickets }), { input: { query: defaultTicketListQuery, page: null } }).start()
  const fail = (options: ConstructorParameters<typeof ServiceError>[1]) => () =>
    Promise.reject(new ServiceError('failed', options))

  it.each([
    ['does not answer', 'failed', { kind: 'network', status: null }],
    ['fails', 'failed', { kind: 'answer', status: 503, code: 'UNAVAILABLE' }],
    ['asks to sign in', 'unauthenticated', { kind: 'answer', status: 401, code: 'UNAUTHENTICATED' }],
    ['refuses the user', 'forbidden', { kind: 'answer', status: 200, code: 'FORBIDDEN' }],
  ] as const)('%s is %s', async (_, tag, options) => {
    const actor = open(fail(options))
    await waitFor(actor, (state) => state.hasTag(tag))
    expect(actor.getSnapshot().context.page).toBeNull()
    actor.stop()
  })
})

it.each([
  [new ServiceError('Network request timed out', { kind: 'timeout', status: null }), 'network'],
  [new ServiceError('No.', { kind: 'answer', status: 200, code: 'NOT_FOUND' }), 'notFound'],
  [new ServiceError('No.', { kind: 'answer', status: 400, code: 'BAD_REQUEST' }), 'unavailable'],
  [new TypeError('broken'), 'unavailable'],
])('%s is the code %s', (error, code) => {
  expect(toCallFailure(error)).toBe(code)
})
