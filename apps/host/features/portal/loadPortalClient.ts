import type { PublicSettings } from '@kudex/domain/settings'

/** Creates the client of the ticketing service, whose code is loaded at the first call: pages do not wait for it. */
export async function loadPortalClient(settings: PublicSettings) {
  const { createPortalClient } = await import('./createPortalClient.ts')
  return createPortalClient(settings)
}
