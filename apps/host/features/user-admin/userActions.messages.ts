import { defineMessages } from '@kudex/intl/messages'

/** Actions on the access of users, with the titles of success and failure (UADM-05…10). */
export const userActionMessages = defineMessages({
  grant: { id: 'users.action.grant', defaultMessage: 'Grant access', description: 'Button' },
  accept: { id: 'users.action.accept', defaultMessage: 'Accept request', description: 'Button' },
  update: { id: 'users.action.update', defaultMessage: 'Update access', description: 'Button: change the role' },
  resend: { id: 'users.action.resend', defaultMessage: 'Resend invite', description: 'Button' },
  sendNew: { id: 'users.action.sendNew', defaultMessage: 'Send new invite', description: 'Button' },
  deny: { id: 'users.action.deny', defaultMessage: 'Deny request', description: 'Button' },
  withdraw: { id: 'users.action.withdraw', defaultMessage: 'Withdraw access', description: 'Button' },
  add: { id: 'users.action.add', defaultMessage: 'Add application', description: 'Button, and title of the panel' },
  nothingToAdd: {
    id: 'users.action.nothingToAdd',
    defaultMessage: 'All applications of this organization are already listed.',
    description: 'Instead of the applications to add',
  },
  label: { id: 'users.action.label', defaultMessage: '{action}: {application}', description: 'Name of a button' },
  grantDone: { id: 'users.done.grant', defaultMessage: 'Access was granted', description: 'Title of success' },
  acceptDone: { id: 'users.done.accept', defaultMessage: 'The request was accepted', description: 'Title of success' },
  updateDone: { id: 'users.done.update', defaultMessage: 'The access was updated', description: 'Title of success' },
  resendDone: {
    id: 'users.done.resend',
    defaultMessage: 'The invitation was sent again',
    description: 'Title of success',
  },
  sendNewDone: {
    id: 'users.done.sendNew',
    defaultMessage: 'A new invitation was sent',
    description: 'Title of success',
  },
  denyDone: { id: 'users.done.deny', defaultMessage: 'The request was denied', description: 'Title of success' },
  withdrawDone: { id: 'users.done.withdraw', defaultMessage: 'Access was withdrawn', description: 'Title of success' },
  addDone: { id: 'users.done.add', defaultMessage: 'The application was added', description: 'Title of success' },
  inviteDone: { id: 'users.done.invite', defaultMessage: 'The invitation was sent', description: 'Title of success' },
  removeDone: {
    id: 'users.done.remove',
    defaultMessage: 'The membership was removed',
    description: 'Title of success',
  },
  deleteDone: { id: 'users.done.delete', defaultMessage: 'The user was deleted', description: 'Title of success' },
  grantFailed: {
    id: 'users.failed.grant',
    defaultMessage: 'Access could not be granted',
    description: 'Title of failure',
  },
  acceptFailed: {
    id: 'users.failed.accept',
    defaultMessage: 'The request could not be accepted',
    description: 'Title of failure',
  },
  updateFailed: {
    id: 'users.failed.update',
    defaultMessage: 'The access could not be updated',
    description: 'Title of failure',
  },
  resendFailed: {
    id: 'users.failed.resend',
    defaultMessage: 'The invitation could not be sent again',
    description: 'Title of failure',
  },
  sendNewFailed: {
    id: 'users.failed.sendNew',
    defaultMessage: 'No new invitation could be sent',
    description: 'Title of failure',
  },
  denyFailed: {
    id: 'users.failed.deny',
    defaultMessage: 'The request could not be denied',
    description: 'Title of failure',
  },
  withdrawFailed: {
    id: 'users.failed.withdraw',
    defaultMessage: 'Access could not be withdrawn',
    description: 'Title of failure',
  },
  addFailed: {
    id: 'users.failed.add',
    defaultMessage: 'The application could not be added',
    description: 'Title of failure',
  },
  inviteFailed: {
    id: 'users.failed.invite',
    defaultMessage: 'The invitation could not be sent',
    description: 'Title of failure',
  },
  removeFailed: {
    id: 'users.failed.remove',
    defaultMessage: 'The membership could not be removed',
    description: 'Title of failure',
  },
  deleteFailed: {
    id: 'users.failed.delete',
    defaultMessage: 'The user could not be deleted',
    description: 'Title of failure',
  },
  statusProblem: {
    id: 'users.problem.status',
    defaultMessage: 'The status has changed meanwhile. The page shows the current one.',
    description: 'Why an action was refused',
  },
  lastAdministrator: {
    id: 'users.problem.lastAdministrator',
    defaultMessage: 'The organization needs at least one administrator. Make another member an administrator first.',
    description: 'Why an action was refused',
  },
  otherOrganizations: {
    id: 'users.problem.otherOrganizations',
    defaultMessage: 'The user also belongs to organizations that you do not administer. Remove the membership instead.',
    description: 'Why a deletion was refused',
  },
  ownAccount: {
    id: 'users.problem.ownAccount',
    defaultMessage: 'You delete your own account in the account settings.',
    description: 'Why a deletion was refused',
  },
  hasApplication: {
    id: 'users.problem.application',
    defaultMessage: 'The user has this application in this organization already.',
    description: 'Why an application was not added',
  },
  tooMany: {
    id: 'users.problem.tooMany',
    defaultMessage: 'Too many invitations were sent. Please try again in an hour.',
    description: 'Why an invitation was not sent',
  },
  notAdministered: {
    id: 'users.problem.organization',
    defaultMessage: 'You do not administer this organization, or the user no longer belongs to it.',
    description: 'Why an action was refused',
  },
  roleProblem: {
    id: 'users.problem.role',
    defaultMessage: 'The application does not have this role.',
    description: 'Why an action was refused',
  },
})
