import { ServiceError } from '@kudex/api/transport'
import { portalRoles } from '@kudex/domain/portal'
import jsQR from 'jsqr'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { AppContextProvider } from '../../../features/shared/index.ts'
import { resolveTestAddress, testSystem } from '../../../server/testing/testSystem.ts'
import { createTestRequest } from '../../shared/testing/createTestRequest.ts'
import { testAppContext } from '../../shared/testing/testAppContext.ts'
import { loadMachine } from './loadMachine.ts'
import { loadMachineLabel } from './loadMachineLabel.ts'
import { MachineLabelPage } from './MachineLabelPage.tsx'
import { MachinePage } from './MachinePage.tsx'

const location = { id: 'acme-leeds', name: 'Harness hall', city: 'Leeds', country: 'GB' }
const machine = {
  serialNumber: 'CS240-21401',
  name: 'Kudex CS 240',
  model: 'cs-240',
  software: '8.2.1',
  deliveredOn: '2021-05-04',
  warrantyUntil: '2024-05-04',
  location,
  maintenanceDueOn: '2100-01-31',
  documents: [
    {
      id: '1b5c4f0e-2b1e-4f57-9a0d-3f8f0c8a7f12',
      kind: 'acceptanceProtocol',
      title: 'Acceptance of CS240-21401',
      language: 'en',
      mediaType: 'application/pdf',
      size: 2_048,
    },
  ],
  transfer: null,
  openTickets: 1,
}
const ticket = {
  id: 't1',
  number: 10_001,
  type: 'fault',
  subject: 'Blade does not open',
  status: 'inProgress',
  concern: 'standstill',
  machineName: machine.name,
  serialNumber: machine.serialNumber,
  contact: { id: 'carla', name: 'Carla Customer', isService: false },
  location,
  createdOn: '2026-11-20T08:00:00Z',
  replies: 1,
  comments: 2,
}
const bothRoles = [portalRoles.inventory, portalRoles.ticketing]

describe('the page of a machine', () => {
  it('shows the machine, its warranty, software, location, documents and tickets, and starts a ticket', async () => {
    const { state } = await load()
    const html = render(<MachinePage state={state} />)
    for (const part of [
      'Kudex CS 240',
      'CS240-21401',
      '8.2.1',
      'Harness hall, Leeds',
      'Ended on 4 May 2024',
      '1 open ticket',
      'Blade does not open',
      'T-10001',
      'Acceptance protocol',
      'href="/api/machines/CS240-21401/documents/1b5c4f0e-2b1e-4f57-9a0d-3f8f0c8a7f12"',
      'href="/en/mykomax/tickets/newticket?machine=CS240-21401"',
    ]) {
      expect(html).toContain(part)
    }
  })

  it('is below the inventory in the breadcrumb, as is its label', async () => {
    for (const loader of [loadMachine, loadMachineLabel]) {
      const { breadcrumbs } = await loader(toRequest({}).request)
      expect(breadcrumbs.slice(0, 2)).toMatchObject([
        { title: 'mykomax', url: '/en/mykomax' },
        { title: 'Inventory', url: '/en/mykomax/inventory' },
      ])
      expect(breadcrumbs).toHaveLength(3)
    }
  })

  it('asks for no tickets without the role for them', async () => {
    const { asked, state } = await load({ roles: [portalRoles.inventory], found: { ...machine, openTickets: null } })
    expect(asked).toEqual(['CS240-21401'])
    expect(render(<MachinePage state={state} />)).not.toContain('newticket')
  })

  it('is not found if the serial number is unknown or of another organization', async () => {
    await expect(load({ found: null })).rejects.toThrow()
  })

  it('shows nothing without the role, whatever the serial number (INVENT-04)', async () => {
    expect(await load({ roles: [], found: null })).toMatchObject({ asked: [], state: { kind: 'forbidden' } })
  })

  it('shows the sign-in prompt without a session, and once the tokens are no longer valid (ROUTE-48)', async () => {
    expect(await load({ roles: null, found: null })).toMatchObject({ asked: [], state: { kind: 'signed-out' } })
    const refused = new ServiceError('Sign in first.', { kind: 'answer', status: 401, code: 'UNAUTHENTICATED' })
    expect((await load({ error: refused })).state.kind).toBe('signed-out')
  })

  it('is shown also while the catalogue does not respond', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const down = new ServiceError('Network request failed', { kind: 'network', status: null })
    const { state } = await load({ catalogueError: down })
    error.mockRestore()
    const html = render(<MachinePage state={state} />)
    expect(html).toContain('CS240-21401')
    expect(html).toContain('Documents and spare parts cannot be shown at the moment.')
  })
})

describe('the label of a machine', () => {
  it('has a QR code that scans as the nameplate address, and says the address', async () => {
    const { props } = await loadMachineLabel(toRequest({}).request)
    const html = render(<MachineLabelPage state={props.state} />)
    expect(html).toContain('aria-label="QR code: www.kudex.test/m/CS240-21401"')
    expect(html.replaceAll('<wbr/>', '')).toContain('>www.kudex.test/m/CS240-21401<')
    expect(scan(html)).toBe('https://www.kudex.test/m/CS240-21401')
  })
})

/** What a scanner reads from the code in the document, drawn with four pixels per module. */
function scan(html: string): string | undefined {
  const size = 4 * Number(/viewBox="0 0 (\d+) /.exec(html)?.[1])
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const [, column, row] of html.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let pixel = 0; pixel < 16; pixel++) {
      const x = 4 * Number(column) + (pixel % 4)
      const y = 4 * Number(row) + Math.floor(pixel / 4)
      pixels.fill(0, 4 * (y * size + x), 4 * (y * size + x) + 3)
    }
  }
  return jsQR(pixels, size, size)?.data
}

interface Given {
  readonly roles?: readonly string[] | null
  readonly found?: object | null
  readonly error?: Error
  readonly catalogueError?: Error
}

function toRequest({ roles = bothRoles, found = machine, error, catalogueError }: Given) {
  const path = '/en/mykomax/inventory/CS240-21401'
  const asked: unknown[] = []
  const address = resolveTestAddress(path)
  const request = createTestRequest({
    address,
    fullPath: path,
    system: testSystem,
    canonical: { origin: 'https://www.kudex.test', siteSlug: null },
    session: roles === null ? { kind: 'none' } : { kind: 'active', user: { roles } },
    load: async (_key: string, fetch: () => unknown) => fetch(),
    products: {
      fetchProduct: async () => {
        if (catalogueError) throw catalogueError
        return null
      },
    },
    ticketing: {
      fetchMachine: async (serialNumber: string) => {
        asked.push(serialNumber)
        if (error) throw error
        return found
      },
      fetchTickets: async ({ machine: asking }: { machine: string }) => {
        asked.push(`tickets of ${asking}`)
        return { tickets: [ticket], total: 1, isTotalExact: true, page: 1, pageSize: 20 }
      },
    },
    keepPrivate: () => {},
    markUnavailable: () => {},
  })
  return { asked, request }
}

async function load(given: Given = {}) {
  const { asked, request } = toRequest(given)
  const { props } = await loadMachine(request)
  return { asked, ...props }
}

function render(page: React.ReactNode): string {
  return renderToString(<AppContextProvider value={testAppContext}>{page}</AppContextProvider>)
}
