import { describe, expect, it } from 'vitest'
import {
  resolvePortalServiceUrls,
  resolveServiceStatus,
  resolveTiles,
  resolveWireFlow,
  resolveWireFlowUserType,
  serviceStatuses,
  toTileStatus,
  type PortalServiceName,
} from './index.ts'

const unset = { wireFlow: null, direct: null, masterData: null, wireMaster: null }
const urls = resolvePortalServiceUrls(unset)

describe('a portal service', () => {
  it('has one of eight statuses (PORTAL-05)', () => {
    expect(serviceStatuses).toEqual([
      'unknown',
      'noprocess',
      'unregistered',
      'pending',
      'active',
      'inactive',
      'declined',
      'comingsoon',
    ])
  })

  it.each<[PortalServiceName, string]>([
    ['tickets', 'kmx_int_serviceticketing_active'],
    ['inventory', 'kmx_int_assetdb_active'],
    ['user-administration', 'kmx_delegatedadmin_extern'],
    ['user-administration', 'kmx_delegatedadmin_intern'],
    ['wire-flow', 'kmx_int_artemis_active'],
    ['wire-master', 'kmx_int_mfpwm_active'],
    ['master-data', 'kmx_int_mfpmds_active'],
    ['direct', 'kmx_int_direct_active'],
  ])(
    '%s is active with %s, also as part of a role, else unregistered (PORTAL-06, PORTAL-11, PORTAL-12, PORTAL-13, PORTAL-14, PORTAL-15, PORTAL-17)',
    (name, role) => {
      expect(resolveServiceStatus(name, [`x_${role}_y`])).toBe('active')
      expect(resolveServiceStatus(name, [])).toBe('unregistered')
      expect(resolveServiceStatus(name, ['something_else', role.slice(0, -1)])).toBe('unregistered')
    },
  )

  it('can be pending only as the direct service, and active wins (PORTAL-06, PORTAL-15)', () => {
    expect(resolveServiceStatus('direct', ['kmx_int_direct_pending'])).toBe('pending')
    expect(resolveServiceStatus('direct', ['kmx_int_direct_pending', 'kmx_int_direct_active'])).toBe('active')
  })

  it('leads to the address of its setting, or to a page of the portal that explains it', () => {
    expect(resolvePortalServiceUrls({ ...unset, direct: 'https://direct.example' })).toMatchObject({
      direct: 'https://direct.example',
      'direct-registration': '/mykomax/services/direct',
      'master-data': '/mykomax/services/master-data',
      'wire-master': '/mykomax/services/wire-master',
    })
  })

  it('wire-flow has the kind of user and the URL of the cloud (PORTAL-08, PORTAL-09, PORTAL-14)', () => {
    expect(resolveWireFlow(['kmx_int_artemis_active'], urls)).toEqual({
      name: 'wire-flow',
      status: 'active',
      serviceUrl: '/mykomax/wire-flow',
      userType: 'cloud',
      cloudServiceUrl: '/mykomax/services/wire-flow',
    })
    expect(resolveWireFlowUserType(['kmx_artemis_onpremuser'])).toBe('onprem')
    expect(resolveWireFlowUserType([])).toBe('cloud')
    expect(resolveWireFlowUserType(null)).toBe('unknown')
  })
})

describe('a dashboard tile', () => {
  it('has one of four statuses (PORTAL-04, PORTAL-07)', () => {
    expect(serviceStatuses.map(toTileStatus)).toEqual([
      'unregistered',
      'unregistered',
      'unregistered',
      'pending',
      'active',
      'unregistered',
      'unregistered',
      'coming-soon',
    ])
  })

  const namesFor = (roles: string[]) => resolveTiles({ roles }, urls).map((tile) => tile.name)

  it('exists for each service, wire master only with its role, user administration only for administrators (PORTAL-02, PORTAL-03, PORTAL-19)', () => {
    const common = ['account', 'tickets', 'inventory', 'wire-flow', 'direct', 'master-data']
    expect(namesFor([])).toEqual(common)
    expect(namesFor(['kmx_delegatedadmin_extern'])).toEqual(['user-administration', ...common])
    expect(namesFor(['kmx_int_mfpwm_active'])).toEqual([...common, 'wire-master'])
  })

  it('offers registration for the direct service without a role (PORTAL-16)', () => {
    const offersOf = (roles: string[]) => resolveTiles({ roles }, urls).filter((tile) => tile.registrationUrl !== null)
    expect(offersOf([]).map((tile) => tile.name)).toEqual(['direct'])
    expect(offersOf(['kmx_int_direct_pending'])).toEqual([])
    expect(offersOf(['kmx_int_direct_active'])).toEqual([])
  })

  it('is not changed by unknown roles (PORTAL-22)', () => {
    expect(resolveTiles({ roles: ['root', 'kmx_other_active'] }, urls)).toEqual(resolveTiles({ roles: [] }, urls))
  })
})
