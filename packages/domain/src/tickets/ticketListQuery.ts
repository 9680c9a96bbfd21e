import { readLine, readPage, readSort, writeSort } from './listParameters.ts'
import { ticketStatuses, ticketTypes, type TicketStatus, type TicketType } from './ticket.types.ts'

/** Columns by which tickets can be sorted. */
export const ticketSortColumns = [
  'createdOn',
  'number',
  'type',
  'subject',
  'machineName',
  'serialNumber',
  'status',
  'replies',
] as const

export type TicketSortColumn = (typeof ticketSortColumns)[number]

/** Search, filters, order and page of the list of tickets, as in its URL. */
export interface TicketListQuery {
  /** Words that all occur in number, subject, description, machine name or serial number; `''` for all tickets. */
  readonly search: string
  /** No type means all types; the same for statuses. */
  readonly types: readonly TicketType[]
  readonly statuses: readonly TicketStatus[]
  /** Id of an organization. */
  readonly organization: string | null
  /** Serial number. */
  readonly machine: string | null
  /** Id of a location. */
  readonly location: string | null
  /** True for the user's own tickets only. */
  readonly mine: boolean
  readonly sort: { readonly column: TicketSortColumn; readonly descending: boolean }
  /** From 1. */
  readonly page: number
}

/** The list without search and filters, newest first. */
export const defaultTicketListQuery: TicketListQuery = {
  search: '',
  types: [],
  statuses: [],
  organization: null,
  machine: null,
  location: null,
  mine: false,
  sort: { column: 'createdOn', descending: true },
  page: 1,
}

/** Reads the list query from a URL; ignores unknown parameters and values. */
export function readTicketListQuery(parameters: URLSearchParams): TicketListQuery {
  const types = parameters.getAll('type')
  const statuses = parameters.getAll('status')
  return {
    search: readLine(parameters.get('search')),
    types: ticketTypes.filter((type) => types.includes(type)),
    statuses: ticketStatuses.filter((status) => statuses.includes(status)),
    organization: readLine(parameters.get('organization')) || null,
    machine: readLine(parameters.get('machine')) || null,
    location: readLine(parameters.get('location')) || null,
    mine: parameters.get('show') === 'mine',
    sort: readSort(parameters.get('sort'), ticketSortColumns) ?? defaultTicketListQuery.sort,
    page: readPage(parameters.get('page')),
  }
}

/** Writes the list query in a fixed order and without defaults, so that a list has one URL. */
export function writeTicketListQuery(query: TicketListQuery): URLSearchParams {
  const { search, types, statuses, organization, machine, location, mine, sort, page } = query
  const parameters = new URLSearchParams()
  if (search) parameters.set('search', search)
  for (const type of types) parameters.append('type', type)
  for (const status of statuses) parameters.append('status', status)
  if (organization) parameters.set('organization', organization)
  if (machine) parameters.set('machine', machine)
  if (location) parameters.set('location', location)
  if (mine) parameters.set('show', 'mine')
  const order = writeSort(sort)
  if (order !== writeSort(defaultTicketListQuery.sort)) parameters.set('sort', order)
  if (page > 1) parameters.set('page', String(page))
  return parameters
}

/** True if search or filters hide tickets, which decides the text of an empty list (TICKET-03, TICKET-04). */
export function isFilteredTicketList(query: TicketListQuery): boolean {
  const { search, types, statuses, organization, machine, location, mine } = query
  return search !== '' || types.length + statuses.length > 0 || mine || (organization ?? machine ?? location) !== null
}
