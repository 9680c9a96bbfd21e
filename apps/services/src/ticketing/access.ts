import { inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { defaultFieldResolver, GraphQLError, type GraphQLSchema } from 'graphql'
import { allowsRole } from '@kudex/domain/identity'
import { portalRoles } from '@kudex/domain/portal'

/** Who makes a request: a signed-in person, or the connector with its service token. */
export type Viewer = Person | { readonly kind: 'connector' }

export interface Person {
  readonly kind: 'person'
  /** Claim `sub`. */
  readonly id: string
  readonly name: string
  /** Null if the identity provider does not tell it. */
  readonly email: string | null
  readonly roles: readonly string[]
  /** Ids of organizations. */
  readonly organizations: readonly string[]
  /** The roles in each organization; without it `roles` apply in all of them. */
  readonly organizationRoles?: Readonly<Record<string, readonly string[]>>
}

/** Access rules of root fields. Roles decide by their exact names. */
const rules = {
  readTickets: (viewer: Viewer) => viewer.kind === 'connector' || hasRole(viewer, portalRoles.ticketing),
  writeTickets: (viewer: Viewer) => hasRole(viewer, portalRoles.ticketing),
  readMachines: (viewer: Viewer) => hasRole(viewer, portalRoles.inventory),
  readLocations: (viewer: Viewer) => rules.readTickets(viewer) || rules.readMachines(viewer),
  decideTransfers: (viewer: Viewer) => isInternalStaff(viewer),
  connect: (viewer: Viewer) => viewer.kind === 'connector',
  setStatus: (viewer: Viewer) => rules.connect(viewer) || isInternalStaff(viewer),
  /** The organizations are checked with each change, in the tables of the identity service. */
  administrate: (viewer: Viewer) =>
    hasRole(viewer, portalRoles.adminExternal) || hasRole(viewer, portalRoles.adminInternal),
  signedIn: (viewer: Viewer) => viewer.kind === 'person',
} as const

type Rule = keyof typeof rules

/** The rule of each root field. */
const fieldRules: Readonly<Record<string, Rule>> = {
  'Query.tickets': 'readTickets',
  'Query.ticket': 'readTickets',
  'Query.ticketEvents': 'readTickets',
  'Query.machines': 'readMachines',
  'Query.machine': 'readMachines',
  'Query.locations': 'readLocations',
  'Query.ownOrganizations': 'signedIn',
  'Query.machineTransfers': 'decideTransfers',
  'Mutation.requestTransfer': 'readMachines',
  'Mutation.decideTransfer': 'decideTransfers',
  'Mutation.createTicket': 'writeTickets',
  'Mutation.addComment': 'writeTickets',
  'Mutation.closeTicket': 'writeTickets',
  'Mutation.reopenTicket': 'writeTickets',
  'Mutation.watchTicket': 'writeTickets',
  'Mutation.unwatchTicket': 'writeTickets',
  'Mutation.replyToTicket': 'connect',
  'Mutation.setTicketStatus': 'setStatus',
  'Query.users': 'administrate',
  'Query.user': 'administrate',
  'Query.administeredOrganizations': 'administrate',
  'Query.auditTrail': 'administrate',
  'Query.auditExport': 'administrate',
  'Mutation.inviteUser': 'administrate',
  'Mutation.addApplication': 'administrate',
  'Mutation.changeAccess': 'administrate',
  'Mutation.removeMembership': 'administrate',
  'Mutation.deleteUser': 'administrate',
  'Mutation.requestApplication': 'signedIn',
}

/** Guards every root field of a schema by its rule; throws for a field without one. */
export function guardRootFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const [name, field] of Object.entries(type?.getFields() ?? {})) {
      const rule = fieldRules[`${type?.name}.${name}`]
      if (!rule) throw new Error(`The field ${type?.name}.${name} has no access rule`)
      const resolve = field.resolve ?? defaultFieldResolver
      field.resolve = (root, args, context: { readonly viewer: Viewer }, info) => {
        if (!rules[rule](context.viewer)) throw createError('FORBIDDEN', 'You may not use this service.')
        return resolve(root, args, context, info)
      }
    }
  }
  return schema
}

/** True if the viewer may read the tickets of an organization; fields of machines that count tickets ask it. */
export function mayReadTickets(viewer: Viewer, organizationId: string): boolean {
  const organizations = listOrganizations(viewer, 'tickets')
  return rules.readTickets(viewer) && (organizations === null || organizations.includes(organizationId))
}

/** True if the viewer may read machines; of which organizations is decided by {@link inOrganizations}. */
export function mayReadMachines(viewer: Viewer): boolean {
  return rules.readMachines(viewer)
}

/** True for internal staff, whose comments are replies of the service. */
export function isInternalStaff(viewer: Viewer): boolean {
  return hasRole(viewer, portalRoles.adminInternal) && hasRole(viewer, portalRoles.ticketing)
}

/**
 * Limits a statement to the organizations in which the viewer has access to the data of a kind; undefined for internal
 * staff and the connector, who see all.
 */
export function inOrganizations(viewer: Viewer, organizationId: PgColumn, kind: DataKind): SQL | undefined {
  const organizations = listOrganizations(viewer, kind)
  return organizations === null ? undefined : inArray(organizationId, [...organizations])
}

/** Data of organizations by the application that has it; locations belong to tickets and to machines. */
type DataKind = 'tickets' | 'machines' | 'locations'

const rolesOfKind: Readonly<Record<DataKind, readonly string[]>> = {
  tickets: [portalRoles.ticketing],
  machines: [portalRoles.inventory],
  locations: [portalRoles.ticketing, portalRoles.inventory],
}

/** Ids of organizations; null means all. */
function listOrganizations(viewer: Viewer, kind: DataKind): readonly string[] | null {
  if (viewer.kind === 'connector' || isInternalStaff(viewer)) return null
  return viewer.organizations.filter((id) => {
    const roles = viewer.organizationRoles ? (viewer.organizationRoles[id] ?? []) : viewer.roles
    return rolesOfKind[kind].some((role) => allowsRole(roles, role))
  })
}

/** An error of a request with a code for programs. */
export function createError(code: 'FORBIDDEN' | 'NOT_FOUND' | 'BAD_REQUEST', message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}

function hasRole(viewer: Viewer, role: string): boolean {
  return viewer.kind === 'person' && allowsRole(viewer.roles, role)
}
