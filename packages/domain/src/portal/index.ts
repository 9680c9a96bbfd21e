export { portalRoles } from './roles.ts'
export {
  defaultPortalServiceUrls,
  isOrganizationAdmin,
  resolveServiceStatus,
  resolveWireFlow,
  resolveWireFlowUserType,
  type PortalServiceName,
} from './services.ts'
export { serviceStatuses, toTileStatus } from './status.ts'
export { resolveTiles } from './tiles.ts'
