/** The role names that the portal recognizes, by substring; others have no effect (PORTAL-11…17, PORTAL-22). */
export const portalRoles = {
  ticketing: 'kmx_int_serviceticketing_active',
  inventory: 'kmx_int_assetdb_active',
  adminExternal: 'kmx_delegatedadmin_extern',
  adminInternal: 'kmx_delegatedadmin_intern',
  wireFlow: 'kmx_int_artemis_active',
  wireFlowOnPrem: 'kmx_artemis_onpremuser',
  directPending: 'kmx_int_direct_pending',
  directActive: 'kmx_int_direct_active',
  wireMaster: 'kmx_int_mfpwm_active',
  masterData: 'kmx_int_mfpmds_active',
} as const
