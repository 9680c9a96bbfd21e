export {
  accessActions,
  accessStatuses,
  isAccountId,
  resolveAccessActions,
  toAccessStatus,
  toUserProblem,
  userActions,
  type AccessAction,
  type AccessStatus,
  type StoredAccessStatus,
  type UserAction,
  type UserProblem,
} from './accessStatus.ts'
export {
  applications,
  isApplication,
  listRoles,
  resolveAccesses,
  resolveRoles,
  type Application,
  type GrantableApplication,
} from './applications.ts'
export {
  readAuditQuery,
  writeAuditQuery,
  type AuditEntry,
  type AuditFilter,
  type AuditPage,
  type AuditQuery,
} from './audit.ts'
export {
  readUserListQuery,
  writeUserListQuery,
  type AdministeredUser,
  type UserAccess,
  type UserChange,
  type UserCommand,
  type UserListQuery,
  type UserPage,
} from './users.ts'
