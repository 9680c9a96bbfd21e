import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { foldText } from '@kudex/domain/search'
import { readTicketListQuery } from '@kudex/domain/tickets'
import { describeDatabases } from '../testing/describeDatabases.ts'
import type { Person } from './access.ts'
import { listTickets, searchCountLimit } from './readTickets.ts'
import { storeOrganizations, storeTicket } from './testing/ticketingFixture.ts'

describeDatabases('search in the list of tickets (TICKET-02, TICKET-04)', (open) => {
  const viewer: Person = {
    kind: 'person',
    id: 'carla',
    name: 'Carla',
    email: null,
    roles: ['kmx_int_serviceticketing_active'],
    organizations: ['acme-harness', 'globex-kabel'],
  }
  const list = (search: string) =>
    listTickets(open().queries, viewer, readTicketListQuery(new URLSearchParams(`sort=subject&${search}`)))
  const find = async (search: string) =>
    (await list(`search=${encodeURIComponent(search)}`)).tickets.map(({ ticket }) => ticket.id)

  beforeAll(async () => {
    const { queries } = open()
    await storeOrganizations(queries)
    const texts = { error: 'Error E7 at the strip unit', blade: 'New blade, size 17', chinese: '压接高度不稳定' }
    for (const [id, subject] of Object.entries(texts)) {
      await storeTicket(queries, 'acme-harness', { id, subject, searchText: foldText(subject) })
    }
  })

  it('finds parts of words, and beginnings of words by one or two letters or digits', async () => {
    expect(await find('lad')).toEqual(['blade'])
    expect(await find('E7')).toEqual(['error'])
    expect(await find('s')).toEqual(['error', 'blade'])
    expect(await find('7')).toEqual([])
    expect(await find('un st')).toEqual(['error'])
    expect(await find('压')).toEqual(['chinese'])
    expect(await find('高度')).toEqual(['chinese'])
    expect(await find('%')).toEqual([])
  })

  it('counts up to a limit, above which pages and their order stay the same', async () => {
    await open().queries.execute(sql`
      insert into ticketing.tickets (id, organization_id, location_id, contact_id, type, concern, status, subject,
        description, machine_name, serial_number, created_at, search_text)
      select 'many-' || number, 'globex-kabel', 'globex-kabel-plant', 'globex-kabel-author', 'fault', 'standstill', 'new',
        'Crimp ' || lpad(number::text, 5, '0'), '', '', '', now(), 'crimp'
      from generate_series(1, ${searchCountLimit}) as number`)
    const page = 'search=crimp&page=3'
    const exact = await list(page)
    expect(exact).toMatchObject({ total: searchCountLimit, isTotalExact: true, page: 3 })
    await storeTicket(open().queries, 'acme-harness', { id: 'last', subject: 'Z', searchText: 'crimp' })
    expect(await list(page)).toEqual({ ...exact, isTotalExact: false })
    expect(exact.tickets.map(({ ticket }) => ticket.id)).toEqual(
      Array.from({ length: 25 }, (_, index) => `many-${index + 51}`),
    )
    expect(await list('search=crimp&page=500')).toMatchObject({ tickets: [], isTotalExact: false })
    expect(await list('')).toMatchObject({ total: searchCountLimit + 4, isTotalExact: true })
  })
})
