/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AuditFilter = {
  readonly action?: string | null | undefined;
  /** First day as ISO date, in UTC. */
  readonly from?: string | null | undefined;
  /** Words of the name or e-mail address of the actor or the user. */
  readonly person?: string | null | undefined;
  /** Last day as ISO date, in UTC. */
  readonly to?: string | null | undefined;
};

export type CloseReason =
  | 'notRelevant'
  | 'solvedByCompany'
  | 'solvedByCustomer';

export type InviteInput = {
  readonly application: string;
  readonly email: string;
  /** Language of the mail. */
  readonly locale: string;
  readonly organization: string;
  readonly role: string;
};

export type MachineDocumentKind =
  | 'acceptanceProtocol'
  | 'calibrationCertificate'
  | 'terminalDiagram';

export type MachineSort = {
  readonly column: MachineSortColumn;
  readonly descending: boolean;
};

export type MachineSortColumn =
  | 'deliveredOn'
  | 'location'
  | 'name'
  | 'serialNumber';

export type NewCommentInput = {
  /** Ids of finished uploads. */
  readonly attachments?: ReadonlyArray<string> | null | undefined;
  readonly comment?: string | null | undefined;
};

export type NewTicketInput = {
  /** Ids of finished uploads. */
  readonly attachments?: ReadonlyArray<string> | null | undefined;
  /** The field “machine concerned”. */
  readonly concern?: string | null | undefined;
  readonly description?: string | null | undefined;
  /** Id of a location. */
  readonly location?: string | null | undefined;
  readonly machineName?: string | null | undefined;
  readonly serialNumber?: string | null | undefined;
  readonly subject?: string | null | undefined;
  readonly ticketType?: string | null | undefined;
};

export type TicketClosureInput = {
  readonly comment?: string | null | undefined;
  readonly reason?: string | null | undefined;
};

/** How the machine is concerned (“machine concerned”). */
export type TicketConcern =
  | 'none'
  | 'restricted'
  | 'running'
  | 'standstill';

export type TicketEventKind =
  | 'closed'
  | 'commented'
  | 'created'
  | 'reopened'
  | 'statusChanged'
  | 'unwatched'
  | 'watched';

export type TicketFieldProblem =
  | 'blank'
  | 'invalid'
  | 'required'
  | 'unchecked';

export type TicketSort = {
  readonly column: TicketSortColumn;
  readonly descending: boolean;
};

export type TicketSortColumn =
  | 'createdOn'
  | 'machineName'
  | 'number'
  | 'replies'
  | 'serialNumber'
  | 'status'
  | 'subject'
  | 'type';

export type TicketStatus =
  | 'closed'
  | 'inProgress'
  | 'new'
  | 'waiting';

export type TicketType =
  | 'fault'
  | 'maintenance'
  | 'quality'
  | 'question'
  | 'software'
  | 'sparePart'
  | 'training';

export type TransferInput = {
  /** E-mail address there. */
  readonly contact?: string | null | undefined;
  readonly note?: string | null | undefined;
  /** The receiving organization. */
  readonly recipient?: string | null | undefined;
};

export type TransferStatus =
  | 'accepted'
  | 'declined'
  | 'requested';

export type AuthorFragment = { readonly id: string | null, readonly name: string, readonly isService: boolean };

export type LocationFragment = { readonly id: string, readonly name: string, readonly city: string, readonly country: string };

export type AttachmentFragment = { readonly id: string, readonly name: string, readonly mediaType: string, readonly size: number };

type Summary_ListedTicket_Fragment = { readonly id: string, readonly number: number, readonly type: TicketType, readonly subject: string, readonly status: TicketStatus, readonly concern: TicketConcern, readonly machineName: string | null, readonly serialNumber: string | null, readonly createdOn: string, readonly replies: number, readonly comments: number, readonly contact: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly location: { readonly id: string, readonly name: string, readonly city: string, readonly country: string, readonly organization: { readonly id: string, readonly name: string } } };

type Summary_Ticket_Fragment = { readonly id: string, readonly number: number, readonly type: TicketType, readonly subject: string, readonly status: TicketStatus, readonly concern: TicketConcern, readonly machineName: string | null, readonly serialNumber: string | null, readonly createdOn: string, readonly replies: number, readonly comments: number, readonly contact: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly location: { readonly id: string, readonly name: string, readonly city: string, readonly country: string, readonly organization: { readonly id: string, readonly name: string } } };

export type SummaryFragment =
  | Summary_ListedTicket_Fragment
  | Summary_Ticket_Fragment
;

export type TicketFragment = { readonly description: string, readonly revision: number, readonly id: string, readonly number: number, readonly type: TicketType, readonly subject: string, readonly status: TicketStatus, readonly concern: TicketConcern, readonly machineName: string | null, readonly serialNumber: string | null, readonly createdOn: string, readonly replies: number, readonly comments: number, readonly entries: ReadonlyArray<{ readonly id: string, readonly createdOn: string, readonly text: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaType: string, readonly size: number }> }>, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaType: string, readonly size: number }>, readonly history: ReadonlyArray<{ readonly status: TicketStatus, readonly reason: CloseReason | null, readonly changedOn: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean } }>, readonly watchers: ReadonlyArray<{ readonly id: string | null, readonly name: string, readonly isService: boolean }>, readonly contact: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly location: { readonly id: string, readonly name: string, readonly city: string, readonly country: string, readonly organization: { readonly id: string, readonly name: string } } };

export type EventFragment = { readonly id: string, readonly ticketId: string, readonly kind: TicketEventKind, readonly status: TicketStatus | null, readonly reason: CloseReason | null, readonly changedOn: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean } };

export type ResultFragment = { readonly isRepeated: boolean, readonly ticket: { readonly description: string, readonly revision: number, readonly id: string, readonly number: number, readonly type: TicketType, readonly subject: string, readonly status: TicketStatus, readonly concern: TicketConcern, readonly machineName: string | null, readonly serialNumber: string | null, readonly createdOn: string, readonly replies: number, readonly comments: number, readonly entries: ReadonlyArray<{ readonly id: string, readonly createdOn: string, readonly text: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaType: string, readonly size: number }> }>, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaType: string, readonly size: number }>, readonly history: ReadonlyArray<{ readonly status: TicketStatus, readonly reason: CloseReason | null, readonly changedOn: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean } }>, readonly watchers: ReadonlyArray<{ readonly id: string | null, readonly name: string, readonly isService: boolean }>, readonly contact: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly location: { readonly id: string, readonly name: string, readonly city: string, readonly country: string, readonly organization: { readonly id: string, readonly name: string } } } | null, readonly problems: ReadonlyArray<{ readonly field: string, readonly problem: TicketFieldProblem }>, readonly conflict: { readonly id: string, readonly ticketId: string, readonly kind: TicketEventKind, readonly status: TicketStatus | null, readonly reason: CloseReason | null, readonly changedOn: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean } } | null };

export type MachineFragment = { readonly serialNumber: string, readonly name: string, readonly model: string, readonly software: string | null, readonly deliveredOn: string, readonly warrantyUntil: string, readonly maintenanceDueOn: string | null, readonly openTickets: number | null, readonly location: { readonly id: string, readonly name: string, readonly city: string, readonly country: string } };

export type TransferFragment = { readonly id: string, readonly serialNumber: string, readonly machineName: string, readonly organizationName: string, readonly recipient: string, readonly contact: string, readonly note: string, readonly status: TransferStatus, readonly requestedOn: string, readonly decidedOn: string | null, readonly reason: string | null, readonly requestedBy: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly decidedBy: { readonly id: string | null, readonly name: string, readonly isService: boolean } | null };

export type TicketsQueryVariables = Exact<{
  search?: string | null | undefined;
  types?: ReadonlyArray<TicketType> | TicketType | null | undefined;
  statuses?: ReadonlyArray<TicketStatus> | TicketStatus | null | undefined;
  organization?: string | null | undefined;
  machine?: string | null | undefined;
  location?: string | null | undefined;
  mine?: boolean | null | undefined;
  sort?: TicketSort | null | undefined;
  page?: number | null | undefined;
}>;


