import { portalRoles } from '@kudex/domain/portal'
import type { MachineTransfer } from '@kudex/domain/tickets'
import { renderToString } from 'react-dom/server'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { PortalPage } from '../../../features/auth/index.ts'
import { DecidedTransfer, TransferRequest } from '../../../features/machines/index.ts'
import { DirectRegistration } from '../../../features/portal/index.ts'
import { AppContextProvider } from '../../../features/shared/index.ts'
import { resolveTestAddress, testSystem } from '../../../server/testing/testSystem.ts'
import { createTestRequest } from '../../shared/testing/createTestRequest.ts'
import { testAppContext } from '../../shared/testing/testAppContext.ts'
import { loadTransfers } from './loadTransfers.ts'
import { TransfersPage } from './TransfersPage.tsx'

// The day of a server must not differ from that of a browser that hydrates its page.
vi.stubEnv('TZ', 'Pacific/Kiritimati')
afterAll(() => void vi.unstubAllEnvs())

const transfer: MachineTransfer = {
  id: 't1',
  serialNumber: 'CS240-21401',
  machineName: 'Kudex CS 240',
  organizationName: 'ACME Harness Ltd',
  recipient: 'Globex Kabel',
  contact: 'oscar@globex.example',
  note: 'Sold in May.',
  status: 'requested',
  requestedBy: { id: 'carla', name: 'Carla Customer', isService: false },
  requestedOn: '2026-11-20T20:00:00Z',
  decidedBy: null,
  decidedOn: null,
  reason: null,
}

describe('a transfer on the page of its machine', () => {
  const show = (latest: MachineTransfer | null) =>
    render(
      <PortalPage hasSession>
        <TransferRequest serialNumber={transfer.serialNumber} viewerId="carla" transfer={latest} />
      </PortalPage>,
    )

  it('can be asked for', () => {
    expect(show(null)).toContain('Ask for the transfer')
  })

  it('cannot be sent or decided before the script runs, which would lose the text; without script it says what to do (PORTAL-16)', async () => {
    for (const html of [
      show(null),
      render(
        <PortalPage hasSession>
          <DirectRegistration organizations={[{ id: 'acme', name: 'ACME Harness Ltd' }]} />
        </PortalPage>,
      ),
      render(<TransfersPage state={await load([portalRoles.adminInternal], [transfer])} />),
    ]) {
      expect(html).not.toMatch(/<button(?=[^>]* type="submit")(?![^>]* disabled="")/)
      expect(html).toMatch(/<button[^>]*type="submit"[^>]* disabled=""/)
      expect(html).toMatch(/<noscript>.*This page needs JavaScript.*<\/noscript>/)
    }
  })

  it('is shown until it is decided, and cannot be asked for again', () => {
    const html = show(transfer)
    expect(html).toContain('A transfer to Globex Kabel was asked for on 20 November 2026')
    expect(html).not.toContain('Ask for the transfer')
  })

  it('can be asked for again after it was declined, with the reason shown', () => {
    const html = show({ ...transfer, status: 'declined', reason: 'The contract is missing.' })
    expect(html).toContain('The contract is missing.')
    expect(html).toContain('Ask for the transfer')
  })
})

describe('a decided transfer', () => {
  const declined: MachineTransfer = {
    ...transfer,
    status: 'declined',
    decidedBy: { id: 'ines', name: 'Ines Internal', isService: true },
    decidedOn: '2026-11-21T09:00:00Z',
    reason: 'The contract is missing.',
  }

  it('is confirmed to the person who has decided', () => {
    const html = render(<DecidedTransfer transfer={declined} isOwn />)
    expect(html).toContain('The transfer was declined')
    expect(html).not.toContain('Ines Internal')
  })

  it('says who had decided what before, and that nothing was changed', () => {
    const html = render(<DecidedTransfer transfer={declined} isOwn={false} />)
    expect(html).toContain('This transfer was already decided')
    expect(html).toContain('The transfer was declined: Ines Internal, 21 November 2026.')
    expect(html).toContain('The contract is missing.')
  })
})

describe('the transfers of internal staff', () => {
  it('show who asks and who gets the machine, and offer the locations of other organizations only', async () => {
    const html = render(<TransfersPage state={await load([portalRoles.adminInternal], [transfer])} />)
    for (const part of [
      'Kudex CS 240, CS240-21401',
      'Asked for by Carla Customer, ACME Harness Ltd, on 20 November 2026',
      'To Globex Kabel, contact oscar@globex.example',
      'Sold in May.',
      'Kabelwerk, Ulm',
    ]) {
      expect(html).toContain(part)
    }
    expect(html).not.toContain('Harness hall')
  })

  it('move no machine before a location is chosen', async () => {
    const html = render(<TransfersPage state={await load([portalRoles.adminInternal], [transfer])} />)
    expect(html).toMatch(/<select[^>]* name="location"[^>]*><option value="">Please choose</)
  })

  it('say if there are none', async () => {
    const html = render(<TransfersPage state={await load([portalRoles.adminInternal], [])} />)
    expect(html).toContain('There are no transfers to decide.')
  })

  it('are not shown to others', async () => {
    expect((await load([portalRoles.adminExternal, portalRoles.inventory], [transfer])).kind).toBe('forbidden')
  })
})

async function load(roles: readonly string[], transfers: readonly MachineTransfer[]) {
  const path = '/en/mykomax/inventory/transfers'
  const address = resolveTestAddress(path)
  const { props } = await loadTransfers(
    createTestRequest({
      address,
      fullPath: path,
      system: testSystem,
      canonical: { origin: 'http://localhost', siteSlug: null },
      session: { kind: 'active', user: { roles } },
      ticketing: {
        fetchTransfers: async () => transfers,
        fetchLocations: async () => [
          {
            id: 'a',
            name: 'Harness hall',
            city: 'Leeds',
            country: 'GB',
            organization: { id: 'acme', name: 'ACME Harness Ltd' },
          },
          {
            id: 'b',
            name: 'Kabelwerk',
            city: 'Ulm',
            country: 'DE',
            organization: { id: 'globex', name: 'Globex Kabel GmbH' },
          },
        ],
      },
      keepPrivate: () => {},
      markUnavailable: () => {},
    }),
  )
  return props.state
}

function render(page: React.ReactNode): string {
  return renderToString(<AppContextProvider value={testAppContext}>{page}</AppContextProvider>)
}
