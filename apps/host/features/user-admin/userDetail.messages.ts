import { defineMessages } from '@kudex/intl/messages'

/** Texts of the page of a user. */
export const userDetailMessages = defineMessages({
  title: { id: 'users.detail.title', defaultMessage: 'User', description: 'Title of the page of a user' },
  back: { id: 'users.detail.back', defaultMessage: 'All users', description: 'Link to the list' },
  loading: { id: 'users.detail.loading', defaultMessage: 'The user is loading', description: 'Announced' },
  organizations: { id: 'users.detail.organizations', defaultMessage: 'Organizations', description: 'Heading' },
  applications: { id: 'users.detail.applications', defaultMessage: 'Applications', description: 'Heading' },
  audit: { id: 'users.detail.audit', defaultMessage: 'Changes of this user', description: 'Link to the audit trail' },
  empty: { id: 'users.detail.empty', defaultMessage: 'No entries found', description: 'Instead of an empty list' },
  invalid: {
    id: 'users.detail.invalid',
    defaultMessage: 'Invalid user',
    description: 'Title of the page of a user who does not exist (UADM-19)',
  },
  invalidText: {
    id: 'users.detail.invalid.text',
    defaultMessage: 'There is no user with this address. Check the link or look in the list.',
    description: 'Below the title “Invalid user”',
  },
  noPermission: {
    id: 'users.detail.noPermission',
    defaultMessage: 'No permission to view this user',
    description: 'Title of a page (UADM-18)',
  },
  noPermissionText: {
    id: 'users.detail.noPermission.text',
    defaultMessage: 'You and this user have no organization in common, or the user was deleted.',
    description: 'Below the title “No permission to view this user”',
  },
  removal: { id: 'users.removal.button', defaultMessage: 'Remove membership', description: 'Button' },
  removalLabel: {
    id: 'users.removal.label',
    defaultMessage: 'Remove membership: {organization}',
    description: 'Name of the button',
  },
  removalTitle: {
    id: 'users.removal.confirm.title',
    defaultMessage: 'Remove the membership?',
    description: 'Question',
  },
  removalText: {
    id: 'users.removal.confirm.text',
    defaultMessage: '{name} no longer belongs to {organization} and loses all access there.',
    description: 'Below the question',
  },
  removalWarning: {
    id: 'users.removal.warning',
    defaultMessage: 'It is the only organization that you have in common: you lose the right to administer this user.',
    description: 'Warning (UADM-16)',
  },
  removalOwnWarning: {
    id: 'users.removal.ownWarning',
    defaultMessage: 'You remove yourself: you lose the right to administer the users of this organization.',
    description: 'Warning (UADM-16)',
  },
  remove: { id: 'users.removal.confirm.button', defaultMessage: 'Remove', description: 'Button that confirms' },
  deletion: { id: 'users.deletion.title', defaultMessage: 'Delete user', description: 'Heading' },
  deletionText: {
    id: 'users.deletion.text',
    defaultMessage: 'The person can no longer log in. Tickets and comments stay under “deleted user”.',
    description: 'Below the heading “Delete user”',
  },
  deletionButton: { id: 'users.deletion.button', defaultMessage: 'Delete this user', description: 'Button' },
  deletionTitle: { id: 'users.deletion.confirm.title', defaultMessage: 'Delete {name}?', description: 'Question' },
  deletionConfirm: {
    id: 'users.deletion.confirm.text',
    defaultMessage: 'This cannot be undone.',
    description: 'Below the question',
  },
  delete: { id: 'users.deletion.confirm.button', defaultMessage: 'Delete', description: 'Button that confirms' },
  withdrawTitle: { id: 'users.withdraw.confirm.title', defaultMessage: 'Withdraw access?', description: 'Question' },
  withdrawText: {
    id: 'users.withdraw.confirm.text',
    defaultMessage: 'The person can no longer use the application.',
    description: 'Below the question',
  },
  withdraw: { id: 'users.withdraw.confirm.button', defaultMessage: 'Withdraw', description: 'Button that confirms' },
  cancel: { id: 'users.cancel', defaultMessage: 'Cancel', description: 'Button' },
  save: { id: 'users.save', defaultMessage: 'Save', description: 'Button that stores a role' },
})
