import { accessStatuses, type AccessAction, type AccessStatus, type UserProblem } from './accessStatus.ts'
import { type Application, isApplication } from './applications.ts'

/** A user, with the organizations and accesses that an administrator may see (UADM-14). */
export interface AdministeredUser {
  readonly id: string
  /** Empty, as the last name, until an invitation is accepted. */
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly status: AccessStatus
  readonly organizations: readonly UserOrganization[]
  readonly accesses: readonly UserAccess[]
}

export interface UserOrganization {
  readonly id: string
  readonly orguid: string
  readonly name: string
  readonly subRegion: string | null
  readonly country: string | null
  readonly city: string | null
  readonly members: number | null
}

export interface UserAccess {
  /** Id of an organization. */
  readonly organization: string
  readonly application: string
  readonly role: string
  readonly status: AccessStatus
  readonly actions: readonly AccessAction[]
  /** Null if the account was deleted. */
  readonly requestedBy: string | null
  /** ISO 8601. */
  readonly requestDate: string
}

export interface UserPage {
  readonly users: readonly AdministeredUser[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
  /** The organizations of the administrator. */
  readonly organizations: readonly Pick<UserOrganization, 'id' | 'name'>[]
}

/** A change of a user. */
export type UserCommand =
  | {
      readonly kind: 'invite'
      /** Idempotency key: a repeated invitation sends one mail. */
      readonly key: string
      readonly email: string
      readonly organization: string
      readonly application: string
      readonly role: string
      /** Language of the mail. */
      readonly locale: string
    }
  | {
      readonly kind: 'add'
      readonly id: string
      readonly organization: string
      readonly application: string
      readonly role: string
    }
  | {
      readonly kind: 'access'
      readonly id: string
      readonly organization: string
      readonly application: string
      readonly action: AccessAction
      readonly role: string | null
      readonly locale: string
    }
  | { readonly kind: 'remove'; readonly id: string; readonly organization: string }
  | { readonly kind: 'delete'; readonly id: string }

/** Result of a change. */
export interface UserChange {
  /** Null if the user was deleted or is no longer visible. */
  readonly user: AdministeredUser | null
  /** Why nothing was changed. */
  readonly problem: UserProblem | null
  /** Id of the user with an invited e-mail address (UADM-13). */
  readonly existingUser: string | null
}

export interface UserListQuery {
  readonly search: string
  /** Id of an organization. */
  readonly organization: string | null
  readonly application: Application | null
  readonly status: AccessStatus | null
  /** From 1. */
  readonly page: number
}

/** Reads the query of the list of users from its address; ignores values that are not valid. */
export function readUserListQuery(parameters: URLSearchParams): UserListQuery {
  const application = parameters.get('application') ?? ''
  const page = Number(parameters.get('page') ?? 1)
  return {
    search: (parameters.get('search') ?? '').trim().slice(0, maxSearchLength),
    organization: parameters.get('organization') || null,
    application: isApplication(application) ? application : null,
    status: accessStatuses.find((status) => status === parameters.get('status')) ?? null,
    page: Number.isSafeInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  }
}

/** The parameters of a query, without defaults. */
export function writeUserListQuery({ page, ...filters }: UserListQuery): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) parameters.set(name, value)
  if (page > 1) parameters.set('page', String(page))
  return parameters
}

const maxSearchLength = 100
const maxPage = 100_000
