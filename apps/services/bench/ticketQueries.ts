import { machineSortColumns, ticketSortColumns } from '@kudex/domain/tickets'

const ticketFields = `tickets { id number type subject status concern machineName serialNumber contact { id name isService }
  location { id name city country } createdOn replies comments } total page pageSize`
const machineFields = `machines { serialNumber name model software deliveredOn warrantyUntil maintenanceDueOn openTickets
  location { id name city country } } total page pageSize`
const userFields = 'users { id } total'

/** Lists, filters, searches and orders of the portal by name. */
export function ticketQueries(serialNumber: string): Readonly<Record<string, string>> {
  const list = (parameters: string) => `{ tickets${parameters && `(${parameters})`} { ${ticketFields} } }`
  const machines = (parameters: string) => `{ machines${parameters && `(${parameters})`} { ${machineFields} } }`
  const users = (parameters: string) => `{ users${parameters && `(${parameters})`} { ${userFields} } }`
  const sorted = (columns: readonly string[], toQuery: (parameters: string) => string, name: string) =>
    Object.fromEntries(
      columns.flatMap((column) =>
        [false, true].map((descending) => [
          `${name} by ${column}${descending ? ', descending' : ''}`,
          toQuery(`sort: { column: ${column}, descending: ${descending} }`),
        ]),
      ),
    )
  return {
    'tickets, newest': list(''),
    'tickets, page 200': list('page: 200'),
    'tickets, mine': list('mine: true'),
    'tickets, waiting': list('statuses: [waiting]'),
    'tickets, open faults': list('types: [fault], statuses: [new, inProgress, waiting]'),
    'tickets of a machine': list(`machine: "${serialNumber}"`),
    'tickets of a location': list('location: "acme-lab"'),
    'tickets, search of a frequent word': list('search: "crimp"'),
    'tickets, search of two words': list('search: "strip length"'),
    'tickets, search of a letter': list('search: "e"'),
    'tickets, search of a rare word': list('search: "001234"'),
    'tickets, search of a number': list('search: "T-12345"'),
    'tickets, search without result': list('search: "xylophone"'),
    'tickets, search by subject': list('search: "crimp", sort: { column: subject, descending: false }'),
    'tickets, waiting by subject': list('statuses: [waiting], sort: { column: subject, descending: false }'),
    ...sorted(ticketSortColumns, list, 'tickets'),
    'events after a cursor': '{ ticketEvents(since: "100") { cursor events { id ticketId kind author { name } } } }',
    'current cursor': '{ ticketEvents { cursor } }',
    machines: machines(''),
    'machines, search': machines('search: "crimpline"'),
    'machines of a location': machines('location: "acme-lab"'),
    'machines that are due': machines('due: true'),
    ...sorted(machineSortColumns, machines, 'machines'),
    users: users(''),
    'users, page 100': users('page: 100'),
    'users, search': users('search: "family 12"'),
    'users, pending': users('status: "pending"'),
  }
}
