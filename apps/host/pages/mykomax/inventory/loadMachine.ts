import { ServiceError } from '@kudex/api/transport'
import { resolveProductPath, type Product } from '@kudex/domain/catalogue'
import { portalRoles } from '@kudex/domain/portal'
import { defaultTicketListQuery, type Machine, type TransferableMachine } from '@kudex/domain/tickets'
import { showsRole, type User } from '@kudex/domain/identity'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { loadClassifications } from '../../shared/catalogue/loadCatalogue.ts'
import { loadProductProps } from '../../shared/catalogue/loadCataloguePages.ts'
import { abortWithNotFound } from '../../shared/data/abortWithNotFound.ts'
import { loadOptional } from '../../../request/loadOptional.ts'
import { buildPageLink } from '../../shared/links/buildPageLink.ts'
import { loadPortalState } from '../loadPortalState.ts'
import { inventoryMessages } from './inventory.messages.ts'
import type { MachineDetails, MachineProduct } from './inventory.types.ts'
import { machineMessages as messages } from './machine.messages.ts'

/** Data of a machine's page. Unknown machines and those of other organizations are both not found. */
export function loadMachine(request: RequestContext) {
  return loadPortalState<MachineDetails>(request, {
    title: messages.title,
    parent: inventoryParent,
    role: portalRoles.inventory,
    load: async (user) => {
      const machine = await findMachine(request)
      const [product, tickets] = await Promise.all([
        loadProduct(request, machine.model),
        loadTickets(request, machine, user),
      ])
      return { viewerId: user.id, machine, product, tickets }
    },
  })
}

/** The list, above the pages of a machine. */
export const inventoryParent = { title: inventoryMessages.title, path: '/mykomax/inventory' }

/** The machine of the address. */
export async function findMachine({ address, ticketing, signal }: RequestContext): Promise<TransferableMachine> {
  const machine = await ticketing.fetchMachine(address.segments[2] ?? '', { signal })
  return machine ?? abortWithNotFound('item')
}

async function loadTickets(
  { ticketing, signal }: RequestContext,
  { serialNumber }: Machine,
  { roles }: User,
): Promise<MachineDetails['tickets']> {
  if (!showsRole(roles, portalRoles.ticketing)) return null
  const { tickets, total } = await ticketing.fetchTickets(
    { ...defaultTicketListQuery, machine: serialNumber },
    { signal },
  )
  return { latest: tickets.slice(0, latestTickets), total }
}

const latestTickets = 5

/** The machine is shown also while the catalogue does not respond. */
async function loadProduct(request: RequestContext, model: string): Promise<MachineDetails['product']> {
  try {
    const language = request.address.locale.sisCode
    const product = await loadOptional(request, ['product', language, model], () =>
      request.products.fetchProduct(model, language),
    )
    return product && (await toMachineProduct(request, product))
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    console.error('The product of a machine could not be loaded:', error.message)
    return 'failed'
  }
}

async function toMachineProduct(request: RequestContext, product: Product): Promise<MachineProduct> {
  const classifications = await loadClassifications(request, 'PRODUCT')
  const { name, gallery, documents, related } = await loadProductProps(request, product, 'PRODUCT', classifications)
  const picture = gallery[0] ? { ...gallery[0].picture, alt: '', sizes: pictureSizes } : null
  const href = buildPageLink(request, resolveProductPath(product, classifications))
  return { name, picture, documents, related, href }
}

const pictureSizes = '(min-width: 64em) 30vw, 100vw'
