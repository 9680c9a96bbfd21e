export {
  accessActions,
  accessStatuses,
  resolveAccessActions,
  toAccessStatus,
  type AccessAction,
  type AccessStatus,
  type StoredAccessStatus,
  type UserAction,
  type UserProblem,
} from './accessStatus.ts'
export { isApplication, listRoles, resolveAccesses, resolveRoles, type Application } from './applications.ts'
