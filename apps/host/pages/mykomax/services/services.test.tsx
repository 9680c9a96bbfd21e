import { toUser, type User } from '@kudex/domain/identity'
import { portalRoles } from '@kudex/domain/portal'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AppContextProvider } from '../../../features/shared/index.ts'
import { resolveTestAddress, testSystem } from '../../../server/testing/testSystem.ts'
import { createTestRequest } from '../../shared/testing/createTestRequest.ts'
import { testAppContext } from '../../shared/testing/testAppContext.ts'
import { WireFlowPage } from '../wire-flow/WireFlowPage.tsx'
import { loadServicePage } from './loadServicePage.ts'
import { ServicePage } from './ServicePage.tsx'

const noUrls = { wireFlow: null, direct: null, masterData: null, wireMaster: null }
type Urls = { readonly [Key in keyof typeof noUrls]: string | null }

describe('the wire-flow page (PORTAL-10)', () => {
  const show = (roles: readonly string[], urls: Urls = noUrls) =>
    render(<WireFlowPage user={toTestUser(roles)} />, urls)

  it('links cloud users to the address of the setting, in a new tab (PORTAL-09)', () => {
    const html = show([portalRoles.wireFlow], { ...noUrls, wireFlow: 'https://flow.example/app' })
    expect(html).toContain('href="https://flow.example/app"')
    expect(html).toContain('Opens in a new tab')
  })

  it('links cloud users to a page of the portal while the address is not set', () => {
    expect(show([portalRoles.wireFlow])).toContain('href="/en/mykomax/services/wire-flow"')
  })

  it('tells users of the on-premises variant where it runs, without a link to the cloud (PORTAL-14)', () => {
    const html = show([portalRoles.wireFlow, portalRoles.wireFlowOnPrem], {
      ...noUrls,
      wireFlow: 'https://flow.example',
    })
    expect(html).toContain('On your own server')
    expect(html).not.toContain('flow.example')
  })

  it('says that a user without the role is not registered, and what to do', () => {
    const html = show([])
    expect(html).toContain('You are not registered for wire-flow')
    expect(html).toContain('href="/en/support"')
  })
})

describe('the page of a service', () => {
  it('explains a service whose address is not set', async () => {
    const html = await show('master-data', [portalRoles.masterData])
    expect(html).toContain('Describe each wire, terminal and seal once.')
    expect(html).toContain('You have access.')
  })

  it('links to the address of the setting, for users with the role only', async () => {
    const urls = { ...noUrls, masterData: 'https://data.example' }
    expect(await show('master-data', [portalRoles.masterData], urls)).toContain('href="https://data.example"')
    expect(await show('master-data', [], urls)).not.toContain('data.example')
  })

  it('offers the registration for the direct service, for an organization of the user (PORTAL-16)', async () => {
    const html = await show('direct', [])
    expect(html).toContain('Register for the direct service')
    expect(html).toContain('ACME Harness Ltd')
  })

  it.each([[portalRoles.directPending], [portalRoles.directActive]])(
    'offers no registration with %s (PORTAL-15)',
    async (role) => expect(await show('direct', [role])).not.toContain('Register for the direct service'),
  )

  it('is not found for other names, and tells nothing of them without a session', async () => {
    await expect(load('other', [])).rejects.toThrow()
    expect(await load('other', null)).toEqual({ kind: 'signed-out' })
  })
})

function toTestUser(roles: readonly string[]): User {
  return toUser({ subname: 'carla', roles })
}

async function load(name: string, roles: readonly string[] | null, portalUrls: Urls = noUrls) {
  const path = `/en/mykomax/services/${name}`
  const address = resolveTestAddress(path)
  const { props } = await loadServicePage(
    createTestRequest({
      address,
      fullPath: path,
      system: testSystem,
      canonical: { origin: 'http://localhost', siteSlug: null },
      publicSettings: { portalUrls },
      session: roles === null ? { kind: 'none' } : { kind: 'active', user: toTestUser(roles) },
      ticketing: { fetchOwnOrganizations: async () => [{ id: 'acme', name: 'ACME Harness Ltd' }] },
      keepPrivate: () => {},
      markUnavailable: () => {},
    }),
  )
  return props.state
}

async function show(name: string, roles: readonly string[], urls: Urls = noUrls): Promise<string> {
  return render(<ServicePage state={await load(name, roles, urls)} />, urls)
}

function render(page: React.ReactNode, portalUrls: Urls): string {
  const context = { ...testAppContext, settings: { ...testAppContext.settings, portalUrls } }
  return renderToString(<AppContextProvider value={context}>{page}</AppContextProvider>)
}
