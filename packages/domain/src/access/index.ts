export { type StoredAccessStatus, type UserAction } from './accessStatus.ts'
export { resolveAccesses, resolveRoles, type Application } from './applications.ts'
