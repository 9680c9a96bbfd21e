import { randomUUID } from 'node:crypto'
import { closeReasons, type CloseReason } from '@kudex/domain/tickets'
import { foldText } from '@kudex/domain/search'
import type { Seed, SeedMachine, SeedOrganization, SeedPerson, SeedTicket } from '../../seed/seed.types.ts'
import { writeMachineDocument, type MachineDocumentLanguage } from '../../seed/documents/machineDocuments.ts'
import { insertRows } from '../database/insertRows.ts'
import type { SeedPart } from '../service.types.ts'
import {
  comments,
  events,
  locations,
  machineDocuments,
  machines,
  organizations,
  people,
  tickets,
  watchers,
} from './tables.ts'
import { toSearchText } from './writeTickets.ts'

/** Seed part of the ticketing service: customers, machines and tickets, dated back from the time of loading. */
export const ticketingSeedPart: SeedPart = {
  name: 'ticketing',
  isEmpty: async (queries) => (await queries.select().from(organizations).limit(1)).length === 0,
  load: async (queries, { seed }) => {
    const customers = seed.ticketing?.organizations ?? []
    const authors = seed.ticketing?.people ?? []
    const now = new Date()
    const rows = customers
      .flatMap((customer) => {
        const machinesBySerial = new Map(customer.machines.map((machine) => [machine.serialNumber, machine]))
        return customer.tickets.map((ticket) =>
          toRows(ticket, customer, { authors, seed, now, machine: machinesBySerial.get(ticket.machine ?? '') }),
        )
      })
      .toSorted((a, b) => a.ticket.createdAt.getTime() - b.ticket.createdAt.getTime())
    await insertRows(
      queries,
      people,
      authors.map(({ id, name, isService }) => ({ id, name, isService })),
    )
    await insertRows(
      queries,
      organizations,
      customers.map(({ id, name }) => ({ id, name })),
    )
    await insertRows(
      queries,
      locations,
      customers.flatMap(({ id, locations: own }) => own.map((location) => ({ ...location, organizationId: id }))),
    )
    const machineRows = customers.flatMap(({ id, machines: own }) =>
      own.map((machine, index) => toMachineRow(machine, id, { seed, now, index })),
    )
    await insertRows(queries, machines, machineRows)
    await insertRows(
      queries,
      machineDocuments,
      customers.flatMap((customer) => toDocumentRows(customer, seed)),
    )
    await insertRows(
      queries,
      tickets,
      rows.map(({ ticket }) => ticket),
    )
    await insertRows(
      queries,
      comments,
      rows.flatMap(({ talk }) => talk),
    )
    await insertRows(
      queries,
      watchers,
      rows.map(({ ticket }) => ({ ticketId: ticket.id, personId: ticket.contactId })),
    )
    await insertRows(
      queries,
      events,
      rows.flatMap(({ log }) => log).toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
    )
    return `${machineRows.length} machines, ${rows.length} tickets`
  },
}

const hour = 60 * 60 * 1000

/** Years of warranty. */
const warrantyYears = 3

/** Days between the maintenances of the demo, spread over a year; some are overdue. */
const maintenanceStep = 47
const longestOverdue = 20

interface MachineContext {
  readonly seed: Seed
  readonly now: Date
  /** Of the machine in its organization. */
  readonly index: number
}

function toMachineRow(
  { serialNumber, model, deliveredOn, software, location }: SeedMachine,
  organizationId: string,
  { seed, now, index }: MachineContext,
) {
  const name = resolveProductName(seed, model)
  const year = Number(deliveredOn.slice(0, 4)) + warrantyYears
  return {
    serialNumber,
    model,
    deliveredOn,
    software,
    name,
    organizationId,
    locationId: location,
    warrantyUntil: `${year}${deliveredOn.slice(4)}`,
    maintenanceDueOn: toDate(now.getTime() + (((index * maintenanceStep) % 365) - longestOverdue) * 24 * hour),
    searchText: foldText([serialNumber, name, model].join(' ')),
  }
}

