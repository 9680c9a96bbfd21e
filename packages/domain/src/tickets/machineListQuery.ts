import { readLine, readPage, readSort, writeSort, type ListSort } from './listParameters.ts'

/** Columns by which machines can be sorted. */
export const machineSortColumns = ['name', 'serialNumber', 'location', 'deliveredOn'] as const

export type MachineSortColumn = (typeof machineSortColumns)[number]

/** Search, location, order and page of the list of machines, as in its URL (INVENT-01). */
export interface MachineListQuery {
  /** Words that all occur in serial number, name or model; `''` for all machines. */
  readonly search: string
  /** Id of a location. */
  readonly location: string | null
  /** True for machines whose maintenance is due. */
  readonly due: boolean
  readonly sort: ListSort<MachineSortColumn>
  /** From 1. */
  readonly page: number
}

/** The list without search and location, by name. */
export const defaultMachineListQuery: MachineListQuery = {
  search: '',
  location: null,
  due: false,
  sort: { column: 'name', descending: false },
  page: 1,
}

/** Reads the list query from a URL; ignores unknown parameters and values. */
export function readMachineListQuery(parameters: URLSearchParams): MachineListQuery {
  return {
    search: readLine(parameters.get('search')),
    location: readLine(parameters.get('location')) || null,
    due: parameters.get('show') === 'due',
    sort: readSort(parameters.get('sort'), machineSortColumns) ?? defaultMachineListQuery.sort,
    page: readPage(parameters.get('page')),
  }
}

/** Days before its date from which a maintenance is due. */
export const maintenanceNotice = 30

/** Writes the list query in a fixed order and without defaults, so that a list has one URL. */
export function writeMachineListQuery({ search, location, due, sort, page }: MachineListQuery): URLSearchParams {
  const parameters = new URLSearchParams()
  if (search) parameters.set('search', search)
  if (location) parameters.set('location', location)
  if (due) parameters.set('show', 'due')
  const order = writeSort(sort)
  if (order !== writeSort(defaultMachineListQuery.sort)) parameters.set('sort', order)
  if (page > 1) parameters.set('page', String(page))
  return parameters
}
