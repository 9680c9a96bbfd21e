import { defineMessages } from '@kudex/intl/messages'

/** Texts of the audit trail of the user administration. */
export const auditMessages = defineMessages({
  lead: {
    id: 'users.audit.lead',
    defaultMessage: 'Who changed the access of whom. Times and days are in UTC.',
    description: 'Below the title of the audit trail',
  },
  caption: {
    id: 'users.audit.caption',
    defaultMessage: 'Changes, the newest first',
    description: 'Name of the table for screen readers',
  },
  filters: { id: 'users.audit.filters', defaultMessage: 'Filter changes', description: 'Name of the filters' },
  person: {
    id: 'users.audit.person',
    defaultMessage: 'Name or e-mail',
    description: 'Label of the field that searches changes by or of a person',
  },
  action: { id: 'users.audit.action', defaultMessage: 'Change', description: 'Column and filter: kind of change' },
  from: { id: 'users.audit.from', defaultMessage: 'From', description: 'Label of the first day' },
  to: { id: 'users.audit.to', defaultMessage: 'Until', description: 'Label of the last day' },
  apply: { id: 'users.audit.apply', defaultMessage: 'Apply', description: 'Button that applies the filters' },
  count: {
    id: 'users.audit.count',
    defaultMessage: '{count, plural, one {# change} other {# changes}}',
    description: 'Number of changes that match',
  },
  time: { id: 'users.audit.time', defaultMessage: 'Time', description: 'Column: when a change was made' },
  user: { id: 'users.audit.user', defaultMessage: 'User', description: 'Column: whose access was changed' },
  actor: { id: 'users.audit.actor', defaultMessage: 'Changed by', description: 'Column: who made a change' },
  deleted: {
    id: 'users.audit.deleted',
    defaultMessage: 'Deleted user',
    description: 'Instead of the name of a person whose account was deleted',
  },
  unknown: {
    id: 'users.audit.unknown',
    defaultMessage: 'Other change',
    description: 'A kind of change without a text',
  },
  joined: {
    id: 'users.audit.joined',
    defaultMessage: 'The invitation was accepted',
    description: 'Kind of change in the audit trail',
  },
  requested: {
    id: 'users.audit.requested',
    defaultMessage: 'Access was requested',
    description: 'Kind of change in the audit trail',
  },
  pages: { id: 'users.audit.pages', defaultMessage: 'Pages of changes', description: 'Name of the links to pages' },
})
