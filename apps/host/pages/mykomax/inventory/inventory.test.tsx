import { ServiceError } from '@kudex/api/transport'
import { portalRoles } from '@kudex/domain/portal'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { AppContextProvider } from '../../../features/shared/index.ts'
import { createTestRequest } from '../../shared/testing/createTestRequest.ts'
import { mountPage } from '../../shared/testing/mountPage.tsx'
import { testAppContext } from '../../shared/testing/testAppContext.ts'
import { resolveTestAddress, testSystem } from '../../../server/testing/testSystem.ts'
import { InventoryPage, OldInventoryPage } from './InventoryPage.tsx'
import { loadInventory } from './loadInventory.ts'

const leeds = { id: 'acme-leeds', name: 'Harness hall', city: 'Leeds', country: 'GB' }
const machine = {
  serialNumber: 'CS240-21401',
  name: 'Kudex CS 240',
  model: 'cs-240',
  software: null,
  deliveredOn: '2021-05-04',
  warrantyUntil: '2024-05-04',
  location: leeds,
  openTickets: 2,
}
const failure = new ServiceError('Network request failed', { kind: 'network', status: null })

describe('the inventory', () => {
  it('lists names, serial numbers, locations and open tickets (INVENT-01)', async () => {
    const html = await show()
    for (const part of ['Kudex CS 240', 'CS240-21401', 'Harness hall', '4 May 2021', '2 open tickets', '1 machine']) {
      expect(html).toContain(part)
    }
    expect(html).toContain('href="/en/mykomax/inventory/CS240-21401"')
  })

  it('takes search, location, order and page from its URL (INVENT-01)', async () => {
    const { asked } = await load({ query: '?search=cs+240&location=acme-leeds&sort=deliveredOn-desc&page=2' })
    expect(asked).toEqual([
      {
        search: 'cs 240',
        location: 'acme-leeds',
        due: false,
        sort: { column: 'deliveredOn', descending: true },
        page: 2,
      },
    ])
  })

  it('leads an address behind the last page to the last page, with its filters', async () => {
    const query = '?search=cs&page=99'
    await expect(load({ query, machines: [], total: 41 })).rejects.toMatchObject({
      _pageContextAbort: { _urlRedirect: { url: '/en/mykomax/inventory?search=cs&page=3' } },
    })
    expect((await load({ query: '?page=3', machines: [], total: 41 })).state.kind).toBe('ready')
  })

  it('names the filter of machines whose maintenance is due, and keeps it without script (INVENT-01)', async () => {
    const html = await show({ query: '?show=due' })
    expect(html).toMatch(/<input[^>]*type="hidden"[^>]*name="show"[^>]*value="due"/)
    expect(html).toContain('Remove filter Maintenance is due')
    expect(await show()).not.toMatch(/Maintenance is due|name="show"/)
  })

  it('keeps the fields of the filters, one of which has the focus, for each query (INVENT-01)', async () => {
    const { element, show } = mountPage()
    const choose = async (query: string) => {
      const { state } = await load({ query })
      show(<InventoryPage state={state} />)
      return element.querySelector('select [selected]')?.textContent
    }
    expect(await choose('')).toBe('All locations')
    const select = element.querySelector('select')
    const search = element.querySelector('[name="search"]')
    expect(await choose('?location=acme-leeds&search=CS')).toBe('Harness hall, Leeds')
    expect(search?.getAttribute('value')).toBe('CS')
    expect(await choose('')).toBe('All locations')
    expect(element.querySelector('select') === select).toBe(true)
    expect(element.querySelector('[name="search"]') === search).toBe(true)
  })

  it('links to an earlier view of the same machines, which links back (INVENT-02)', async () => {
    expect(await show()).toContain('href="/en/mykomax/inventory/old"')
    const { state } = await load()
    const old = render(<OldInventoryPage state={state} />)
    expect(old).toContain('CS240-21401')
    expect(old).toContain('href="/en/mykomax/inventory"')
  })

  it('says “No entries found” without machines (INVENT-03)', async () => {
    expect(await show({ machines: [] })).toContain('No entries found')
  })

  it('asks the service for nothing without the role, and shows no data (INVENT-04, PORTAL-20)', async () => {
    const { asked, state } = await load({ roles: [] })
    expect([asked, state.kind]).toEqual([[], 'forbidden'])
    const html = render(<InventoryPage state={state} />)
    expect(html).toContain('You are not registered for this service')
    expect(html).not.toContain('CS240-21401')
  })

  it('shows the sign-in prompt without a session (ROUTE-48)', async () => {
    const { asked, state } = await load({ roles: null })
    expect([asked, state.kind]).toEqual([[], 'signed-out'])
  })

  it('shows an error with the support address and no empty list if the service fails (INVENT-05, ERR-07)', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { state, isUnavailable } = await load({ error: failure })
    error.mockRestore()
    expect([state.kind, isUnavailable]).toEqual(['failed', true])
    const html = render(<InventoryPage state={state} />)
    expect(html).toContain('Something went wrong')
    expect(html).toMatch(/<a [^>]*href="mailto:[^"]+@[^"]+"/)
    expect(html).not.toContain('No entries found')
  })
})

interface Given {
  readonly query?: string
  readonly roles?: readonly string[] | null
  readonly machines?: readonly object[]
  readonly total?: number
  readonly error?: Error
}

async function load(given: Given = {}) {
  const { query = '', roles = [portalRoles.inventory], machines = [machine], total = machines.length, error } = given
  const path = '/en/mykomax/inventory'
  const address = resolveTestAddress(path, query)
  const asked: unknown[] = []
  const seen = { isUnavailable: false }
  const { props } = await loadInventory(
    createTestRequest({
      address,
      fullPath: path + query,
      system: testSystem,
      canonical: { origin: 'http://localhost', siteSlug: address.siteSlug },
      session: roles === null ? { kind: 'none' } : { kind: 'active', user: { roles } },
      ticketing: {
        fetchMachines: async (asking: unknown) => {
          asked.push(asking)
          if (error) throw error
          return { machines, total, page: 1, pageSize: 20 }
        },
        fetchLocations: async () => [{ ...leeds, organization: { id: 'acme', name: 'ACME Harness Ltd' } }],
      },
      keepPrivate: () => {},
      markUnavailable: () => {
        seen.isUnavailable = true
      },
    }),
  )
  return { asked, ...seen, ...props }
}

async function show(given: Given = {}): Promise<string> {
  const { state } = await load(given)
  return render(<InventoryPage state={state} />)
}

function render(page: React.ReactNode): string {
  return renderToString(<AppContextProvider value={testAppContext}>{page}</AppContextProvider>)
}
