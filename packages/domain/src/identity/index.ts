export { allowsRole, showsRole } from './roles.ts'
export { toTokenSet, type TokenResponse, type TokenSet } from './tokenSet.ts'
export { toUser, unknownUser, type User, type UserInfo } from './user.ts'
