import { toUser } from '@kudex/domain/identity'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AppContextProvider, type AppContext } from '../shared/appContext.ts'
import { testContext } from '../shared/testContext.ts'
import { authFeature } from './auth.feature.ts'
import { CallbackPanel, DashboardPanel, LogoutPanel, SignInPrompt } from './index.ts'
import { PortalPage } from './SignInPrompt.tsx'

const render = (page: ReactNode, changes: Partial<AppContext> = {}): string =>
  renderToString(<AppContextProvider value={{ ...testContext, ...changes }}>{page}</AppContextProvider>)

const toText = (html: string): string => html.replaceAll(/<[^>]*>/g, '')

describe('the server renders', () => {
  it(`for the return page without code and state: "missing params" and the provider's error, escaped (ROUTE-31, ROUTE-32, AUTH-39)`, () => {
    const html = render(<CallbackPanel />, {
      fullPath: '/callback?error=access_denied&error_description=%3Cscript%3Ealert(1)%3C/script%3E',
    })
    expect(html).toContain('missing params')
    expect(html).toContain('access_denied')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('href="/en/mykomax"')
    expect(html).toContain('Try again')
  })

  it('for the return page with code and state: progress, without code or state', () => {
    const html = render(<CallbackPanel />, {
      path: '/callback',
      fullPath: '/en/callback?code=secret-code&state=secret-state',
    })
    expect(html).toContain('Signing you in')
    expect(html).not.toContain('missing params')
    expect(html).not.toContain('secret')
  })

  it('for a portal page without a session: the sign-in prompt and no data (ROUTE-48)', () => {
    for (const page of [
      <SignInPrompt key="1" />,
      <DashboardPanel key="2" user={null} />,
      <PortalPage key="3" hasSession={false}>
        secret data
      </PortalPage>,
    ]) {
      const html = render(page)
      expect(html).toContain('Log in')
      expect(html).not.toContain('secret data')
      expect(html).not.toContain('Inventory')
    }
  })

  it('for the dashboard: a greeting and the tiles of the roles (PORTAL-01, PORTAL-04)', () => {
    const user = toUser({ subname: 'u', given_name: 'Carla', roles: ['kmx_int_assetdb_active'] })
    const html = render(<DashboardPanel user={user} />)
    expect(html).toContain('Welcome, Carla')
    expect(html).toContain('href="/en/mykomax/inventory"')
  })

  it('for the dashboard: the news, and the way to report a fault with the role for tickets', () => {
    const user = toUser({ subname: 'u', given_name: 'Carla', roles: ['kmx_int_serviceticketing_active'] })
    const news = [{ href: '/en/stories/a', text: 'A new press', meta: '2 November 2026' }]
    const summary = { counts: { openTickets: 2, waitingTickets: 1, dueMachines: 0 }, isIncomplete: false, news }
    const html = render(<DashboardPanel user={user} summary={summary} />)
    expect(html).toContain('href="/en/mykomax/tickets/newticket"')
    expect(html).toContain('href="/en/stories/a"')
    expect(html).toContain('A new press')
    expect(html).toContain('href="/en/mykomax/tickets/list?status=waiting"')
    expect(html).not.toContain('maintenance')
    // First what waits for the user; the link has the number and what it counts.
    expect(toText(html)).toMatch(/Open and due1 .*ticket waits for your answer.*2 .*open ticket/)
    const other = toUser({ subname: 'u', given_name: 'Nora', roles: [] })
    expect(render(<DashboardPanel user={other} />)).not.toContain('newticket')
  })

  it('for logging out: a page without sign-in (PORTAL-21)', () => {
    const html = render(<LogoutPanel />, { path: '/mykomax/logout' })
    expect(html).toContain('Logging you out')
    expect(html).not.toContain('Log in')
  })

  it('for the header: "Log in" for every visitor, so that pages can be cached (NAV-13)', () => {
    const { provider: Provider, header: UserMenu } = authFeature.slots
    expect([typeof Provider, typeof UserMenu]).toEqual(['function', 'function'])
    if (!Provider || !UserMenu) return
    const html = render(
      <Provider>
        <UserMenu />
      </Provider>,
      { path: '/products' },
    )
    expect(html).toContain('Log in')
    expect(html).toContain('href="/en/mykomax"')
  })
})
