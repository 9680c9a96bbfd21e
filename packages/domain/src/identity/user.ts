import { showsRole } from './roles.ts'
import { firstLetter, toInitials } from './toInitials.ts'

/** The signed-in user as the portal shows it (AUTH-03). */
export interface User {
  readonly id: string
  readonly fullName: string
  readonly firstName: string
  readonly lastName: string
  readonly initials: string
  readonly email: string
  readonly roles: readonly string[]
  /** False until the userinfo response has arrived. */
  readonly populated: boolean
  readonly isDelegatedAdminInternal: boolean
  readonly isDelegatedAdminExternal: boolean
}

/** Response of the provider's userinfo endpoint (AUTH-21); `sub` replaces a missing `subname`. */
export interface UserInfo {
  readonly subname?: string | undefined
  readonly sub?: string | undefined
  readonly given_name?: string | undefined
  readonly family_name?: string | undefined
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly roles?: string | readonly string[] | undefined
}

/** The user before the userinfo response has arrived (AUTH-03). */
export const unknownUser: User = {
  id: '',
  fullName: '',
  firstName: '',
  lastName: '',
  initials: '',
  email: '',
  roles: [],
  populated: false,
  isDelegatedAdminInternal: false,
  isDelegatedAdminExternal: false,
}

/** Maps userinfo to a user; a single role is wrapped into a list (AUTH-03, AUTH-04). */
export function toUser(info: UserInfo): User {
  const firstName = info.given_name?.trim() ?? ''
  const lastName = info.family_name?.trim() ?? ''
  const fullName = info.name?.trim() || [firstName, lastName].filter(Boolean).join(' ')
  const roles = toRoles(info.roles)
  return {
    id: info.subname ?? info.sub ?? '',
    fullName,
    firstName,
    lastName,
    initials: firstName || lastName ? firstLetter(firstName) + firstLetter(lastName) : toInitials(fullName),
    email: info.email ?? '',
    roles,
    populated: true,
    isDelegatedAdminInternal: showsRole(roles, 'kmx_delegatedadmin_intern'),
    isDelegatedAdminExternal: showsRole(roles, 'kmx_delegatedadmin_extern'),
  }
}

function toRoles(roles: UserInfo['roles']): readonly string[] {
  if (roles === undefined || roles === '') return []
  return typeof roles === 'string' ? [roles] : roles
}
