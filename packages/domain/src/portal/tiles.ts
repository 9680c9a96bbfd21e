import {
  isOrganizationAdmin,
  resolveServiceStatus,
  type PortalServiceName,
  type PortalServiceUrls,
} from './services.ts'
import { toTileStatus, type TileStatus } from './status.ts'

/** A tile of the dashboard (PORTAL-02, PORTAL-04). */
export interface DashboardTile {
  readonly name: PortalServiceName
  readonly status: TileStatus
  /** Link of an active tile. */
  readonly serviceUrl: string
  /** Registration link; only of the direct service without a role (PORTAL-16). */
  readonly registrationUrl: string | null
}

/**
 * The tiles of a user, in order: user administration for organization administrators only, wire master only with its
 * role (PORTAL-02, PORTAL-03, PORTAL-19).
 */
export function resolveTiles(user: { readonly roles: readonly string[] }, urls: PortalServiceUrls): DashboardTile[] {
  return tileOrder
    .filter((name) => name !== 'user-administration' || isOrganizationAdmin(user.roles))
    .filter((name) => name !== 'wire-master' || resolveServiceStatus(name, user.roles) === 'active')
    .map((name) => {
      const status = toTileStatus(resolveServiceStatus(name, user.roles))
      const offersRegistration = name === 'direct' && status === 'unregistered'
      return {
        name,
        status,
        serviceUrl: urls[name],
        registrationUrl: offersRegistration ? urls['direct-registration'] : null,
      }
    })
}

const tileOrder: readonly PortalServiceName[] = [
  'user-administration',
  'account',
  'tickets',
  'inventory',
  'wire-flow',
  'direct',
  'master-data',
  'wire-master',
]
