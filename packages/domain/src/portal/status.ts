/** Status of a portal service (PORTAL-05). */
export type ServiceStatus =
  | 'unknown'
  | 'noprocess'
  | 'unregistered'
  | 'pending'
  | 'active'
  | 'inactive'
  | 'declined'
  | 'comingsoon'

/** Status of a dashboard tile (PORTAL-04). */
export type TileStatus = 'unregistered' | 'pending' | 'active' | 'coming-soon'

/** All statuses of a portal service (PORTAL-05). */
export const serviceStatuses: readonly ServiceStatus[] = [
  'unknown',
  'noprocess',
  'unregistered',
  'pending',
  'active',
  'inactive',
  'declined',
  'comingsoon',
]

/** The tile status of a service status; unusable services are unregistered (PORTAL-07). */
export function toTileStatus(status: ServiceStatus): TileStatus {
  if (status === 'active' || status === 'pending') return status
  return status === 'comingsoon' ? 'coming-soon' : 'unregistered'
}
