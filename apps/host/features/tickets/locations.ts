import type { PublicSettings } from '@kudex/domain/settings'
import { createPortalClient } from '../portal/index.ts'
import { createRemoteData } from '../shared/createRemoteData.tsx'

/** The locations of the user's organizations, for the filter of the list. */
export const { Provider: LocationsProvider, useRemoteData: useLocations } = createRemoteData(
  (settings: PublicSettings, signal) => createPortalClient(settings).fetchLocations({ signal }),
)