export type TicketsQuery = { readonly tickets: { readonly total: number, readonly isTotalExact: boolean, readonly page: number, readonly pageSize: number, readonly tickets: ReadonlyArray<{ readonly id: string, readonly number: number, readonly type: TicketType, readonly subject: string, readonly status: TicketStatus, readonly concern: TicketConcern, readonly machineName: string | null, readonly serialNumber: string | null, readonly createdOn: string, readonly replies: number, readonly comments: number, readonly contact: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly location: { readonly id: string, readonly name: string, readonly city: string, readonly country: string, readonly organization: { readonly id: string, readonly name: string } } }> } };

export type TicketQueryVariables = Exact<{
  id: string;
}>;


export type TicketQuery = { readonly ticket: { readonly description: string, readonly revision: number, readonly id: string, readonly number: number, readonly type: TicketType, readonly subject: string, readonly status: TicketStatus, readonly concern: TicketConcern, readonly machineName: string | null, readonly serialNumber: string | null, readonly createdOn: string, readonly replies: number, readonly comments: number, readonly entries: ReadonlyArray<{ readonly id: string, readonly createdOn: string, readonly text: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaType: string, readonly size: number }> }>, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaType: string, readonly size: number }>, readonly history: ReadonlyArray<{ readonly status: TicketStatus, readonly reason: CloseReason | null, readonly changedOn: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean } }>, readonly watchers: ReadonlyArray<{ readonly id: string | null, readonly name: string, readonly isService: boolean }>, readonly contact: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly location: { readonly id: string, readonly name: string, readonly city: string, readonly country: string, readonly organization: { readonly id: string, readonly name: string } } } | null };

export type TicketRevisionQueryVariables = Exact<{
  id: string;
}>;


export type TicketRevisionQuery = { readonly ticket: { readonly revision: number } | null };

export type TicketEventsQueryVariables = Exact<{
  since?: string | null | undefined;
}>;


export type TicketEventsQuery = { readonly ticketEvents: { readonly cursor: string, readonly events: ReadonlyArray<{ readonly id: string, readonly ticketId: string, readonly kind: TicketEventKind, readonly status: TicketStatus | null, readonly reason: CloseReason | null, readonly changedOn: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean } }> } };

export type MachinesQueryVariables = Exact<{
  search?: string | null | undefined;
  location?: string | null | undefined;
  due?: boolean | null | undefined;
  sort?: MachineSort | null | undefined;
  page?: number | null | undefined;
}>;


export type MachinesQuery = { readonly machines: { readonly total: number, readonly page: number, readonly pageSize: number, readonly machines: ReadonlyArray<{ readonly serialNumber: string, readonly name: string, readonly model: string, readonly software: string | null, readonly deliveredOn: string, readonly warrantyUntil: string, readonly maintenanceDueOn: string | null, readonly openTickets: number | null, readonly location: { readonly id: string, readonly name: string, readonly city: string, readonly country: string } }> } };

export type MachineQueryVariables = Exact<{
  serialNumber: string;
}>;


export type MachineQuery = { readonly machine: { readonly serialNumber: string, readonly name: string, readonly model: string, readonly software: string | null, readonly deliveredOn: string, readonly warrantyUntil: string, readonly maintenanceDueOn: string | null, readonly openTickets: number | null, readonly documents: ReadonlyArray<{ readonly id: string, readonly kind: MachineDocumentKind, readonly title: string, readonly language: string, readonly mediaType: string, readonly size: number }>, readonly transfer: { readonly id: string, readonly serialNumber: string, readonly machineName: string, readonly organizationName: string, readonly recipient: string, readonly contact: string, readonly note: string, readonly status: TransferStatus, readonly requestedOn: string, readonly decidedOn: string | null, readonly reason: string | null, readonly requestedBy: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly decidedBy: { readonly id: string | null, readonly name: string, readonly isService: boolean } | null } | null, readonly location: { readonly id: string, readonly name: string, readonly city: string, readonly country: string } } | null };

export type MachineTransfersQueryVariables = Exact<{ [key: string]: never; }>;


export type MachineTransfersQuery = { readonly machineTransfers: ReadonlyArray<{ readonly id: string, readonly serialNumber: string, readonly machineName: string, readonly organizationName: string, readonly recipient: string, readonly contact: string, readonly note: string, readonly status: TransferStatus, readonly requestedOn: string, readonly decidedOn: string | null, readonly reason: string | null, readonly requestedBy: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly decidedBy: { readonly id: string | null, readonly name: string, readonly isService: boolean } | null }> };

export type LocationsQueryVariables = Exact<{ [key: string]: never; }>;


export type LocationsQuery = { readonly locations: ReadonlyArray<{ readonly id: string, readonly name: string, readonly city: string, readonly country: string, readonly organization: { readonly id: string, readonly name: string } }> };

export type OwnOrganizationsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnOrganizationsQuery = { readonly ownOrganizations: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type RequestApplicationMutationVariables = Exact<{
  organization: string;
  application: string;
  role: string;
}>;


export type RequestApplicationMutation = { readonly problem: string | null };

export type RequestTransferMutationVariables = Exact<{
  serialNumber: string;
  input: TransferInput;
}>;


export type RequestTransferMutation = { readonly result: { readonly transfer: { readonly id: string, readonly serialNumber: string, readonly machineName: string, readonly organizationName: string, readonly recipient: string, readonly contact: string, readonly note: string, readonly status: TransferStatus, readonly requestedOn: string, readonly decidedOn: string | null, readonly reason: string | null, readonly requestedBy: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly decidedBy: { readonly id: string | null, readonly name: string, readonly isService: boolean } | null } | null, readonly problems: ReadonlyArray<{ readonly field: string, readonly problem: TicketFieldProblem }> } };

export type DecideTransferMutationVariables = Exact<{
  id: string;
  location?: string | null | undefined;
  reason?: string | null | undefined;
}>;


export type DecideTransferMutation = { readonly result: { readonly transfer: { readonly id: string, readonly serialNumber: string, readonly machineName: string, readonly organizationName: string, readonly recipient: string, readonly contact: string, readonly note: string, readonly status: TransferStatus, readonly requestedOn: string, readonly decidedOn: string | null, readonly reason: string | null, readonly requestedBy: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly decidedBy: { readonly id: string | null, readonly name: string, readonly isService: boolean } | null } | null, readonly problems: ReadonlyArray<{ readonly field: string, readonly problem: TicketFieldProblem }> } };

export type CreateTicketMutationVariables = Exact<{
  key: string;
  input: NewTicketInput;
}>;


export type CreateTicketMutation = { readonly result: { readonly isRepeated: boolean, readonly ticket: { readonly description: string, readonly revision: number, readonly id: string, readonly number: number, readonly type: TicketType, readonly subject: string, readonly status: TicketStatus, readonly concern: TicketConcern, readonly machineName: string | null, readonly serialNumber: string | null, readonly createdOn: string, readonly replies: number, readonly comments: number, readonly entries: ReadonlyArray<{ readonly id: string, readonly createdOn: string, readonly text: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaType: string, readonly size: number }> }>, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaType: string, readonly size: number }>, readonly history: ReadonlyArray<{ readonly status: TicketStatus, readonly reason: CloseReason | null, readonly changedOn: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean } }>, readonly watchers: ReadonlyArray<{ readonly id: string | null, readonly name: string, readonly isService: boolean }>, readonly contact: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly location: { readonly id: string, readonly name: string, readonly city: string, readonly country: string, readonly organization: { readonly id: string, readonly name: string } } } | null, readonly problems: ReadonlyArray<{ readonly field: string, readonly problem: TicketFieldProblem }>, readonly conflict: { readonly id: string, readonly ticketId: string, readonly kind: TicketEventKind, readonly status: TicketStatus | null, readonly reason: CloseReason | null, readonly changedOn: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean } } | null } };

