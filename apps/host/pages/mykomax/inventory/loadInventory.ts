import { portalRoles } from '@kudex/domain/portal'
import { readMachineListQuery } from '@kudex/domain/tickets'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { readQuery } from '../../../request/readQuery.ts'
import { loadPortalState } from '../loadPortalState.ts'
import { redirectToLastPage } from '../redirectToLastPage.ts'
import { inventoryMessages as messages } from './inventory.messages.ts'
import type { InventoryList } from './inventory.types.ts'

/** Data of the inventory, with the role for it only (INVENT-01…05). */
export function loadInventory(request: RequestContext) {
  return loadPortalState<InventoryList>(request, {
    title: messages.title,
    role: portalRoles.inventory,
    load: async () => {
      const { ticketing, fullPath, signal } = request
      const query = readMachineListQuery(readQuery(fullPath))
      const [{ machines, total, pageSize }, locations] = await Promise.all([
        ticketing.fetchMachines(query, { signal }),
        ticketing.fetchLocations({ signal }),
      ])
      redirectToLastPage(request, { page: query.page, rows: machines, total, pageSize })
      return {
        query,
        machines,
        total,
        pageCount: Math.ceil(total / pageSize),
        locations: locations.map(({ organization: _organization, ...location }) => location),
      }
    },
  })
}
