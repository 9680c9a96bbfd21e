import { toDay } from '../days/toDay.ts'
import { type UserAction, userActions } from './accessStatus.ts'

/** An entry of the audit trail: who did what to whom. */
export interface AuditEntry {
  readonly id: string
  /** ISO 8601. */
  readonly time: string
  /** Null if the account was deleted. */
  readonly actor: string | null
  /** Null for an action that is not known here. */
  readonly action: UserAction | null
  /** Null if the account was deleted. */
  readonly user: string | null
  readonly organization: string
  readonly application: string | null
  readonly role: string | null
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
}

/** Filters of an audit trail. */
export interface AuditFilter {
  /** Words of the name or e-mail address of the actor or the user. */
  readonly person: string
  readonly action: UserAction | null
  /** First day as ISO date, in UTC. */
  readonly from: string | null
  /** Last day as ISO date, in UTC. */
  readonly to: string | null
}

export interface AuditQuery extends AuditFilter {
  /** From 1. */
  readonly page: number
}

/** Reads the query of the audit trail from its address; ignores values that are not valid. */
export function readAuditQuery(parameters: URLSearchParams): AuditQuery {
  const page = Number(parameters.get('page') ?? 1)
  return {
    person: (parameters.get('person') ?? '').trim().slice(0, maxSearchLength),
    action: userActions.find((action) => action === parameters.get('action')) ?? null,
    from: toDay(parameters.get('from')),
    to: toDay(parameters.get('to')),
    page: Number.isSafeInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  }
}

/** The parameters of a query, without defaults. */
export function writeAuditQuery({ page, person, action, from, to }: AuditQuery): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries({ person, action, from, to })) if (value) parameters.set(name, value)
  if (page > 1) parameters.set('page', String(page))
  return parameters
}

const maxSearchLength = 100
const maxPage = 100_000
