import type { AdministeredUser, AuditEntry } from '@kudex/domain/access'
import { ServiceError } from '@kudex/api/transport'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { AppContextProvider } from '../../../features/shared/index.ts'
import { resolveTestAddress, testSystem } from '../../../server/testing/testSystem.ts'
import { createTestRequest } from '../../shared/testing/createTestRequest.ts'
import { mountPage } from '../../shared/testing/mountPage.tsx'
import { testAppContext } from '../../shared/testing/testAppContext.ts'
import { AuditPage } from './AuditPage.tsx'
import { loadAudit } from './loadAudit.ts'
import { loadUser, loadUsers } from './loadUsers.ts'
import { UserAdminPage } from './UserAdminPage.tsx'
import { UserPage } from './UserPage.tsx'

const id = '5d0f6c1e-3a52-4c0b-9f2e-6b1f0c7a1001'
const carla: AdministeredUser = {
  id,
  firstName: 'Carla',
  lastName: 'Customer',
  email: 'carla@acme.example',
  status: 'pending',
  organizations: [
    { id: 'acme', orguid: 'O-1', name: 'ACME Harness Ltd', subRegion: null, country: 'GB', city: 'Leeds', members: 14 },
  ],
  accesses: [],
}
const granted: AuditEntry = {
  id: '7',
  time: '2026-11-12T08:00:05.000Z',
  actor: 'Adam Admin',
  action: 'grant',
  user: null,
  organization: 'ACME Harness Ltd',
  application: 'wire-flow',
  role: 'cloud',
}
const failure = new ServiceError('Network request failed', { kind: 'network', status: null })

interface Options {
  readonly roles?: readonly string[] | null
  readonly entries?: readonly AuditEntry[]
  readonly user?: AdministeredUser | null
  readonly error?: Error
}

/** A request of an administrator, with what it asked the service for. */
function request(
  path: string,
  { roles = ['kmx_delegatedadmin_extern'], entries = [granted], user = carla, error }: Options = {},
) {
  const asked: unknown[] = []
  const respond = <Value,>(query: unknown, value: Value): Promise<Value> => {
    asked.push(query)
    return error ? Promise.reject(error) : Promise.resolve(value)
  }
  const [pathname = '', query = ''] = `/en${path}`.split('?')
  const address = resolveTestAddress(pathname, query)
  const keepPrivate = vi.fn()
  return {
    asked,
    keepPrivate,
    request: createTestRequest({
      address,
      fullPath: `/en${path}`,
      session: roles ? { kind: 'active', user: { id: 'adam', roles }, tokens: {} } : { kind: 'none' },
      users: {
        fetchUsers: (query: unknown) =>
          respond(query, { users: [carla], total: 30, page: 1, pageSize: 25, organizations: carla.organizations }),
        fetchUser: (asking: unknown) => respond(asking, user),
        fetchAudit: (query: unknown) => respond(query, { entries, total: entries.length, page: 1, pageSize: 50 }),
      },
      keepPrivate,
      markUnavailable: () => {},
      system: testSystem,
      canonical: { origin: 'http://localhost', siteSlug: address.siteSlug },
    }),
  }
}

function render(node: React.ReactNode): string {
  return renderToString(<AppContextProvider value={testAppContext}>{node}</AppContextProvider>)
}

async function showList(path: string, options?: Options) {
  const { request: sent, ...rest } = request(path, options)
  const { state } = (await loadUsers(sent)).props
  return { ...rest, state, html: render(<UserAdminPage users={state} audit={null} />) }
}

async function showUser(path: string, options?: Options) {
  const { request: sent, ...rest } = request(path, options)
  const { state } = (await loadUser(sent)).props
  return { ...rest, state, html: render(<UserPage state={state} />) }
}

async function showAudit(path: string, options?: Options) {
  const { request: sent, ...rest } = request(path, options)
  const { state } = (await loadAudit(sent)).props
  return { ...rest, state, html: render(<AuditPage state={state} />) }
}

