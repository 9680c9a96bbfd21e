import type { SeedAccount } from '../accounts.types.ts'

/** Password of all demo accounts. Public, so it exists in the seed `demo` only. */
export const demoPassword = 'Kudex-demo-1'

/** The demo accounts (contract: demo accounts). */
export const demoAccounts: readonly SeedAccount[] = [
  {
    id: '5d0f6c1e-3a52-4c0b-9f2e-6b1f0c7a1001',
    email: 'carla.customer@acme.example',
    givenName: 'Carla',
    familyName: 'Customer',
    roles: ['kmx_int_serviceticketing_active', 'kmx_int_assetdb_active', 'kmx_int_direct_pending'],
    organizations: ['acme-harness'],
  },
  {
    id: '5d0f6c1e-3a52-4c0b-9f2e-6b1f0c7a1002',
    email: 'adam.admin@acme.example',
    givenName: 'Adam',
    familyName: 'Admin',
    roles: [
      'kmx_delegatedadmin_extern',
      'kmx_int_serviceticketing_active',
      'kmx_int_assetdb_active',
      'kmx_int_direct_active',
    ],
    organizations: ['acme-harness', 'shared-wiring'],
  },
  {
    id: '5d0f6c1e-3a52-4c0b-9f2e-6b1f0c7a1003',
    email: 'ines.internal@kudex.example',
    givenName: 'Ines',
    familyName: 'Internal',
    roles: ['kmx_delegatedadmin_intern', 'kmx_int_serviceticketing_active'],
    organizations: ['kudex'],
  },
  {
    id: '5d0f6c1e-3a52-4c0b-9f2e-6b1f0c7a1004',
    email: 'clara.cloud@acme.example',
    givenName: 'Clara',
    familyName: 'Cloud',
    roles: ['kmx_int_artemis_active', 'kmx_int_mfpwm_active'],
    organizations: ['acme-harness'],
  },
  {
    id: '5d0f6c1e-3a52-4c0b-9f2e-6b1f0c7a1005',
    email: 'otto.onprem@acme.example',
    givenName: 'Otto',
    familyName: 'Onprem',
    roles: ['kmx_int_artemis_active', 'kmx_artemis_onpremuser', 'kmx_int_mfpmds_active'],
    organizations: ['acme-harness'],
  },
  {
    id: '5d0f6c1e-3a52-4c0b-9f2e-6b1f0c7a1006',
    email: 'nora.none@acme.example',
    givenName: 'Nora',
    familyName: 'None',
    roles: [],
    organizations: ['acme-harness'],
  },
  {
    id: '5d0f6c1e-3a52-4c0b-9f2e-6b1f0c7a1007',
    email: 'gina.other@globex.example',
    givenName: 'Gina',
    familyName: 'Other',
    roles: ['kmx_int_serviceticketing_active', 'kmx_int_assetdb_active'],
    organizations: ['globex-kabel'],
  },
  {
    id: '5d0f6c1e-3a52-4c0b-9f2e-6b1f0c7a1008',
    email: 'oscar.other@globex.example',
    givenName: 'Oscar',
    familyName: 'Other',
    roles: ['kmx_delegatedadmin_extern', 'kmx_int_serviceticketing_active'],
    organizations: ['globex-kabel'],
  },
  {
    id: '5d0f6c1e-3a52-4c0b-9f2e-6b1f0c7a1009',
    email: 'eva.editor@kudex.example',
    givenName: 'Eva',
    familyName: 'Editor',
    roles: ['kmx_editor'],
    organizations: ['kudex'],
  },
]
