import {
  accessActions,
  toAccessStatus,
  toUserProblem,
  userActions,
  type AdministeredUser,
  type AuditEntry,
  type AuditFilter,
  type AuditPage,
  type AuditQuery,
  type UserChange,
  type UserCommand,
  type UserListQuery,
  type UserPage,
} from '@kudex/domain/access'
import type { CallOptions, TypedDocument } from '../transport/index.ts'
import { createRequest, type TicketingClientOptions } from './createRequest.ts'
import {
  AddApplicationDocument,
  AuditExportDocument,
  AuditTrailDocument,
  type AuditTrailQuery,
  ChangeAccessDocument,
  DeleteUserDocument,
  InviteUserDocument,
  RemoveMembershipDocument,
  UserDocument,
  type UserFragment,
  type UserResultFragment,
  UsersDocument,
} from './generated/graphql.ts'

/** The user administration of the ticketing service. */
export interface UserClient {
  fetchUsers(query: UserListQuery, options?: CallOptions): Promise<UserPage>
  /** Null if the user is unknown or has no organization in common with the administrator (UADM-18). */
  fetchUser(id: string, options?: CallOptions): Promise<AdministeredUser | null>
  fetchAudit(query: AuditQuery, options?: CallOptions): Promise<AuditPage>
  /** The audit trail as CSV. */
  fetchAuditExport(filter: AuditFilter, options?: CallOptions): Promise<string>
  run(command: UserCommand, options?: CallOptions): Promise<UserChange>
}

/** Creates a client of the user administration; errors are those of the transport. */
export function createUserClient(options: TicketingClientOptions): UserClient {
  const request = createRequest(options)

  async function change<Variables>(
    document: TypedDocument<{ readonly result: UserResultFragment }, Variables>,
    variables: Variables,
    call: CallOptions | undefined,
  ): Promise<UserChange> {
    const { result } = await request(document, variables, call)
    return { ...result, user: result.user && toUser(result.user), problem: toUserProblem(result.problem) }
  }

  return {
    async fetchUsers(query, call) {
      const { users, administeredOrganizations } = await request(UsersDocument, query, call)
      return { ...users, users: users.users.map(toUser), organizations: administeredOrganizations }
    },
    async fetchUser(id, call) {
      const { user } = await request(UserDocument, { id }, call)
      return user && toUser(user)
    },
    async fetchAudit({ page, ...filter }, call) {
      const { auditTrail } = await request(AuditTrailDocument, { filter, page }, call)
      return { ...auditTrail, entries: auditTrail.entries.map(toAuditEntry) }
    },
    fetchAuditExport: async (filter, call) => (await request(AuditExportDocument, { filter }, call)).auditExport,
    run({ kind, ...command }, call) {
      switch (kind) {
        case 'invite': {
          const { key, ...input } = command as Variables<'invite'>
          return change(InviteUserDocument, { key, input }, call)
        }
        case 'add':
          return change(AddApplicationDocument, command as Variables<'add'>, call)
        case 'access':
          return change(ChangeAccessDocument, command as Variables<'access'>, call)
        case 'remove':
          return change(RemoveMembershipDocument, command as Variables<'remove'>, call)
        case 'delete':
          return change(DeleteUserDocument, command as Variables<'delete'>, call)
      }
    },
  }
}

type Variables<Kind extends UserCommand['kind']> = Omit<Extract<UserCommand, { kind: Kind }>, 'kind'>

function toUser({ status, accesses, ...user }: UserFragment): AdministeredUser {
  return {
    ...user,
    status: toAccessStatus(status),
    accesses: accesses.map((access) => ({
      ...access,
      status: toAccessStatus(access.status),
      actions: accessActions.filter((action) => access.actions.includes(action)),
    })),
  }
}

function toAuditEntry(entry: AuditTrailQuery['auditTrail']['entries'][number]): AuditEntry {
  return { ...entry, action: userActions.find((action) => action === entry.action) ?? null }
}