describe('the user administration', () => {
  it('shows the first page of users without script, which no cache keeps (UADM-01, CACHE-06)', async () => {
    const { asked, html, keepPrivate } = await showList('/mykomax/user-admin?search=carla&status=pending')
    expect(asked).toEqual([{ search: 'carla', organization: null, application: null, status: 'pending', page: 1 }])
    for (const part of ['Carla Customer', 'carla@acme.example', 'ACME Harness Ltd', '30 users', 'Invite a user']) {
      // Long addresses have places to break.
      expect(html.replaceAll('<wbr/>', '')).toContain(part)
    }
    expect(html).toContain(`href="/en/mykomax/user-admin/${id}"`)
    expect(keepPrivate).toHaveBeenCalled()
  })

  it('says that no entry was found, and names the fields of a user (UADM-02, UADM-20)', async () => {
    expect((await showAudit('/mykomax/user-admin/audit?person=unknown', { entries: [] })).html).toContain(
      'No entries found',
    )
    const { html } = await showUser(`/mykomax/user-admin/${id}`)
    for (const label of ['First name', 'Last name', 'E-mail', 'Orguid', 'Country', 'City', 'Members']) {
      expect(html).toContain(`>${label}<`)
    }
  })

  it('is for administrators only, in every view (PORTAL-19)', async () => {
    for (const show of [showList, showUser, showAudit]) {
      const path = `/mykomax/user-admin${show === showUser ? `/${id}` : ''}`
      const customer = await show(path, { roles: ['kmx_int_serviceticketing_active'] })
      expect([customer.asked, customer.state.kind]).toEqual([[], 'forbidden'])
      expect(customer.html).toContain('You are not registered for this service')
      expect((await show(path, { roles: null })).state.kind).toBe('signed-out')
      expect((await show(path, { roles: ['kmx_delegatedadmin_intern'] })).state.kind).toBe('ready')
      const error = vi.spyOn(console, 'error').mockImplementation(() => {})
      expect((await show(path, { error: failure })).html).toContain('Something went wrong')
      error.mockRestore()
    }
  })

  it('shows a user, and says when there is none to see (UADM-14, UADM-18, UADM-19)', async () => {
    const path = `/mykomax/user-admin/${id}`
    expect((await showUser(path)).html).toContain('Carla Customer')
    expect((await showUser(path, { user: null })).html).toContain('No permission to view this user')
    const invalid = await showUser('/mykomax/user-admin/nope')
    expect([invalid.asked, invalid.html.includes('Invalid user')]).toEqual([[], true])
  })
})

describe('the audit trail', () => {
  const path = '/mykomax/user-admin/audit'

  it('says who did what to whom, and when', async () => {
    const { html } = await showAudit(path)
    for (const part of [
      'Access was granted',
      'Deleted user',
      'Wire-flow, Cloud user',
      'ACME Harness Ltd',
      'Adam Admin',
      '8:00:05',
      '1 change',
    ]) {
      expect(html).toContain(part)
    }
    expect((await showAudit(path, { entries: [] })).html).toContain('No entries found')
    expect((await showAudit(path, { entries: [{ ...granted, action: null }] })).html).toContain('Other change')
  })

  it('keeps the fields of the filters, one of which has the focus, for each query', async () => {
    const { element, show } = mountPage()
    const choose = async (query: string) => {
      const { state } = await showAudit(path + query)
      show(<AuditPage state={state} />)
      return element.querySelector('select [selected]')?.textContent
    }
    expect(await choose('')).toBe('All')
    const select = element.querySelector('select')
    const person = element.querySelector('[name="person"]')
    const from = element.querySelector('[name="from"]')
    expect(await choose('?action=grant&person=adam&from=2026-11-01')).toBe('Access was granted')
    expect(person?.getAttribute('value')).toBe('adam')
    expect(from?.getAttribute('value')).toBe('2026-11-01')
    expect(await choose('')).toBe('All')
    expect(element.querySelector('select') === select).toBe(true)
    expect(element.querySelector('[name="person"]') === person).toBe(true)
    expect(element.querySelector('[name="from"]') === from).toBe(true)
  })

  it('takes person, kind, days and page from its URL, and ignores what is not valid', async () => {
    const query = '?person=adam&action=grant&from=2026-11-01&to=2026-11-30&page=2'
    const { asked, html } = await showAudit(path + query)
    const expected = { person: 'adam', action: 'grant', from: '2026-11-01', to: '2026-11-30', page: 2 }
    expect(asked).toEqual([expected])
    for (const part of ['value="adam"', 'value="2026-11-01"', 'Reset filters']) expect(html).toContain(part)
    const wrong = await showAudit(`${path}?action=explode&from=2026-02-30&to=x&page=-1`)
    expect(wrong.asked).toEqual([{ person: '', action: null, from: null, to: null, page: 1 }])
  })
})