export type AddCommentMutationVariables = Exact<{
  key: string;
  id: string;
  input: NewCommentInput;
}>;


export type AddCommentMutation = { readonly result: { readonly isRepeated: boolean, readonly ticket: { readonly description: string, readonly revision: number, readonly id: string, readonly number: number, readonly type: TicketType, readonly subject: string, readonly status: TicketStatus, readonly concern: TicketConcern, readonly machineName: string | null, readonly serialNumber: string | null, readonly createdOn: string, readonly replies: number, readonly comments: number, readonly entries: ReadonlyArray<{ readonly id: string, readonly createdOn: string, readonly text: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaType: string, readonly size: number }> }>, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaType: string, readonly size: number }>, readonly history: ReadonlyArray<{ readonly status: TicketStatus, readonly reason: CloseReason | null, readonly changedOn: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean } }>, readonly watchers: ReadonlyArray<{ readonly id: string | null, readonly name: string, readonly isService: boolean }>, readonly contact: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly location: { readonly id: string, readonly name: string, readonly city: string, readonly country: string, readonly organization: { readonly id: string, readonly name: string } } } | null, readonly problems: ReadonlyArray<{ readonly field: string, readonly problem: TicketFieldProblem }>, readonly conflict: { readonly id: string, readonly ticketId: string, readonly kind: TicketEventKind, readonly status: TicketStatus | null, readonly reason: CloseReason | null, readonly changedOn: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean } } | null } };

export type CloseTicketMutationVariables = Exact<{
  key: string;
  id: string;
  revision: number;
  input: TicketClosureInput;
}>;


export type CloseTicketMutation = { readonly result: { readonly isRepeated: boolean, readonly ticket: { readonly description: string, readonly revision: number, readonly id: string, readonly number: number, readonly type: TicketType, readonly subject: string, readonly status: TicketStatus, readonly concern: TicketConcern, readonly machineName: string | null, readonly serialNumber: string | null, readonly createdOn: string, readonly replies: number, readonly comments: number, readonly entries: ReadonlyArray<{ readonly id: string, readonly createdOn: string, readonly text: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaType: string, readonly size: number }> }>, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaType: string, readonly size: number }>, readonly history: ReadonlyArray<{ readonly status: TicketStatus, readonly reason: CloseReason | null, readonly changedOn: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean } }>, readonly watchers: ReadonlyArray<{ readonly id: string | null, readonly name: string, readonly isService: boolean }>, readonly contact: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly location: { readonly id: string, readonly name: string, readonly city: string, readonly country: string, readonly organization: { readonly id: string, readonly name: string } } } | null, readonly problems: ReadonlyArray<{ readonly field: string, readonly problem: TicketFieldProblem }>, readonly conflict: { readonly id: string, readonly ticketId: string, readonly kind: TicketEventKind, readonly status: TicketStatus | null, readonly reason: CloseReason | null, readonly changedOn: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean } } | null } };

export type ReopenTicketMutationVariables = Exact<{
  key: string;
  id: string;
  revision: number;
}>;


export type ReopenTicketMutation = { readonly result: { readonly isRepeated: boolean, readonly ticket: { readonly description: string, readonly revision: number, readonly id: string, readonly number: number, readonly type: TicketType, readonly subject: string, readonly status: TicketStatus, readonly concern: TicketConcern, readonly machineName: string | null, readonly serialNumber: string | null, readonly createdOn: string, readonly replies: number, readonly comments: number, readonly entries: ReadonlyArray<{ readonly id: string, readonly createdOn: string, readonly text: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaType: string, readonly size: number }> }>, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaType: string, readonly size: number }>, readonly history: ReadonlyArray<{ readonly status: TicketStatus, readonly reason: CloseReason | null, readonly changedOn: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean } }>, readonly watchers: ReadonlyArray<{ readonly id: string | null, readonly name: string, readonly isService: boolean }>, readonly contact: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly location: { readonly id: string, readonly name: string, readonly city: string, readonly country: string, readonly organization: { readonly id: string, readonly name: string } } } | null, readonly problems: ReadonlyArray<{ readonly field: string, readonly problem: TicketFieldProblem }>, readonly conflict: { readonly id: string, readonly ticketId: string, readonly kind: TicketEventKind, readonly status: TicketStatus | null, readonly reason: CloseReason | null, readonly changedOn: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean } } | null } };

export type WatchTicketMutationVariables = Exact<{
  key: string;
  id: string;
}>;


export type WatchTicketMutation = { readonly result: { readonly isRepeated: boolean, readonly ticket: { readonly description: string, readonly revision: number, readonly id: string, readonly number: number, readonly type: TicketType, readonly subject: string, readonly status: TicketStatus, readonly concern: TicketConcern, readonly machineName: string | null, readonly serialNumber: string | null, readonly createdOn: string, readonly replies: number, readonly comments: number, readonly entries: ReadonlyArray<{ readonly id: string, readonly createdOn: string, readonly text: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaType: string, readonly size: number }> }>, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaType: string, readonly size: number }>, readonly history: ReadonlyArray<{ readonly status: TicketStatus, readonly reason: CloseReason | null, readonly changedOn: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean } }>, readonly watchers: ReadonlyArray<{ readonly id: string | null, readonly name: string, readonly isService: boolean }>, readonly contact: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly location: { readonly id: string, readonly name: string, readonly city: string, readonly country: string, readonly organization: { readonly id: string, readonly name: string } } } | null, readonly problems: ReadonlyArray<{ readonly field: string, readonly problem: TicketFieldProblem }>, readonly conflict: { readonly id: string, readonly ticketId: string, readonly kind: TicketEventKind, readonly status: TicketStatus | null, readonly reason: CloseReason | null, readonly changedOn: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean } } | null } };

export type UnwatchTicketMutationVariables = Exact<{
  key: string;
  id: string;
}>;


export type UnwatchTicketMutation = { readonly result: { readonly isRepeated: boolean, readonly ticket: { readonly description: string, readonly revision: number, readonly id: string, readonly number: number, readonly type: TicketType, readonly subject: string, readonly status: TicketStatus, readonly concern: TicketConcern, readonly machineName: string | null, readonly serialNumber: string | null, readonly createdOn: string, readonly replies: number, readonly comments: number, readonly entries: ReadonlyArray<{ readonly id: string, readonly createdOn: string, readonly text: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaType: string, readonly size: number }> }>, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaType: string, readonly size: number }>, readonly history: ReadonlyArray<{ readonly status: TicketStatus, readonly reason: CloseReason | null, readonly changedOn: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean } }>, readonly watchers: ReadonlyArray<{ readonly id: string | null, readonly name: string, readonly isService: boolean }>, readonly contact: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly location: { readonly id: string, readonly name: string, readonly city: string, readonly country: string, readonly organization: { readonly id: string, readonly name: string } } } | null, readonly problems: ReadonlyArray<{ readonly field: string, readonly problem: TicketFieldProblem }>, readonly conflict: { readonly id: string, readonly ticketId: string, readonly kind: TicketEventKind, readonly status: TicketStatus | null, readonly reason: CloseReason | null, readonly changedOn: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean } } | null } };

export type SetTicketStatusMutationVariables = Exact<{
  key: string;
  id: string;
  revision: number;
  status: TicketStatus;
  reason?: CloseReason | null | undefined;
}>;


