import {
  closeReasons,
  ticketConcerns,
  ticketEventKinds,
  ticketSortColumns,
  ticketStatuses,
  ticketTypes,
} from '@kudex/domain/tickets'
import { builder } from './builder.ts'
import {
  type AttachmentRow,
  type CommentRow,
  type EventRow,
  listAttachments,
  listComments,
  listHistory,
  listWatchers,
  pageSize,
  type PersonRow,
  type TicketRow,
} from './readTickets.ts'
import type { locations, organizations } from './tables.ts'
import type { TicketResult } from './writeOnce.ts'

export const TicketStatus = builder.enumType('TicketStatus', { values: ticketStatuses })
export const TicketType = builder.enumType('TicketType', { values: ticketTypes })
export const CloseReason = builder.enumType('CloseReason', { values: closeReasons })
export const TicketSortColumn = builder.enumType('TicketSortColumn', { values: ticketSortColumns })
const TicketConcern = builder.enumType('TicketConcern', {
  description: 'How the machine is concerned (“machine concerned”).',
  values: ticketConcerns,
})
const TicketEventKind = builder.enumType('TicketEventKind', { values: ticketEventKinds })

export const TicketAuthor = builder.objectRef<PersonRow>('TicketAuthor').implement({
  fields: (t) => ({
    id: t.id({
      nullable: true,
      description: 'Null for a deleted user, whose name is empty.',
      resolve: ({ id, name }) => (name === null ? null : id),
    }),
    name: t.string({ resolve: ({ name }) => name ?? '' }),
    isService: t.exposeBoolean('isService'),
  }),
})

const Organization = builder.objectRef<typeof organizations.$inferSelect>('Organization').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
})

interface LocationRow {
  readonly location: typeof locations.$inferSelect
  readonly organization: typeof organizations.$inferSelect
}

export const Location = builder.objectRef<LocationRow>('Location').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ location }) => location.id }),
    name: t.string({ resolve: ({ location }) => location.name }),
    city: t.string({ resolve: ({ location }) => location.city }),
    country: t.string({ description: 'ISO 3166-1 alpha-2.', resolve: ({ location }) => location.country }),
    organization: t.field({ type: Organization, resolve: ({ organization }) => organization }),
  }),
})

const TicketAttachment = builder.objectRef<AttachmentRow>('TicketAttachment').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    mediaType: t.exposeString('mediaType'),
    size: t.exposeInt('size', { description: 'Bytes.' }),
  }),
})

const TicketComment = builder
  .objectRef<CommentRow & { readonly attachments: readonly AttachmentRow[] }>('TicketComment')
  .implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ comment }) => comment.id }),
      author: t.field({ type: TicketAuthor, resolve: ({ author }) => author }),
      createdOn: t.string({ resolve: ({ comment }) => comment.createdAt.toISOString() }),
      text: t.string({ resolve: ({ comment }) => comment.text }),
      attachments: t.field({ type: [TicketAttachment], resolve: (comment) => [...comment.attachments] }),
    }),
  })

const TicketChange = builder.objectRef<EventRow>('TicketChange').implement({
  description: 'A change of the status.',
  fields: (t) => ({
    status: t.field({ type: TicketStatus, resolve: ({ event }) => event.status ?? 'new' }),
    reason: t.field({ type: CloseReason, nullable: true, resolve: ({ event }) => event.reason }),
    author: t.field({ type: TicketAuthor, resolve: ({ author }) => author }),
    changedOn: t.string({ resolve: ({ event }) => event.createdAt.toISOString() }),
  }),
})

const TicketEvent = builder.objectRef<EventRow>('TicketEvent').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ event }) => String(event.id) }),
    ticketId: t.id({ resolve: ({ event }) => event.ticketId }),
    kind: t.field({ type: TicketEventKind, resolve: ({ event }) => event.kind }),
    status: t.field({ type: TicketStatus, nullable: true, resolve: ({ event }) => event.status }),
    reason: t.field({ type: CloseReason, nullable: true, resolve: ({ event }) => event.reason }),
    author: t.field({ type: TicketAuthor, resolve: ({ author }) => author }),
    changedOn: t.string({ resolve: ({ event }) => event.createdAt.toISOString() }),
  }),
})

