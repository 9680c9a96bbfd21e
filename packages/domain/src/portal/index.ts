export { portalRoles } from './roles.ts'
export {
  isOrganizationAdmin,
  resolvePortalServiceUrls,
  resolveServiceStatus,
  resolveWireFlow,
  resolveWireFlowUserType,
  type PortalServiceName,
} from './services.ts'
export { serviceStatuses, toTileStatus, type TileStatus } from './status.ts'
export { resolveTiles } from './tiles.ts'
