import type { PortalOrganization } from '@kudex/api/ticketing'
import type { TileStatus } from '@kudex/domain/portal'

/** Services of other companies' systems. */
export const externalServices = ['direct', 'master-data', 'wire-flow', 'wire-master'] as const

export type ExternalService = (typeof externalServices)[number]

/** A service and its status for the user. */
export interface ServiceDetails {
  readonly name: ExternalService
  readonly status: TileStatus
  /** Address of the system; null if not set. */
  readonly url: string | null
  /** Organizations for which the user can register; only of the direct service. */
  readonly organizations: readonly PortalOrganization[]
}
