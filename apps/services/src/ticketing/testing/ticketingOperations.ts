import type { SeedAccount } from '../../../seed/accounts.types.ts'
import type { Answer } from '../../testing/askService.ts'

const ticketing = ({ roles }: SeedAccount) => roles.includes('kmx_int_serviceticketing_active')
const inventory = ({ roles }: SeedAccount) => roles.includes('kmx_int_assetdb_active')
const staff = ({ roles }: SeedAccount) => roles.includes('kmx_delegatedadmin_intern')
const noAccount = () => false
const administration = ({ roles }: SeedAccount) => roles.some((role) => role.startsWith('kmx_delegatedadmin_'))

/** Internal staff see all organizations, others those of which they are members. */
export const seesAsMember = ({ roles, organizations: own }: SeedAccount, organization: string) =>
  roles.includes('kmx_delegatedadmin_intern') || own.includes(organization)

/** Administrators administer their first organization only, internal staff all. */
const seesAsAdministrator = ({ roles, organizations: [own] }: SeedAccount, organization: string) =>
  roles.includes('kmx_delegatedadmin_intern') || own === organization

/** True if an answer names an organization. */
export const names = (answer: Answer, organization: string) => JSON.stringify(answer).includes(`of ${organization}`)
const isDone = (answer: Answer) => JSON.stringify(answer.data).includes('"problem":null')

/** Cells of an operation of the user administration (UADM-21). */
const administer = (field: Operation['field'], tells?: Operation['tells']): Operation => ({
  isAllowed: administration,
  sees: seesAsAdministrator,
  forConnector: false,
  field,
  ...(tells && { tells }),
})

/** An operation about an organization, and who may run it. */
export interface Operation {
  /** The accounts with the role for it. */
  readonly isAllowed: (account: SeedAccount) => boolean
  /** True if the connector is allowed. */
  readonly forConnector: boolean
  /** The field with its arguments; `id` is that of a ticket of the organization. */
  readonly field: (organization: string, id: string, key: string) => string
  /** True if an allowed account may see the organization; by default, if it is a member. */
  readonly sees?: (account: SeedAccount, organization: string) => boolean
  /** True if an answer tells about the organization; by default, if it names it. */
  readonly tells?: (answer: Answer, organization: string) => boolean
}

const author = 'author: { id: "7", name: "Engineer" }'