export type SetTicketStatusMutation = { readonly result: { readonly isRepeated: boolean, readonly ticket: { readonly description: string, readonly revision: number, readonly id: string, readonly number: number, readonly type: TicketType, readonly subject: string, readonly status: TicketStatus, readonly concern: TicketConcern, readonly machineName: string | null, readonly serialNumber: string | null, readonly createdOn: string, readonly replies: number, readonly comments: number, readonly entries: ReadonlyArray<{ readonly id: string, readonly createdOn: string, readonly text: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaType: string, readonly size: number }> }>, readonly attachments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly mediaType: string, readonly size: number }>, readonly history: ReadonlyArray<{ readonly status: TicketStatus, readonly reason: CloseReason | null, readonly changedOn: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean } }>, readonly watchers: ReadonlyArray<{ readonly id: string | null, readonly name: string, readonly isService: boolean }>, readonly contact: { readonly id: string | null, readonly name: string, readonly isService: boolean }, readonly location: { readonly id: string, readonly name: string, readonly city: string, readonly country: string, readonly organization: { readonly id: string, readonly name: string } } } | null, readonly problems: ReadonlyArray<{ readonly field: string, readonly problem: TicketFieldProblem }>, readonly conflict: { readonly id: string, readonly ticketId: string, readonly kind: TicketEventKind, readonly status: TicketStatus | null, readonly reason: CloseReason | null, readonly changedOn: string, readonly author: { readonly id: string | null, readonly name: string, readonly isService: boolean } } | null } };

export type UserFragment = { readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly status: string, readonly organizations: ReadonlyArray<{ readonly id: string, readonly orguid: string, readonly name: string, readonly subRegion: string | null, readonly country: string | null, readonly city: string | null, readonly members: number | null }>, readonly accesses: ReadonlyArray<{ readonly organization: string, readonly application: string, readonly role: string, readonly status: string, readonly actions: ReadonlyArray<string>, readonly requestedBy: string | null, readonly requestDate: string }> };

export type UserResultFragment = { readonly problem: string | null, readonly existingUser: string | null, readonly user: { readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly status: string, readonly organizations: ReadonlyArray<{ readonly id: string, readonly orguid: string, readonly name: string, readonly subRegion: string | null, readonly country: string | null, readonly city: string | null, readonly members: number | null }>, readonly accesses: ReadonlyArray<{ readonly organization: string, readonly application: string, readonly role: string, readonly status: string, readonly actions: ReadonlyArray<string>, readonly requestedBy: string | null, readonly requestDate: string }> } | null };

export type UsersQueryVariables = Exact<{
  search?: string | null | undefined;
  organization?: string | null | undefined;
  application?: string | null | undefined;
  status?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type UsersQuery = { readonly users: { readonly total: number, readonly page: number, readonly pageSize: number, readonly users: ReadonlyArray<{ readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly status: string, readonly organizations: ReadonlyArray<{ readonly id: string, readonly orguid: string, readonly name: string, readonly subRegion: string | null, readonly country: string | null, readonly city: string | null, readonly members: number | null }>, readonly accesses: ReadonlyArray<{ readonly organization: string, readonly application: string, readonly role: string, readonly status: string, readonly actions: ReadonlyArray<string>, readonly requestedBy: string | null, readonly requestDate: string }> }> }, readonly administeredOrganizations: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type UserQueryVariables = Exact<{
  id: string;
}>;


export type UserQuery = { readonly user: { readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly status: string, readonly organizations: ReadonlyArray<{ readonly id: string, readonly orguid: string, readonly name: string, readonly subRegion: string | null, readonly country: string | null, readonly city: string | null, readonly members: number | null }>, readonly accesses: ReadonlyArray<{ readonly organization: string, readonly application: string, readonly role: string, readonly status: string, readonly actions: ReadonlyArray<string>, readonly requestedBy: string | null, readonly requestDate: string }> } | null };

export type AuditTrailQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
  page?: number | null | undefined;
}>;


export type AuditTrailQuery = { readonly auditTrail: { readonly total: number, readonly page: number, readonly pageSize: number, readonly entries: ReadonlyArray<{ readonly id: string, readonly time: string, readonly actor: string | null, readonly action: string, readonly user: string | null, readonly organization: string, readonly application: string | null, readonly role: string | null }> } };

export type AuditExportQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
}>;


export type AuditExportQuery = { readonly auditExport: string };

export type InviteUserMutationVariables = Exact<{
  key: string;
  input: InviteInput;
}>;


export type InviteUserMutation = { readonly result: { readonly problem: string | null, readonly existingUser: string | null, readonly user: { readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly status: string, readonly organizations: ReadonlyArray<{ readonly id: string, readonly orguid: string, readonly name: string, readonly subRegion: string | null, readonly country: string | null, readonly city: string | null, readonly members: number | null }>, readonly accesses: ReadonlyArray<{ readonly organization: string, readonly application: string, readonly role: string, readonly status: string, readonly actions: ReadonlyArray<string>, readonly requestedBy: string | null, readonly requestDate: string }> } | null } };

export type AddApplicationMutationVariables = Exact<{
  id: string;
  organization: string;
  application: string;
  role: string;
}>;


export type AddApplicationMutation = { readonly result: { readonly problem: string | null, readonly existingUser: string | null, readonly user: { readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly status: string, readonly organizations: ReadonlyArray<{ readonly id: string, readonly orguid: string, readonly name: string, readonly subRegion: string | null, readonly country: string | null, readonly city: string | null, readonly members: number | null }>, readonly accesses: ReadonlyArray<{ readonly organization: string, readonly application: string, readonly role: string, readonly status: string, readonly actions: ReadonlyArray<string>, readonly requestedBy: string | null, readonly requestDate: string }> } | null } };

export type ChangeAccessMutationVariables = Exact<{
  id: string;
  organization: string;
  application: string;
  action: string;
  role?: string | null | undefined;
  locale?: string | null | undefined;
}>;


export type ChangeAccessMutation = { readonly result: { readonly problem: string | null, readonly existingUser: string | null, readonly user: { readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly status: string, readonly organizations: ReadonlyArray<{ readonly id: string, readonly orguid: string, readonly name: string, readonly subRegion: string | null, readonly country: string | null, readonly city: string | null, readonly members: number | null }>, readonly accesses: ReadonlyArray<{ readonly organization: string, readonly application: string, readonly role: string, readonly status: string, readonly actions: ReadonlyArray<string>, readonly requestedBy: string | null, readonly requestDate: string }> } | null } };

export type RemoveMembershipMutationVariables = Exact<{
  id: string;
  organization: string;
}>;


export type RemoveMembershipMutation = { readonly result: { readonly problem: string | null, readonly existingUser: string | null, readonly user: { readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly status: string, readonly organizations: ReadonlyArray<{ readonly id: string, readonly orguid: string, readonly name: string, readonly subRegion: string | null, readonly country: string | null, readonly city: string | null, readonly members: number | null }>, readonly accesses: ReadonlyArray<{ readonly organization: string, readonly application: string, readonly role: string, readonly status: string, readonly actions: ReadonlyArray<string>, readonly requestedBy: string | null, readonly requestDate: string }> } | null } };

export type DeleteUserMutationVariables = Exact<{
  id: string;
}>;


