import { toUser } from '@kudex/domain/identity'
import { createIntl } from '@kudex/intl/messages'
import { describe, expect, it } from 'vitest'
import { testContext } from '../../shared/testContext.ts'
import { toDashboardTiles } from './toDashboardTiles.ts'

const intl = createIntl({ locale: 'en', language: 'en', messages: {} })
const portalUrls = { wireFlow: null, direct: 'https://direct.example', masterData: null, wireMaster: null }
const settings = { ...testContext.settings, portalUrls }
const link = (path: string): string => `/en${path}`
const tilesOf = (roles: readonly string[]) =>
  toDashboardTiles(toUser({ subname: 'u', roles }), { intl, link, settings })

describe('the dashboard', () => {
  it('names each status and leads to the service, its registration or the page about it (PORTAL-02, PORTAL-04, PORTAL-16)', () => {
    const tiles = tilesOf(['kmx_int_serviceticketing_active'])
    expect(tiles.map(({ id, status, link: target }) => [id, status, target?.href])).toEqual([
      ['account', 'active', '/en/mykomax/account'],
      ['tickets', 'active', '/en/mykomax/tickets/list'],
      ['inventory', 'unregistered', '/en/mykomax/inventory'],
      ['wire-flow', 'unregistered', '/en/mykomax/wire-flow'],
      ['direct', 'unregistered', '/en/mykomax/services/direct'],
      ['master-data', 'unregistered', '/en/mykomax/services/master-data'],
    ])
    expect(tiles.every(({ statusText, title, description }) => statusText && title && description)).toBe(true)
  })

  it('shows user administration to administrators and wire master to who has it (PORTAL-03)', () => {
    const tiles = tilesOf(['kmx_delegatedadmin_extern', 'kmx_int_mfpwm_active'])
    expect(tiles[0]).toMatchObject({
      id: 'user-administration',
      link: { href: '/en/mykomax/user-admin', text: 'Open' },
    })
    expect(tiles.at(-1)?.id).toBe('wire-master')
    expect(tiles.filter(({ link }) => !link)).toEqual([])
  })

  it('leads out of the site for external services, in a new tab; a pending one to the page about it (PORTAL-04)', () => {
    const direct = (role: string) => tilesOf([role]).find(({ id }) => id === 'direct')
    expect(direct('kmx_int_direct_active')?.link).toMatchObject({ openInNewTab: true })
    expect(direct('kmx_int_direct_pending')).toMatchObject({
      status: 'pending',
      link: { href: '/en/mykomax/services/direct', text: 'Learn more' },
    })
  })
})
