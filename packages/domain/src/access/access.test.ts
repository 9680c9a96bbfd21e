import { describe, expect, it } from 'vitest'
import { accessActions, accessStatuses, isAccountId, resolveAccessActions, toAccessStatus } from './accessStatus.ts'
import { isApplication, resolveAccesses, resolveRoles } from './applications.ts'

describe('access to applications', () => {
  it('leads to the roles of the portal, and back (PORTAL-12…17)', () => {
    const roles = [
      'kmx_int_serviceticketing_active',
      'kmx_int_assetdb_active',
      'kmx_delegatedadmin_extern',
      'kmx_int_artemis_active',
      'kmx_artemis_onpremuser',
      'kmx_int_direct_pending',
      'kmx_int_mfpwm_active',
      'kmx_int_mfpmds_active',
    ]
    expect(resolveRoles(resolveAccesses(roles))).toEqual(roles)
    expect(resolveRoles(resolveAccesses(['kmx_editor']))).toEqual(['kmx_editor'])
    expect(isApplication('editor')).toBe(false)
    expect(resolveAccesses(['kmx_int_artemis_active'])).toEqual([
      { application: 'wire-flow', role: 'cloud', status: 'active' },
    ])
    expect(resolveRoles(resolveAccesses([]))).toEqual([])
  })

  it('gives no role while it is not active (UADM-03)', () => {
    for (const status of ['invited', 'pending', 'inactive', 'declined'] as const) {
      expect(resolveRoles([{ application: 'tickets', role: 'user', status }]), status).toEqual([])
    }
    expect(resolveRoles([{ application: 'tickets', role: 'constructor', status: 'active' }])).toEqual([])
  })

  it('offers only the actions that fit the status (UADM-09)', () => {
    const allowed = Object.fromEntries(
      accessActions.map((action) => [
        action,
        accessStatuses.filter((status) => resolveAccessActions(status).includes(action)),
      ]),
    )
    expect(allowed).toEqual({
      resend: ['invited'],
      'send-new': ['invite-expired'],
      accept: ['pending'],
      deny: ['pending'],
      update: ['active'],
      withdraw: ['active'],
      grant: ['inactive', 'declined'],
    })
  })

  it('shows a status that it does not know as unknown (UADM-04)', () => {
    expect(toAccessStatus('invite-expired')).toBe('invite-expired')
    expect(toAccessStatus('SUSPENDED')).toBe('unknown')
  })

  it('tells ids of accounts from other texts (UADM-19)', () => {
    expect(isAccountId('5d0f6c1e-3a52-4c0b-9f2e-6b1f0c7a1001')).toBe(true)
    for (const text of ['nope', '', '5d0f6c1e', '5D0F6C1E-3A52-4C0B-9F2E-6B1F0C7A1001']) {
      expect(isAccountId(text)).toBe(false)
    }
  })
})
