export { portalRoles } from './roles.ts'
export {
  defaultPortalServiceUrls,
  isOrganizationAdmin,
  resolveServiceStatus,
  resolveWireFlow,
  resolveWireFlowUserType,
  type PortalService,
  type PortalServiceName,
  type PortalServiceUrls,
  type WireFlowService,
  type WireFlowUserType,
} from './services.ts'
export { serviceStatuses, toTileStatus, type ServiceStatus, type TileStatus } from './status.ts'
export { resolveTiles, type DashboardTile } from './tiles.ts'
