import { toUser } from '@kudex/domain/identity'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AppContextProvider } from '../../../features/shared/index.ts'
import { testAppContext } from '../../shared/testing/testAppContext.ts'
import { DashboardPage } from './DashboardPage.tsx'

const user = toUser({ subname: 'u', given_name: 'Carla', roles: ['kmx_int_serviceticketing_active'] })

function show(isIncomplete: boolean): string {
  const summary = { counts: {}, isIncomplete, news: [] }
  return renderToString(
    <AppContextProvider value={testAppContext}>
      <DashboardPage user={user} summary={summary} />
    </AppContextProvider>,
  )
}

describe('the dashboard while the service of tickets does not respond', () => {
  it('shows the tiles, says what is missing and offers to try again', () => {
    const html = show(true)
    expect(html).toContain('Welcome, Carla')
    expect(html).toContain('cannot be shown at the moment')
    expect(html).toMatch(/<a[^>]* href="\/en\/mykomax"[^>]*>Try again/)
    expect(show(false)).not.toContain('cannot be shown')
  })
})