/** The documents that came with the machines, in the language of their location. */
function toDocumentRows(customer: SeedOrganization, seed: Seed): (typeof machineDocuments.$inferInsert)[] {
  return customer.machines.flatMap(({ location, documents = [], ...machine }) => {
    const place = customer.locations.find(({ id }) => id === location)
    const documented = {
      serialNumber: machine.serialNumber,
      deliveredOn: machine.deliveredOn,
      name: resolveProductName(seed, machine.model),
      location: place ? `${place.name}, ${place.city}` : '',
      software: machine.software ?? null,
      language: documentLanguages[place?.city ?? ''] ?? documentLanguages[place?.country ?? ''] ?? 'en',
    } as const
    return documents.map((kind) => {
      const { bytes, ...document } = writeMachineDocument(kind, documented)
      return { ...document, id: randomUUID(), serialNumber: machine.serialNumber, bytes: Buffer.from(bytes) }
    })
  })
}

/** By city or country. */
const documentLanguages: Readonly<Record<string, MachineDocumentLanguage>> = { Fribourg: 'fr', CH: 'de', DE: 'de' }

function toDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

function resolveProductName(seed: Seed, model: string): string {
  const name = seed.products.find(({ slug }) => slug === model)?.name
  return (typeof name === 'object' ? name['en'] : name) ?? model
}

interface TicketContext {
  readonly authors: readonly SeedPerson[]
  readonly seed: Seed
  readonly now: Date
  /** That of the ticket. */
  readonly machine: SeedMachine | undefined
}

/** The rows of a ticket. Its status changes with the first reply, the last comment or after it. */
function toRows(seeded: SeedTicket, customer: SeedOrganization, { authors, seed, now, machine }: TicketContext) {
  const id = randomUUID()
  const { talk = [], status, subject } = seeded
  const age = seeded.daysAgo * 24 * hour
  const step = Math.min(6 * hour, age / (talk.length + 2))
  const at = (index: number) => new Date(now.getTime() - age + step * index)
  const findAuthor = (key: string): Pick<SeedPerson, 'id' | 'isService'> =>
    authors.find((author) => author.key === key) ?? { id: key, isService: false }
  const contact = findAuthor(seeded.by)
  const entries = talk.map(([by, text], index) => ({ author: findAuthor(by), text, createdAt: at(index + 1) }))
  const replies = entries.filter(({ author }) => author.isService)
  const reason = isReason(status) ? status : null
  const content = {
    subject,
    description: seeded.text,
    machineName: machine ? resolveProductName(seed, machine.model) : '',
    serialNumber: machine?.serialNumber ?? '',
  }
  const toEvent = (
    kind: 'created' | 'commented' | 'statusChanged' | 'closed',
    personId: string,
    createdAt: Date,
    change: Partial<Pick<typeof events.$inferInsert, 'status' | 'reason'>> = {},
  ) => ({ kind, personId, createdAt, ...change, ticketId: id, organizationId: customer.id })
  const [first, last] = [replies[0], replies.at(-1)]
  const closer = (reason === 'solvedByCompany' && last?.author) || contact
  return {
    ticket: {
      ...content,
      id,
      organizationId: customer.id,
      locationId: machine?.location ?? seeded.location ?? '',
      contactId: contact.id,
      type: seeded.type,
      concern: seeded.concern,
      status: isReason(status) ? ('closed' as const) : status,
      createdAt: at(0),
      closedAt: reason === null ? null : at(talk.length + 1),
      comments: entries.length,
      replies: replies.length,
      revision: 1 + entries.length,
      searchText: toSearchText(content),
    },
    talk: entries.map(({ author, ...entry }) => ({ ...entry, id: randomUUID(), ticketId: id, authorId: author.id })),
    log: [
      toEvent('created', contact.id, at(0), { status: 'new' }),
      ...(first ? [toEvent('statusChanged', first.author.id, first.createdAt, { status: 'inProgress' })] : []),
      ...entries.map(({ author, createdAt }) => toEvent('commented', author.id, createdAt)),
      ...(status === 'waiting' && last
        ? [toEvent('statusChanged', last.author.id, last.createdAt, { status: 'waiting' })]
        : []),
      ...(reason === null ? [] : [toEvent('closed', closer.id, at(talk.length + 1), { status: 'closed', reason })]),
    ],
  }
}

function isReason(status: SeedTicket['status']): status is CloseReason {
  return closeReasons.some((reason) => reason === status)
}