/** A row for each root field of the schema. */
export const operations: Readonly<Record<string, Operation>> = {
  'Query.tickets': {
    isAllowed: ticketing,
    forConnector: true,
    field: () => 'tickets(sort: { column: createdOn, descending: false }) { tickets { subject location { name } } }',
  },
  'Query.ticket': {
    isAllowed: ticketing,
    forConnector: true,
    field: (_, id) => `ticket(id: "${id}") { subject }`,
  },
  'Query.ticketEvents': {
    isAllowed: ticketing,
    forConnector: true,
    field: () => 'ticketEvents(since: "0") { events { author { name } } }',
  },
  'Query.machines': { isAllowed: inventory, forConnector: false, field: () => 'machines { machines { name } }' },
  'Query.machine': {
    isAllowed: inventory,
    forConnector: false,
    field: (organization) => `machine(serialNumber: "${organization}-1") { name location { name } }`,
  },
  'Query.locations': {
    isAllowed: (account) => ticketing(account) || inventory(account),
    forConnector: true,
    field: () => 'locations { name }',
  },
  'Mutation.createTicket': {
    isAllowed: ticketing,
    forConnector: false,
    field: (organization, _, key) =>
      `createTicket(key: "${key}", input: { location: "${organization}-plant", ticketType: "fault", concern: "none", subject: "S", description: "D" }) { ticket { location { name } } problems { field } }`,
  },
  'Mutation.addComment': {
    isAllowed: ticketing,
    forConnector: false,
    field: (_, id, key) =>
      `addComment(key: "${key}", id: "${id}", input: { comment: "C" }) { ticket { subject } conflict { kind } }`,
  },
  'Mutation.closeTicket': {
    isAllowed: ticketing,
    forConnector: false,
    field: (_, id, key) =>
      `closeTicket(key: "${key}", id: "${id}", revision: 1, input: { reason: "notRelevant" }) { ticket { subject } conflict { kind } }`,
  },
  'Mutation.reopenTicket': {
    isAllowed: ticketing,
    forConnector: false,
    // Conflicts tell about a ticket as well: the ticket is open.
    field: (_, id, key) =>
      `reopenTicket(key: "${key}", id: "${id}", revision: 1) { ticket { subject } conflict { author { name } } }`,
  },
  'Mutation.watchTicket': {
    isAllowed: ticketing,
    forConnector: false,
    field: (_, id, key) => `watchTicket(key: "${key}", id: "${id}") { ticket { subject } }`,
  },
  'Mutation.unwatchTicket': {
    isAllowed: ticketing,
    forConnector: false,
    field: (_, id, key) => `unwatchTicket(key: "${key}", id: "${id}") { ticket { subject } }`,
  },
  'Mutation.replyToTicket': {
    isAllowed: noAccount,
    forConnector: true,
    field: (_, id, key) =>
      `replyToTicket(key: "${key}", id: "${id}", ${author}, input: { comment: "C" }) { ticket { subject } }`,
  },
  'Query.users': administer((organization) => `users(search: "of ${organization}") { users { lastName } total }`),
  'Query.user': administer((_, id) => `user(id: "${id}") { lastName organizations { name } }`),
  'Query.administeredOrganizations': administer(() => 'administeredOrganizations { name }'),
  'Query.auditTrail': administer(() => 'auditTrail { entries { organization } }'),
  'Query.auditExport': administer(() => 'auditExport'),
  'Mutation.inviteUser': administer(
    (organization, id, key) =>
      `inviteUser(key: "${key}", input: { email: "${id}@new.example", organization: "${organization}", application: "tickets", role: "user", locale: "en" }) { user { organizations { name } } problem existingUser }`,
  ),
  'Mutation.addApplication': administer(
    (organization, id) =>
      `addApplication(id: "${id}", organization: "${organization}", application: "tickets", role: "user") { user { lastName } problem }`,
  ),
  'Mutation.changeAccess': administer(
    (organization, id) =>
      `changeAccess(id: "${id}", organization: "${organization}", application: "inventory", action: "accept") { user { lastName } problem }`,
  ),
  'Mutation.removeMembership': administer(
    (organization, id) => `removeMembership(id: "${id}", organization: "${organization}") { problem }`,
    isDone,
  ),
  'Mutation.deleteUser': administer((_, id) => `deleteUser(id: "${id}") { problem }`, isDone),
  'Query.machineTransfers': {
    isAllowed: staff,
    forConnector: false,
    field: () => 'machineTransfers { machineName }',
  },
  'Mutation.requestTransfer': {
    isAllowed: inventory,
    forConnector: false,
    field: (organization) =>
      `requestTransfer(serialNumber: "${organization}-1", input: { recipient: "R", contact: "r@next.example" }) { transfer { machineName } }`,
  },
  'Mutation.decideTransfer': {
    isAllowed: staff,
    forConnector: false,
    field: (organization) => `decideTransfer(id: "${organization}-transfer", reason: "R") { transfer { machineName } }`,
  },
  'Query.ownOrganizations': {
    isAllowed: () => true,
    sees: (account, organization) => account.organizations.includes(organization),
    forConnector: false,
    field: () => 'ownOrganizations { name }',
  },
  'Mutation.requestApplication': {
    isAllowed: () => true,
    sees: (account, organization) => account.organizations.includes(organization),
    forConnector: false,
    field: (organization) => `requestApplication(organization: "${organization}", application: "direct", role: "user")`,
    tells: ({ data }) => data !== null && !JSON.stringify(data).includes('"organization"'),
  },
  'Mutation.setTicketStatus': {
    isAllowed: staff,
    forConnector: true,
    field: (_, id, key) =>
      `setTicketStatus(key: "${key}", id: "${id}", ${author}, status: waiting) { ticket { subject } }`,
  },
}
