import { defineMessages } from '@kudex/intl/messages'

/** Texts of the list of users. */
export const userListMessages = defineMessages({
  title: { id: 'users.list.title', defaultMessage: 'User administration', description: 'Title of the list of users' },
  caption: {
    id: 'users.list.caption',
    defaultMessage: 'Users by last name',
    description: 'Name of the table of users for screen readers',
  },
  loading: { id: 'users.list.loading', defaultMessage: 'The users are loading', description: 'Announced' },
  empty: {
    id: 'users.list.empty',
    defaultMessage: 'No entries found',
    description: 'Instead of an empty list (UADM-20)',
  },
  filters: { id: 'users.list.filters', defaultMessage: 'Filter users', description: 'Name of the filters' },
  search: {
    id: 'users.list.search',
    defaultMessage: 'Search',
    description: 'Label of the field that searches users, and of its button',
  },
  any: { id: 'users.list.any', defaultMessage: 'All', description: 'Option of a filter' },
  reset: { id: 'users.list.reset', defaultMessage: 'Reset filters', description: 'Link' },
  count: {
    id: 'users.list.count',
    defaultMessage: '{count, plural, one {# user} other {# users}}',
    description: 'Number of users that match',
  },
  pages: {
    id: 'users.list.pages',
    defaultMessage: 'Pages of users',
    description: 'Name of the navigation between pages',
  },
  audit: { id: 'users.audit.title', defaultMessage: 'Audit trail', description: 'Title of a page: who changed what' },
  export: {
    id: 'users.list.export',
    defaultMessage: 'Export audit trail (CSV)',
    description: 'Button: who changed what of which user',
  },
  exportFailed: {
    id: 'users.list.exportFailed',
    defaultMessage: 'The audit trail could not be exported',
    description: 'Title of an error',
  },
  invite: { id: 'users.invite.title', defaultMessage: 'Invite a user', description: 'Button, and title of the panel' },
  inviteLead: {
    id: 'users.invite.lead',
    defaultMessage: 'The person gets a mail with a link that is valid for seven days.',
    description: 'Below the title of the panel',
  },
  inviteSubmit: { id: 'users.invite.submit', defaultMessage: 'Send invitation', description: 'Button' },
  inviteEmail: {
    id: 'users.invite.email',
    defaultMessage: 'Please enter a valid email address',
    description: 'Error of the field',
  },
  inviteRole: {
    id: 'users.invite.role',
    defaultMessage: 'Choose a role of this application',
    description: 'Error of the field',
  },
  exists: {
    id: 'users.invite.exists',
    defaultMessage: 'The user already exists',
    description: 'Title of an error of an invitation (UADM-13)',
  },
  profile: {
    id: 'users.invite.profile',
    defaultMessage: 'Go to the profile',
    description: 'Link to the user who exists already',
  },
  details: {
    id: 'users.invite.details',
    defaultMessage: 'Technical details',
    description: 'Opens details of an error for support',
  },
  code: { id: 'users.invite.code', defaultMessage: 'Error code', description: 'Label of a code for support' },
  close: {
    id: 'users.close',
    defaultMessage: 'Close',
    description: 'Name of the button that closes a panel or dialog',
  },
})
