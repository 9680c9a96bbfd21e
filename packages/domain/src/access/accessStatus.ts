/** Status of an access as it is stored. */
export type StoredAccessStatus = 'invited' | 'pending' | 'active' | 'inactive' | 'declined'

/** Statuses of an access to an application (UADM-03), the most urgent first. */
export const accessStatuses = [
  'pending',
  'invited',
  'invite-expired',
  'active',
  'inactive',
  'declined',
  'unknown',
] as const

export type AccessStatus = (typeof accessStatuses)[number]

/** A status that is not recognised is unknown (UADM-04). */
export function toAccessStatus(status: string): AccessStatus {
  return accessStatuses.find((known) => known === status) ?? 'unknown'
}

/** Actions on an existing access (UADM-05…08). */
export const accessActions = ['accept', 'grant', 'update', 'resend', 'send-new', 'deny', 'withdraw'] as const

export type AccessAction = (typeof accessActions)[number]

/** What the audit trail records. */
export const userActions = [
  'invite',
  'join',
  'add',
  'request',
  ...accessActions,
  'remove-membership',
  'delete',
] as const

export type UserAction = (typeof userActions)[number]

/** The actions that a status allows, the main one first (UADM-09). */
export function resolveAccessActions(status: AccessStatus): readonly AccessAction[] {
  return actionsOfStatus[status]
}

const actionsOfStatus: Readonly<Record<AccessStatus, readonly AccessAction[]>> = {
  invited: ['resend'],
  'invite-expired': ['send-new'],
  pending: ['accept', 'deny'],
  active: ['update', 'withdraw'],
  inactive: ['grant'],
  declined: ['grant'],
  unknown: [],
}

/** True if a text has the form of an account's id; others never name a user (UADM-19). */
export function isAccountId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
}
/** Why an action on a user was refused. */
const userProblems = [
  /** The status of the access does not, or no longer, allow it. */
  'status',
  'last-administrator',
  'exists',
  'email',
  'organization',
  'application',
  'role',
  /** The user is a member of organizations that the administrator does not administer. */
  'other-organizations',
  /** Administrators delete their own account in the account settings. */
  'own-account',
  /** Too many invitations were sent to the person, or by the administrator. */
  'too-many',
] as const

export type UserProblem = (typeof userProblems)[number]

/** The code of a refusal; an unknown one means that the data has changed. */
export function toUserProblem(code: string | null): UserProblem | null {
  return code === null ? null : (userProblems.find((known) => known === code) ?? 'status')
}
