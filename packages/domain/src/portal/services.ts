import { showsRole } from '../identity/roles.ts'
import { portalRoles } from './roles.ts'
import type { PortalUrls } from '../settings/publicSettings.types.ts'
import type { ServiceStatus } from './status.ts'

/** The services of the portal. */
export type PortalServiceName =
  | 'user-administration'
  | 'account'
  | 'tickets'
  | 'inventory'
  | 'wire-flow'
  | 'direct'
  | 'master-data'
  | 'wire-master'

/** Kind of wire-flow user (PORTAL-09). */
export type WireFlowUserType = 'unknown' | 'onprem' | 'cloud'

/** A portal service; its URL is a path below locale and site or an external link (PORTAL-08). */
export interface PortalService {
  readonly name: PortalServiceName
  readonly status: ServiceStatus
  readonly serviceUrl: string
}

/** Wire-flow, with the kind of user and the URL of the cloud (PORTAL-08, PORTAL-09). */
export interface WireFlowService extends PortalService {
  readonly name: 'wire-flow'
  readonly userType: WireFlowUserType
  readonly cloudServiceUrl: string
}

/** URLs of the services: own paths or external URLs. */
export type PortalServiceUrls = Readonly<Record<PortalServiceName | 'wire-flow-cloud' | 'direct-registration', string>>

/** URLs of the services; a page of the portal explains a service whose URL is not set. */
export function resolvePortalServiceUrls({ wireFlow, direct, masterData, wireMaster }: PortalUrls): PortalServiceUrls {
  return {
    'user-administration': '/mykomax/user-admin',
    account: '/mykomax/account',
    tickets: '/mykomax/tickets/list',
    inventory: '/mykomax/inventory',
    'wire-flow': '/mykomax/wire-flow',
    'wire-flow-cloud': wireFlow ?? '/mykomax/services/wire-flow',
    direct: direct ?? '/mykomax/services/direct',
    'direct-registration': '/mykomax/services/direct',
    'master-data': masterData ?? '/mykomax/services/master-data',
    'wire-master': wireMaster ?? '/mykomax/services/wire-master',
  }
}

/** Status of each service from the roles: only the direct service can be pending (PORTAL-06, PORTAL-12…17). */
export function resolveServiceStatus(name: PortalServiceName, roles: readonly string[]): ServiceStatus {
  const shows = (role: string): ServiceStatus => (showsRole(roles, role) ? 'active' : 'unregistered')
  switch (name) {
    case 'account':
      return 'active'
    case 'user-administration':
      return isOrganizationAdmin(roles) ? 'active' : 'unregistered'
    case 'tickets':
      return shows(portalRoles.ticketing)
    case 'inventory':
      return shows(portalRoles.inventory)
    case 'wire-flow':
      return shows(portalRoles.wireFlow)
    case 'wire-master':
      return shows(portalRoles.wireMaster)
    case 'master-data':
      return shows(portalRoles.masterData)
    case 'direct':
      if (showsRole(roles, portalRoles.directActive)) return 'active'
      return showsRole(roles, portalRoles.directPending) ? 'pending' : 'unregistered'
  }
}

/** Wire-flow by the roles, with the kind of user and the URL of the cloud (PORTAL-08, PORTAL-14). */
export function resolveWireFlow(roles: readonly string[], urls: PortalServiceUrls): WireFlowService {
  return {
    name: 'wire-flow',
    status: resolveServiceStatus('wire-flow', roles),
    serviceUrl: urls['wire-flow'],
    userType: resolveWireFlowUserType(roles),
    cloudServiceUrl: urls['wire-flow-cloud'],
  }
}

/** On-prem with the on-prem role, else cloud; unknown until the roles are known (PORTAL-09, PORTAL-14). */
export function resolveWireFlowUserType(roles: readonly string[] | null): WireFlowUserType {
  if (roles === null) return 'unknown'
  return showsRole(roles, portalRoles.wireFlowOnPrem) ? 'onprem' : 'cloud'
}

/** True if the roles show the user administration (PORTAL-13). */
export function isOrganizationAdmin(roles: readonly string[]): boolean {
  return showsRole(roles, portalRoles.adminExternal) || showsRole(roles, portalRoles.adminInternal)
}