export type DeleteUserMutation = { readonly result: { readonly problem: string | null, readonly existingUser: string | null, readonly user: { readonly id: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly status: string, readonly organizations: ReadonlyArray<{ readonly id: string, readonly orguid: string, readonly name: string, readonly subRegion: string | null, readonly country: string | null, readonly city: string | null, readonly members: number | null }>, readonly accesses: ReadonlyArray<{ readonly organization: string, readonly application: string, readonly role: string, readonly status: string, readonly actions: ReadonlyArray<string>, readonly requestedBy: string | null, readonly requestDate: string }> } | null } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const AuthorFragmentDoc = new TypedDocumentString(`
    fragment author on TicketAuthor {
  id
  name
  isService
}
    `, {"fragmentName":"author"}) as unknown as TypedDocumentString<AuthorFragment, unknown>;
export const LocationFragmentDoc = new TypedDocumentString(`
    fragment location on Location {
  id
  name
  city
  country
}
    `, {"fragmentName":"location"}) as unknown as TypedDocumentString<LocationFragment, unknown>;
export const SummaryFragmentDoc = new TypedDocumentString(`
    fragment summary on TicketSummary {
  id
  number
  type
  subject
  status
  concern
  machineName
  serialNumber
  contact {
    ...author
  }
  location {
    ...location
    organization {
      id
      name
    }
  }
  createdOn
  replies
  comments
}
    fragment author on TicketAuthor {
  id
  name
  isService
}
fragment location on Location {
  id
  name
  city
  country
}`, {"fragmentName":"summary"}) as unknown as TypedDocumentString<SummaryFragment, unknown>;
export const AttachmentFragmentDoc = new TypedDocumentString(`
    fragment attachment on TicketAttachment {
  id
  name
  mediaType
  size
}
    `, {"fragmentName":"attachment"}) as unknown as TypedDocumentString<AttachmentFragment, unknown>;
export const TicketFragmentDoc = new TypedDocumentString(`
    fragment ticket on Ticket {
  ...summary
  description
  entries {
    id
    author {
      ...author
    }
    createdOn
    text
    attachments {
      ...attachment
    }
  }
  attachments {
    ...attachment
  }
  history {
    status
    reason
    author {
      ...author
    }
    changedOn
  }
  watchers {
    ...author
  }
  revision
}
    fragment author on TicketAuthor {
  id
  name
  isService
}
fragment location on Location {
  id
  name
  city
  country
}
fragment attachment on TicketAttachment {
  id
  name
  mediaType
  size
}
fragment summary on TicketSummary {
  id
  number
  type
  subject
  status
  concern
  machineName
  serialNumber
  contact {
    ...author
  }
  location {
    ...location
    organization {
      id
      name
    }
  }
  createdOn
  replies
  comments
}`, {"fragmentName":"ticket"}) as unknown as TypedDocumentString<TicketFragment, unknown>;
export const EventFragmentDoc = new TypedDocumentString(`
    fragment event on TicketEvent {
  id
  ticketId
  kind
  status
  reason
  author {
    ...author
  }
  changedOn
}
    fragment author on TicketAuthor {
  id
  name
  isService
}`, {"fragmentName":"event"}) as unknown as TypedDocumentString<EventFragment, unknown>;
export const ResultFragmentDoc = new TypedDocumentString(`
    fragment result on TicketResult {
  ticket {
    ...ticket
  }
  isRepeated
  problems {
    field
    problem
  }
  conflict {
    ...event
  }
}
    fragment author on TicketAuthor {
  id
  name
  isService
}
fragment location on Location {
  id
  name
  city
  country
}
fragment attachment on TicketAttachment {
  id
  name
  mediaType
  size
}
fragment summary on TicketSummary {
  id
  number
  type
  subject
  status
  concern
  machineName
  serialNumber
  contact {
    ...author
  }
  location {
    ...location
    organization {
      id
      name
    }
  }
  createdOn
  replies
  comments
}
fragment ticket on Ticket {
  ...summary
  description
  entries {
    id
    author {
      ...author
    }
    createdOn
    text
    attachments {
      ...attachment
    }
  }
  attachments {
    ...attachment
  }
  history {
    status
    reason
    author {
      ...author
    }
    changedOn
  }
  watchers {
    ...author
  }
  revision
}
fragment event on TicketEvent {
  id
  ticketId
  kind
  status
  reason
  author {
    ...author
  }
  changedOn
}`, {"fragmentName":"result"}) as unknown as TypedDocumentString<ResultFragment, unknown>;
export const MachineFragmentDoc = new TypedDocumentString(`
    fragment machine on Machine {
  serialNumber
  name
  model
  software
  deliveredOn
  warrantyUntil
  maintenanceDueOn
  location {
    ...location
  }
  openTickets
}
    fragment location on Location {
  id
  name
  city
  country
}`, {"fragmentName":"machine"}) as unknown as TypedDocumentString<MachineFragment, unknown>;
export const TransferFragmentDoc = new TypedDocumentString(`
    fragment transfer on MachineTransfer {
  id
  serialNumber
  machineName
  organizationName
  recipient
  contact
  note
  status
  requestedBy {
    ...author
  }
  requestedOn
  decidedBy {
    ...author
  }
  decidedOn
  reason
}
    fragment author on TicketAuthor {
  id
  name
  isService
}`, {"fragmentName":"transfer"}) as unknown as TypedDocumentString<TransferFragment, unknown>;
export const UserFragmentDoc = new TypedDocumentString(`
    fragment user on User {
  id
  firstName
  lastName
  email
  status
  organizations {
    id
    orguid
    name
    subRegion
    country
    city
    members
  }
  accesses {
    organization
    application
    role
    status
    actions
    requestedBy
    requestDate
  }
}
    `, {"fragmentName":"user"}) as unknown as TypedDocumentString<UserFragment, unknown>;
export const UserResultFragmentDoc = new TypedDocumentString(`
    fragment userResult on UserResult {
  user {
    ...user
  }
  problem
  existingUser
}
    fragment user on User {
  id
  firstName
  lastName
  email
  status
  organizations {
    id
    orguid
    name
    subRegion
    country
    city
    members
  }
  accesses {
    organization
    application
    role
    status
    actions
    requestedBy
    requestDate
  }
}`, {"fragmentName":"userResult"}) as unknown as TypedDocumentString<UserResultFragment, unknown>;
export const TicketsDocument = new TypedDocumentString(`
    query Tickets($search: String, $types: [TicketType!], $statuses: [TicketStatus!], $organization: String, $machine: String, $location: String, $mine: Boolean, $sort: TicketSort, $page: Int) {
  tickets(
    search: $search
    types: $types
    statuses: $statuses
    organization: $organization
    machine: $machine
    location: $location
    mine: $mine
    sort: $sort
    page: $page
  ) {
    tickets {
      ...summary
    }
    total
    isTotalExact
    page
    pageSize
  }
}
    fragment author on TicketAuthor {
  id
  name
  isService
}
fragment location on Location {
  id
  name
  city
  country
}
fragment summary on TicketSummary {
  id
  number
  type
  subject
  status
  concern
  machineName
  serialNumber
  contact {
    ...author
  }
  location {
    ...location
    organization {
      id
      name
    }
  }
  createdOn
  replies
  comments
}`, {"hash":"sha256:588747da6f4fbdb53891e1a9e8651b8a2b394eb92a32648851997dd4b0c4ce20"}) as unknown as TypedDocumentString<TicketsQuery, TicketsQueryVariables>;
export const TicketDocument = new TypedDocumentString(`
    query Ticket($id: ID!) {
  ticket(id: $id) {
    ...ticket
  }
}
    fragment author on TicketAuthor {
  id
  name
  isService
}
fragment location on Location {
  id
  name
  city
  country
}
fragment attachment on TicketAttachment {
  id
  name
  mediaType
  size
}
fragment summary on TicketSummary {
  id
  number
  type
  subject
  status
  concern
  machineName
  serialNumber
  contact {
    ...author
  }
  location {
    ...location
    organization {
      id
      name
    }
  }
  createdOn
  replies
  comments
}
fragment ticket on Ticket {
  ...summary
  description
  entries {
    id
    author {
      ...author
    }
    createdOn
    text
    attachments {
      ...attachment
    }
  }
  attachments {
    ...attachment
  }
  history {
    status
    reason
    author {
      ...author
    }
    changedOn
  }
  watchers {
    ...author
  }
  revision
}`, {"hash":"sha256:d798b5b2a3d4e7e818b05218737be0f2a08700ed8e2cff56280bee0f76729ad1"}) as unknown as TypedDocumentString<TicketQuery, TicketQueryVariables>;
export const TicketRevisionDocument = new TypedDocumentString(`
    query TicketRevision($id: ID!) {
  ticket(id: $id) {
    revision
  }
}
    `, {"hash":"sha256:34b9b14ed316a0a407ece049765053dd998e26c1702e21755cb3ebd406b02582"}) as unknown as TypedDocumentString<TicketRevisionQuery, TicketRevisionQueryVariables>;
export const TicketEventsDocument = new TypedDocumentString(`
    query TicketEvents($since: ID) {
  ticketEvents(since: $since) {
    cursor
    events {
      ...event
    }
  }
}
    fragment author on TicketAuthor {
  id
  name
  isService
}
fragment event on TicketEvent {
  id
  ticketId
  kind
  status
  reason
  author {
    ...author
  }
  changedOn
}`, {"hash":"sha256:be978986a12437c24aa7064009ec5b22c05b3fe22db76e9fc75851d5f6108f9a"}) as unknown as TypedDocumentString<TicketEventsQuery, TicketEventsQueryVariables>;
export const MachinesDocument = new TypedDocumentString(`
    query Machines($search: String, $location: String, $due: Boolean, $sort: MachineSort, $page: Int) {
  machines(
    search: $search
    location: $location
    due: $due
    sort: $sort
    page: $page
  ) {
    machines {
      ...machine
    }
    total
    page
    pageSize
  }
}
    fragment location on Location {
  id
  name
  city
  country
}
fragment machine on Machine {
  serialNumber
  name
  model
  software
  deliveredOn
  warrantyUntil
  maintenanceDueOn
  location {
    ...location
  }
  openTickets
}`, {"hash":"sha256:75cf03e5df5b820765caa462f2f740a699a5997e604a7a617d32d9af04fae3f9"}) as unknown as TypedDocumentString<MachinesQuery, MachinesQueryVariables>;
export const MachineDocument = new TypedDocumentString(`
    query Machine($serialNumber: ID!) {
  machine(serialNumber: $serialNumber) {
    ...machine
    documents {
      id
      kind
      title
      language
      mediaType
      size
    }
    transfer {
      ...transfer
    }
  }
}
    fragment author on TicketAuthor {
  id
  name
  isService
}
fragment location on Location {
  id
  name
  city
  country
}
fragment machine on Machine {
  serialNumber
  name
  model
  software
  deliveredOn
  warrantyUntil
  maintenanceDueOn
  location {
    ...location
  }
  openTickets
}
fragment transfer on MachineTransfer {
  id
  serialNumber
  machineName
  organizationName
  recipient
  contact
  note
  status
  requestedBy {
    ...author
  }
  requestedOn
  decidedBy {
    ...author
  }
  decidedOn
  reason
}`, {"hash":"sha256:9e7fe672bd4cae680d9bab7629a8fc81934566f8dd75233ae3ce873f7ab33359"}) as unknown as TypedDocumentString<MachineQuery, MachineQueryVariables>;
export const MachineTransfersDocument = new TypedDocumentString(`
    query MachineTransfers {
  machineTransfers {
    ...transfer
  }
}
    fragment author on TicketAuthor {
  id
  name
  isService
}
fragment transfer on MachineTransfer {
  id
  serialNumber
  machineName
  organizationName
  recipient
  contact
  note
  status
  requestedBy {
    ...author
  }
  requestedOn
  decidedBy {
    ...author
  }
  decidedOn
  reason
}`, {"hash":"sha256:6f4c003dd4ba77d1b520e4ef2727edacfbb480588e3d90f38a41b7d340157254"}) as unknown as TypedDocumentString<MachineTransfersQuery, MachineTransfersQueryVariables>;
export const LocationsDocument = new TypedDocumentString(`
    query Locations {
  locations {
    ...location
    organization {
      id
      name
    }
  }
}
    fragment location on Location {
  id
  name
  city
  country
}`, {"hash":"sha256:80900d92129e7186bd5f189046b137be84223f1123a5abc86035b7abb450f055"}) as unknown as TypedDocumentString<LocationsQuery, LocationsQueryVariables>;
export const OwnOrganizationsDocument = new TypedDocumentString(`
    query OwnOrganizations {
  ownOrganizations {
    id
    name
  }
}
    `, {"hash":"sha256:04181e4d638d2b010bbe13fc841aab248f3028d8c7cdab68bf6783ee997a9d14"}) as unknown as TypedDocumentString<OwnOrganizationsQuery, OwnOrganizationsQueryVariables>;
export const RequestApplicationDocument = new TypedDocumentString(`
    mutation RequestApplication($organization: ID!, $application: String!, $role: String!) {
  problem: requestApplication(
    organization: $organization
    application: $application
    role: $role
  )
}
    `, {"hash":"sha256:a61ffa2ac3787d8ed800532cce8c9052aabdb46299aef5a5fd34860d5ac88bb7"}) as unknown as TypedDocumentString<RequestApplicationMutation, RequestApplicationMutationVariables>;
export const RequestTransferDocument = new TypedDocumentString(`
    mutation RequestTransfer($serialNumber: ID!, $input: TransferInput!) {
  result: requestTransfer(serialNumber: $serialNumber, input: $input) {
    transfer {
      ...transfer
    }
    problems {
      field
      problem
    }
  }
}
    fragment author on TicketAuthor {
  id
  name
  isService
}
fragment transfer on MachineTransfer {
  id
  serialNumber
  machineName
  organizationName
  recipient
  contact
  note
  status
  requestedBy {
    ...author
  }
  requestedOn
  decidedBy {
    ...author
  }
  decidedOn
  reason
}`, {"hash":"sha256:1b14a596e6fc13d83b655107a125fe4f6a9ab1fdd18efd71564b4cb299613e5d"}) as unknown as TypedDocumentString<RequestTransferMutation, RequestTransferMutationVariables>;
export const DecideTransferDocument = new TypedDocumentString(`
    mutation DecideTransfer($id: ID!, $location: ID, $reason: String) {
  result: decideTransfer(id: $id, location: $location, reason: $reason) {
    transfer {
      ...transfer
    }
    problems {
      field
      problem
    }
  }
}
    fragment author on TicketAuthor {
  id
  name
  isService
}
fragment transfer on MachineTransfer {
  id
  serialNumber
  machineName
  organizationName
  recipient
  contact
  note
  status
  requestedBy {
    ...author
  }
  requestedOn
  decidedBy {
    ...author
  }
  decidedOn
  reason
}`, {"hash":"sha256:83454bb7420909ed0f2d66d100b82f4f43eb556eee593da6e7e972b8115b7e49"}) as unknown as TypedDocumentString<DecideTransferMutation, DecideTransferMutationVariables>;
export const CreateTicketDocument = new TypedDocumentString(`
    mutation CreateTicket($key: String!, $input: NewTicketInput!) {
  result: createTicket(key: $key, input: $input) {
    ...result
  }
}
    fragment author on TicketAuthor {
  id
  name
  isService
}
fragment location on Location {
  id
  name
  city
  country
}
fragment attachment on TicketAttachment {
  id
  name
  mediaType
  size
}
fragment summary on TicketSummary {
  id
  number
  type
  subject
  status
  concern
  machineName
  serialNumber
  contact {
    ...author
  }
  location {
    ...location
    organization {
      id
      name
    }
  }
  createdOn
  replies
  comments
}
fragment ticket on Ticket {
  ...summary
  description
  entries {
    id
    author {
      ...author
    }
    createdOn
    text
    attachments {
      ...attachment
    }
  }
  attachments {
    ...attachment
  }
  history {
    status
    reason
    author {
      ...author
    }
    changedOn
  }
  watchers {
    ...author
  }
  revision
}
fragment event on TicketEvent {
  id
  ticketId
  kind
  status
  reason
  author {
    ...author
  }
  changedOn
}
fragment result on TicketResult {
  ticket {
    ...ticket
  }
  isRepeated
  problems {
    field
    problem
  }
  conflict {
    ...event
  }
}`, {"hash":"sha256:9917d6a6262bcfbd266d41c5b10e077fe3c7650614641c3260927d304887b4b2"}) as unknown as TypedDocumentString<CreateTicketMutation, CreateTicketMutationVariables>;
export const AddCommentDocument = new TypedDocumentString(`
    mutation AddComment($key: String!, $id: ID!, $input: NewCommentInput!) {
  result: addComment(key: $key, id: $id, input: $input) {
    ...result
  }
}
    fragment author on TicketAuthor {
  id
  name
  isService
}
fragment location on Location {
  id
  name
  city
  country
}
fragment attachment on TicketAttachment {
  id
  name
  mediaType
  size
}
fragment summary on TicketSummary {
  id
  number
  type
  subject
  status
  concern
  machineName
  serialNumber
  contact {
    ...author
  }
  location {
    ...location
    organization {
      id
      name
    }
  }
  createdOn
  replies
  comments
}
fragment ticket on Ticket {
  ...summary
  description
  entries {
    id
    author {
      ...author
    }
    createdOn
    text
    attachments {
      ...attachment
    }
  }
  attachments {
    ...attachment
  }
  history {
    status
    reason
    author {
      ...author
    }
    changedOn
  }
  watchers {
    ...author
  }
  revision
}
fragment event on TicketEvent {
  id
  ticketId
  kind
  status
  reason
  author {
    ...author
  }
  changedOn
}
fragment result on TicketResult {
  ticket {
    ...ticket
  }
  isRepeated
  problems {
    field
    problem
  }
  conflict {
    ...event
  }
}`, {"hash":"sha256:f79fcd98a387e2ec089303ac3993e4a309440de5a0aa65ecb59676c52a80abdb"}) as unknown as TypedDocumentString<AddCommentMutation, AddCommentMutationVariables>;
export const CloseTicketDocument = new TypedDocumentString(`
    mutation CloseTicket($key: String!, $id: ID!, $revision: Int!, $input: TicketClosureInput!) {
  result: closeTicket(key: $key, id: $id, revision: $revision, input: $input) {
    ...result
  }
}
    fragment author on TicketAuthor {
  id
  name
  isService
}
fragment location on Location {
  id
  name
  city
  country
}
fragment attachment on TicketAttachment {
  id
  name
  mediaType
  size
}
fragment summary on TicketSummary {
  id
  number
  type
  subject
  status
  concern
  machineName
  serialNumber
  contact {
    ...author
  }
  location {
    ...location
    organization {
      id
      name
    }
  }
  createdOn
  replies
  comments
}
fragment ticket on Ticket {
  ...summary
  description
  entries {
    id
    author {
      ...author
    }
    createdOn
    text
    attachments {
      ...attachment
    }
  }
  attachments {
    ...attachment
  }
  history {
    status
    reason
    author {
      ...author
    }
    changedOn
  }
  watchers {
    ...author
  }
  revision
}
fragment event on TicketEvent {
  id
  ticketId
  kind
  status
  reason
  author {
    ...author
  }
  changedOn
}
fragment result on TicketResult {
  ticket {
    ...ticket
  }
  isRepeated
  problems {
    field
    problem
  }
  conflict {
    ...event
  }
}`, {"hash":"sha256:63206ae2054fc080ae05595fce9a47b6d91d6f9a30d0adf74f89731aad5bf7b4"}) as unknown as TypedDocumentString<CloseTicketMutation, CloseTicketMutationVariables>;
export const ReopenTicketDocument = new TypedDocumentString(`
    mutation ReopenTicket($key: String!, $id: ID!, $revision: Int!) {
  result: reopenTicket(key: $key, id: $id, revision: $revision) {
    ...result
  }
}
    fragment author on TicketAuthor {
  id
  name
  isService
}
fragment location on Location {
  id
  name
  city
  country
}
fragment attachment on TicketAttachment {
  id
  name
  mediaType
  size
}
fragment summary on TicketSummary {
  id
  number
  type
  subject
  status
  concern
  machineName
  serialNumber
  contact {
    ...author
  }
  location {
    ...location
    organization {
      id
      name
    }
  }
  createdOn
  replies
  comments
}
fragment ticket on Ticket {
  ...summary
  description
  entries {
    id
    author {
      ...author
    }
    createdOn
    text
    attachments {
      ...attachment
    }
  }
  attachments {
    ...attachment
  }
  history {
    status
    reason
    author {
      ...author
    }
    changedOn
  }
  watchers {
    ...author
  }
  revision
}
fragment event on TicketEvent {
  id
  ticketId
  kind
  status
  reason
  author {
    ...author
  }
  changedOn
}
fragment result on TicketResult {
  ticket {
    ...ticket
  }
  isRepeated
  problems {
    field
    problem
  }
  conflict {
    ...event
  }
}`, {"hash":"sha256:83f2868a901b178bc06ce45e95bddbbbebdaf675c4f08c155180939f2fffae91"}) as unknown as TypedDocumentString<ReopenTicketMutation, ReopenTicketMutationVariables>;
export const WatchTicketDocument = new TypedDocumentString(`
    mutation WatchTicket($key: String!, $id: ID!) {
  result: watchTicket(key: $key, id: $id) {
    ...result
  }
}
    fragment author on TicketAuthor {
  id
  name
  isService
}
fragment location on Location {
  id
  name
  city
  country
}
fragment attachment on TicketAttachment {
  id
  name
  mediaType
  size
}
fragment summary on TicketSummary {
  id
  number
  type
  subject
  status
  concern
  machineName
  serialNumber
  contact {
    ...author
  }
  location {
    ...location
    organization {
      id
      name
    }
  }
  createdOn
  replies
  comments
}
fragment ticket on Ticket {
  ...summary
  description
  entries {
    id
    author {
      ...author
    }
    createdOn
    text
    attachments {
      ...attachment
    }
  }
  attachments {
    ...attachment
  }
  history {
    status
    reason
    author {
      ...author
    }
    changedOn
  }
  watchers {
    ...author
  }
  revision
}
fragment event on TicketEvent {
  id
  ticketId
  kind
  status
  reason
  author {
    ...author
  }
  changedOn
}
fragment result on TicketResult {
  ticket {
    ...ticket
  }
  isRepeated
  problems {
    field
    problem
  }
  conflict {
    ...event
  }
}`, {"hash":"sha256:07134462da21593471982db0698db4be3d0bf9ea088ec729513ca22670827b09"}) as unknown as TypedDocumentString<WatchTicketMutation, WatchTicketMutationVariables>;
export const UnwatchTicketDocument = new TypedDocumentString(`
    mutation UnwatchTicket($key: String!, $id: ID!) {
  result: unwatchTicket(key: $key, id: $id) {
    ...result
  }
}
    fragment author on TicketAuthor {
  id
  name
  isService
}
fragment location on Location {
  id
  name
  city
  country
}
fragment attachment on TicketAttachment {
  id
  name
  mediaType
  size
}
fragment summary on TicketSummary {
  id
  number
  type
  subject
  status
  concern
  machineName
  serialNumber
  contact {
    ...author
  }
  location {
    ...location
    organization {
      id
      name
    }
  }
  createdOn
  replies
  comments
}
fragment ticket on Ticket {
  ...summary
  description
  entries {
    id
    author {
      ...author
    }
    createdOn
    text
    attachments {
      ...attachment
    }
  }
  attachments {
    ...attachment
  }
  history {
    status
    reason
    author {
      ...author
    }
    changedOn
  }
  watchers {
    ...author
  }
  revision
}
fragment event on TicketEvent {
  id
  ticketId
  kind
  status
  reason
  author {
    ...author
  }
  changedOn
}
fragment result on TicketResult {
  ticket {
    ...ticket
  }
  isRepeated
  problems {
    field
    problem
  }
  conflict {
    ...event
  }
}`, {"hash":"sha256:d997d096eb1309336f20e6366cfdffb7207b817432779609f112fcea17c0d9fb"}) as unknown as TypedDocumentString<UnwatchTicketMutation, UnwatchTicketMutationVariables>;
export const SetTicketStatusDocument = new TypedDocumentString(`
    mutation SetTicketStatus($key: String!, $id: ID!, $revision: Int!, $status: TicketStatus!, $reason: CloseReason) {
  result: setTicketStatus(
    key: $key
    id: $id
    revision: $revision
    status: $status
    reason: $reason
  ) {
    ...result
  }
}
    fragment author on TicketAuthor {
  id
  name
  isService
}
fragment location on Location {
  id
  name
  city
  country
}
fragment attachment on TicketAttachment {
  id
  name
  mediaType
  size
}
fragment summary on TicketSummary {
  id
  number
  type
  subject
  status
  concern
  machineName
  serialNumber
  contact {
    ...author
  }
  location {
    ...location
    organization {
      id
      name
    }
  }
  createdOn
  replies
  comments
}
fragment ticket on Ticket {
  ...summary
  description
  entries {
    id
    author {
      ...author
    }
    createdOn
    text
    attachments {
      ...attachment
    }
  }
  attachments {
    ...attachment
  }
  history {
    status
    reason
    author {
      ...author
    }
    changedOn
  }
  watchers {
    ...author
  }
  revision
}
fragment event on TicketEvent {
  id
  ticketId
  kind
  status
  reason
  author {
    ...author
  }
  changedOn
}
fragment result on TicketResult {
  ticket {
    ...ticket
  }
  isRepeated
  problems {
    field
    problem
  }
  conflict {
    ...event
  }
}`, {"hash":"sha256:901a2dcb4d87250515422aab03748e285489b1a460d5df8086b1b51c9ba06dd3"}) as unknown as TypedDocumentString<SetTicketStatusMutation, SetTicketStatusMutationVariables>;
export const UsersDocument = new TypedDocumentString(`
    query Users($search: String, $organization: ID, $application: String, $status: String, $page: Int) {
  users(
    search: $search
    organization: $organization
    application: $application
    status: $status
    page: $page
  ) {
    users {
      ...user
    }
    total
    page
    pageSize
  }
  administeredOrganizations {
    id
    name
  }
}
    fragment user on User {
  id
  firstName
  lastName
  email
  status
  organizations {
    id
    orguid
    name
    subRegion
    country
    city
    members
  }
  accesses {
    organization
    application
    role
    status
    actions
    requestedBy
    requestDate
  }
}`, {"hash":"sha256:cc3916845a58a6e94f08bf0474926d782f46e6155a0e5756ca6979482baa6261"}) as unknown as TypedDocumentString<UsersQuery, UsersQueryVariables>;
export const UserDocument = new TypedDocumentString(`
    query User($id: ID!) {
  user(id: $id) {
    ...user
  }
}
    fragment user on User {
  id
  firstName
  lastName
  email
  status
  organizations {
    id
    orguid
    name
    subRegion
    country
    city
    members
  }
  accesses {
    organization
    application
    role
    status
    actions
    requestedBy
    requestDate
  }
}`, {"hash":"sha256:e6225841648f9bfea1f0c77f2ae3be1ffbb8ae73aa6abdf7364c9584781bdd79"}) as unknown as TypedDocumentString<UserQuery, UserQueryVariables>;
export const AuditTrailDocument = new TypedDocumentString(`
    query AuditTrail($filter: AuditFilter, $page: Int) {
  auditTrail(filter: $filter, page: $page) {
    entries {
      id
      time
      actor
      action
      user
      organization
      application
      role
    }
    total
    page
    pageSize
  }
}
    `, {"hash":"sha256:52963bfbe3977d0f92e9ac9b647827fc48bc8ed662562a576c9619e855b445d7"}) as unknown as TypedDocumentString<AuditTrailQuery, AuditTrailQueryVariables>;
export const AuditExportDocument = new TypedDocumentString(`
    query AuditExport($filter: AuditFilter) {
  auditExport(filter: $filter)
}
    `, {"hash":"sha256:947af3cbf05464e4f0b751c2645bd3d420aab99cb753d7ee83fa332f47117205"}) as unknown as TypedDocumentString<AuditExportQuery, AuditExportQueryVariables>;
export const InviteUserDocument = new TypedDocumentString(`
    mutation InviteUser($key: String!, $input: InviteInput!) {
  result: inviteUser(key: $key, input: $input) {
    ...userResult
  }
}
    fragment user on User {
  id
  firstName
  lastName
  email
  status
  organizations {
    id
    orguid
    name
    subRegion
    country
    city
    members
  }
  accesses {
    organization
    application
    role
    status
    actions
    requestedBy
    requestDate
  }
}
fragment userResult on UserResult {
  user {
    ...user
  }
  problem
  existingUser
}`, {"hash":"sha256:8d2f6dc981fba27dc9f20afe1c1565a4c2f522e1923e94de749d6b3054569a92"}) as unknown as TypedDocumentString<InviteUserMutation, InviteUserMutationVariables>;
export const AddApplicationDocument = new TypedDocumentString(`
    mutation AddApplication($id: ID!, $organization: ID!, $application: String!, $role: String!) {
  result: addApplication(
    id: $id
    organization: $organization
    application: $application
    role: $role
  ) {
    ...userResult
  }
}
    fragment user on User {
  id
  firstName
  lastName
  email
  status
  organizations {
    id
    orguid
    name
    subRegion
    country
    city
    members
  }
  accesses {
    organization
    application
    role
    status
    actions
    requestedBy
    requestDate
  }
}
fragment userResult on UserResult {
  user {
    ...user
  }
  problem
  existingUser
}`, {"hash":"sha256:f8a725ef7529e0ba5d8a115bfe3858b63db2cefc306231278111d6a2f4e4e59f"}) as unknown as TypedDocumentString<AddApplicationMutation, AddApplicationMutationVariables>;
export const ChangeAccessDocument = new TypedDocumentString(`
    mutation ChangeAccess($id: ID!, $organization: ID!, $application: String!, $action: String!, $role: String, $locale: String) {
  result: changeAccess(
    id: $id
    organization: $organization
    application: $application
    action: $action
    role: $role
    locale: $locale
  ) {
    ...userResult
  }
}
    fragment user on User {
  id
  firstName
  lastName
  email
  status
  organizations {
    id
    orguid
    name
    subRegion
    country
    city
    members
  }
  accesses {
    organization
    application
    role
    status
    actions
    requestedBy
    requestDate
  }
}
fragment userResult on UserResult {
  user {
    ...user
  }
  problem
  existingUser
}`, {"hash":"sha256:aa23451856599bc8d69683b0c343adc499699dd15331d0974916fbe74bb51041"}) as unknown as TypedDocumentString<ChangeAccessMutation, ChangeAccessMutationVariables>;
export const RemoveMembershipDocument = new TypedDocumentString(`
    mutation RemoveMembership($id: ID!, $organization: ID!) {
  result: removeMembership(id: $id, organization: $organization) {
    ...userResult
  }
}
    fragment user on User {
  id
  firstName
  lastName
  email
  status
  organizations {
    id
    orguid
    name
    subRegion
    country
    city
    members
  }
  accesses {
    organization
    application
    role
    status
    actions
    requestedBy
    requestDate
  }
}
fragment userResult on UserResult {
  user {
    ...user
  }
  problem
  existingUser
}`, {"hash":"sha256:b6b362234f4d0c93924e492bec939a7fb70131c8f82127e43aba53a575d78386"}) as unknown as TypedDocumentString<RemoveMembershipMutation, RemoveMembershipMutationVariables>;
export const DeleteUserDocument = new TypedDocumentString(`
    mutation DeleteUser($id: ID!) {
  result: deleteUser(id: $id) {
    ...userResult
  }
}
    fragment user on User {
  id
  firstName
  lastName
  email
  status
  organizations {
    id
    orguid
    name
    subRegion
    country
    city
    members
  }
  accesses {
    organization
    application
    role
    status
    actions
    requestedBy
    requestDate
  }
}
fragment userResult on UserResult {
  user {
    ...user
  }
  problem
  existingUser
}`, {"hash":"sha256:ccf6d1a7fda3f093fa6444e8c741a9ec7e29feaa3a2e0ac109e024cd0c4edbe6"}) as unknown as TypedDocumentString<DeleteUserMutation, DeleteUserMutationVariables>;