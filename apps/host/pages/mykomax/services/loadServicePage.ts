import { resolvePortalServiceUrls, resolveServiceStatus, toTileStatus } from '@kudex/domain/portal'
import { tileMessages } from '../../../features/auth/index.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { abortWithNotFound } from '../../shared/data/abortWithNotFound.ts'
import { loadPortalState } from '../loadPortalState.ts'
import { externalServices, type ServiceDetails } from './services.types.ts'

/** Data of the page of a service; other names are not found. */
export async function loadServicePage(request: RequestContext) {
  const { address, publicSettings, session, ticketing, signal } = request
  const name = externalServices.find((service) => service === address.segments[2])
  // Without a session paths are not revealed (ROUTE-48).
  if (!name && session.kind === 'active') abortWithNotFound('item')
  const shown = name ?? 'direct'
  return loadPortalState<ServiceDetails>(request, {
    title: tileMessages[shown].title,
    role: null,
    load: async ({ roles }) => {
      const status = toTileStatus(resolveServiceStatus(shown, roles))
      const url = resolvePortalServiceUrls(publicSettings.portalUrls)[shown === 'wire-flow' ? 'wire-flow-cloud' : shown]
      const isRegistering = shown === 'direct' && status === 'unregistered'
      return {
        name: shown,
        status,
        url: url.startsWith('/') ? null : url,
        organizations: isRegistering ? await ticketing.fetchOwnOrganizations({ signal }) : [],
      }
    },
  })
}
