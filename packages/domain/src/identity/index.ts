export { allowsRole, showsRole } from './roles.ts'
export { toInitials } from './toInitials.ts'
export { toTokenSet, type TokenResponse, type TokenSet } from './tokenSet.ts'
export { toUser, unknownUser, type User, type UserInfo } from './user.ts'
