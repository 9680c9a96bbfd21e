import { portalRoles } from '@kudex/domain/portal'
import type { MachineTransfer, OrganizationLocation } from '@kudex/domain/tickets'
import { transferMessages } from '../../../features/machines/index.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { loadPortalState } from '../loadPortalState.ts'

export interface TransferList {
  readonly transfers: readonly MachineTransfer[]
  /** Id of the user who decides. */
  readonly viewerId: string
  /** Of all organizations. */
  readonly locations: readonly OrganizationLocation[]
}

/** Data of the page on which internal staff decides transfers. */
export function loadTransfers(request: RequestContext) {
  return loadPortalState<TransferList>(request, {
    title: transferMessages.listTitle,
    role: portalRoles.adminInternal,
    load: async ({ id: viewerId }) => {
      const { ticketing, signal } = request
      const [transfers, locations] = await Promise.all([
        ticketing.fetchTransfers({ signal }),
        ticketing.fetchLocations({ signal }),
      ])
      return { transfers, viewerId, locations }
    },
  })
}