const TicketSummary = builder.interfaceRef<TicketRow>('TicketSummary').implement({
  description: 'The fields of a ticket in lists (TICKET-01).',
  fields: (t) => ({
    id: t.id({ resolve: ({ ticket }) => ticket.id }),
    number: t.int({ resolve: ({ ticket }) => ticket.number }),
    type: t.field({ type: TicketType, resolve: ({ ticket }) => ticket.type }),
    subject: t.string({ resolve: ({ ticket }) => ticket.subject }),
    status: t.field({ type: TicketStatus, resolve: ({ ticket }) => ticket.status }),
    concern: t.field({ type: TicketConcern, resolve: ({ ticket }) => ticket.concern }),
    machineName: t.string({ nullable: true, resolve: ({ ticket }) => ticket.machineName || null }),
    serialNumber: t.string({ nullable: true, resolve: ({ ticket }) => ticket.serialNumber || null }),
    contact: t.field({ type: TicketAuthor, resolve: ({ contact }) => contact }),
    location: t.field({ type: Location, resolve: (row) => row }),
    createdOn: t.string({ resolve: ({ ticket }) => ticket.createdAt.toISOString() }),
    replies: t.int({ description: 'Comments of the service.', resolve: ({ ticket }) => ticket.replies }),
    comments: t.int({ description: 'All comments, replies included.', resolve: ({ ticket }) => ticket.comments }),
  }),
})

const ListedTicket = builder.objectRef<TicketRow>('ListedTicket').implement({
  description: 'A ticket in a list; without the fields that need statements of their own.',
  interfaces: [TicketSummary],
})

export const Ticket = builder.objectRef<TicketRow>('Ticket').implement({
  interfaces: [TicketSummary],
  fields: (t) => ({
    description: t.string({ resolve: ({ ticket }) => ticket.description }),
    entries: t.field({
      description: 'Comments, the oldest first.',
      type: [TicketComment],
      resolve: async ({ ticket: { id } }, _args, { queries }) => {
        const comments = await listComments(queries, id)
        const byComment = Map.groupBy(await listAttachments(queries, id), ({ commentId }) => commentId)
        return comments.map((row) => ({ ...row, attachments: byComment.get(row.comment.id) ?? [] }))
      },
    }),
    attachments: t.field({
      description: 'Attachments of the ticket itself.',
      type: [TicketAttachment],
      resolve: async ({ ticket: { id } }, _args, { queries }) =>
        (await listAttachments(queries, id)).filter(({ commentId }) => commentId === null),
    }),
    history: t.field({
      type: [TicketChange],
      resolve: ({ ticket: { id } }, _args, { queries }) => listHistory(queries, id),
    }),
    watchers: t.field({
      type: [TicketAuthor],
      resolve: ({ ticket: { id } }, _args, { queries }) => listWatchers(queries, id),
    }),
    revision: t.int({
      description: 'Increases with every comment and change of the status.',
      resolve: ({ ticket }) => ticket.revision,
    }),
  }),
})

export const TicketPage = builder
  .objectRef<{
    readonly tickets: TicketRow[]
    readonly total: number
    readonly isTotalExact: boolean
    readonly page: number
  }>('TicketPage')
  .implement({
    fields: (t) => ({
      tickets: t.field({ type: [ListedTicket], resolve: ({ tickets }) => tickets }),
      total: t.exposeInt('total'),
      isTotalExact: t.exposeBoolean('isTotalExact', { description: 'False if a search matches more tickets.' }),
      page: t.exposeInt('page'),
      pageSize: t.int({ resolve: () => pageSize }),
    }),
  })

export const TicketEventPage = builder
  .objectRef<{ readonly cursor: number; readonly events: EventRow[] }>('TicketEventPage')
  .implement({
    fields: (t) => ({
      cursor: t.id({ description: 'For the next request.', resolve: ({ cursor }) => String(cursor) }),
      events: t.field({ type: [TicketEvent], resolve: ({ events }) => events }),
    }),
  })

const TicketFieldProblem = builder.enumType('TicketFieldProblem', {
  values: ['required', 'blank', 'unchecked', 'invalid'] as const,
})

type Problem = readonly [field: string, problem: typeof TicketFieldProblem.$inferType]

export const TicketProblem = builder.objectRef<Problem>('TicketProblem').implement({
  fields: (t) => ({
    field: t.string({ resolve: ([field]) => field }),
    problem: t.field({ type: TicketFieldProblem, resolve: ([, problem]) => problem }),
  }),
})

export const TicketResultType = builder.objectRef<TicketResult>('TicketResult').implement({
  fields: (t) => ({
    ticket: t.field({ type: Ticket, nullable: true, resolve: ({ ticket }) => ticket }),
    isRepeated: t.exposeBoolean('isRepeated'),
    problems: t.field({ type: [TicketProblem], resolve: ({ problems }) => Object.entries(problems) }),
    conflict: t.field({
      description: 'Set if nothing was changed, as the ticket had changed: its latest event.',
      type: TicketEvent,
      nullable: true,
      resolve: ({ conflict }) => conflict,
    }),
  }),
})
