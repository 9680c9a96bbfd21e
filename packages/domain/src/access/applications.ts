import { portalRoles } from '../portal/roles.ts'
import type { StoredAccessStatus } from './accessStatus.ts'

/** Applications to which administrators can grant access; named like the services of the portal. */
export const applications = [
  'user-administration',
  'tickets',
  'inventory',
  'wire-flow',
  'direct',
  'wire-master',
  'master-data',
] as const

export type GrantableApplication = (typeof applications)[number]

/** `editor` is the editor area of the website: administrators cannot grant access to it. */
export type Application = GrantableApplication | 'editor'

/** Roles of an application and what each adds to the claim `roles` (PORTAL-12…17). */
const claims: Readonly<Record<Application, Readonly<Record<string, readonly string[]>>>> = {
  'user-administration': { administrator: [portalRoles.adminExternal] },
  tickets: { user: [portalRoles.ticketing] },
  inventory: { user: [portalRoles.inventory] },
  'wire-flow': { cloud: [portalRoles.wireFlow], onprem: [portalRoles.wireFlow, portalRoles.wireFlowOnPrem] },
  direct: { user: [portalRoles.directActive] },
  'wire-master': { user: [portalRoles.wireMaster] },
  'master-data': { user: [portalRoles.masterData] },
  editor: { editor: ['kmx_editor'] },
}

/** A person's access to an application. */
interface GrantedAccess {
  readonly application: Application
  readonly role: string
  readonly status: StoredAccessStatus
}

/** The claim `roles` for a list of accesses: active ones, and the pending direct service (PORTAL-15). */
export function resolveRoles(accesses: readonly GrantedAccess[]): string[] {
  const granted = accesses.flatMap(({ application, role, status }) => {
    if (status === 'active') return listRoles(application).includes(role) ? (claims[application][role] ?? []) : []
    return application === 'direct' && status === 'pending' ? [portalRoles.directPending] : []
  })
  const order: readonly string[] = Object.values(portalRoles)
  return [...new Set(granted)].toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
}

/** The accesses that result in a list of roles: the inverse of {@link resolveRoles}. */
export function resolveAccesses(roles: readonly string[]): GrantedAccess[] {
  const has = (role: string) => roles.includes(role)
  return [...applications, 'editor' as const].flatMap((application): GrantedAccess[] => {
    // The role with the most claims that are all present: on-prem users also have the claim of cloud users.
    const [role] = listRoles(application)
      .toReversed()
      .filter((name) => claims[application][name]?.every(has))
    if (role) return [{ application, role, status: 'active' }]
    const isPending = application === 'direct' && has(portalRoles.directPending)
    return isPending ? [{ application, role: 'user', status: 'pending' }] : []
  })
}

/** The roles of an application, the default first. */
export function listRoles(application: Application): readonly string[] {
  return Object.keys(claims[application])
}

/** True for applications to which administrators can grant access. */
export function isApplication(name: string): name is GrantableApplication {
  return applications.some((application) => application === name)
}
