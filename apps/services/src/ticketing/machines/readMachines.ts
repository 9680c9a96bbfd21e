import { and, asc, count, desc, eq, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { maintenanceNotice, type MachineListQuery, type MachineSortColumn } from '@kudex/domain/tickets'
import type { Queries } from '../../database/database.types.ts'
import { toStorableText } from '../../database/storableText.ts'
import { inOrganizations, type Viewer } from '../access.ts'
import { containsWords, isOpen, pageSize } from '../readTickets.ts'
import { locations, machines, organizations, tickets } from '../tables.ts'

export type MachineRow = Awaited<ReturnType<typeof findMachine>> & object

/** A page of the machines that a viewer may see, and the number of all that match (INVENT-01). */
export async function listMachines(queries: Queries, viewer: Viewer, query: MachineListQuery) {
  const { search, location, due, sort, page } = query
  const condition = and(
    inOrganizations(viewer, machines.organizationId, 'machines'),
    containsWords(machines.searchText, search),
    location === null ? undefined : eq(machines.locationId, toStorableText(location)),
    due ? lte(machines.maintenanceDueOn, toDateInDays(maintenanceNotice)) : undefined,
  )
  const direction = sort.descending ? desc : asc
  const [rows, total] = await Promise.all([
    selectMachines(queries)
      .where(condition)
      .orderBy(direction(sortColumns[sort.column]), direction(machines.serialNumber))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    queries.$count(machines, condition),
  ])
  return { machines: rows, total, page }
}

/** A date in UTC, as portal pages count them; the database may have another time zone. */
function toDateInDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** A machine; null if it does not exist or belongs to an organization that the viewer may not see. */
export async function findMachine(queries: Queries, viewer: Viewer, serialNumber: string) {
  const condition = eq(machines.serialNumber, toStorableText(serialNumber))
  const [row] = await selectMachines(queries).where(
    and(condition, inOrganizations(viewer, machines.organizationId, 'machines')),
  )
  return row ?? null
}

const sortColumns: Readonly<Record<MachineSortColumn, PgColumn | SQL>> = {
  name: machines.name,
  serialNumber: machines.serialNumber,
  location: locations.name,
  deliveredOn: machines.deliveredOn,
}

function selectMachines(queries: Queries) {
  const isOfMachine = and(
    eq(tickets.organizationId, machines.organizationId),
    eq(tickets.serialNumber, machines.serialNumber),
  )
  const openTickets = queries.select({ open: count() }).from(tickets).where(and(isOfMachine, isOpen))
  return queries
    .select({
      machine: machines,
      location: locations,
      organization: organizations,
      openTickets: sql<number>`(${openTickets})`.mapWith(Number),
    })
    .from(machines)
    .innerJoin(locations, eq(locations.id, machines.locationId))
    .innerJoin(organizations, eq(organizations.id, machines.organizationId))
    .$dynamic()
}
