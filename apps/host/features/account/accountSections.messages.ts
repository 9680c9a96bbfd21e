import { defineMessages } from '@kudex/intl/messages'

/** Texts of sessions, data download and deletion. */
export const sectionMessages = defineMessages({
  sessions: {
    id: 'account.sessions.title',
    defaultMessage: 'Active sessions',
    description: 'Heading of the list of sessions',
  },
  sessionsText: {
    id: 'account.sessions.text',
    defaultMessage: 'These browsers are logged in with your account.',
    description: 'Explains the list of sessions',
  },
  currentSession: {
    id: 'account.sessions.current',
    defaultMessage: 'This browser, since {time}',
    description: 'Entry of the list of sessions; time is a date with time',
  },
  otherSession: {
    id: 'account.sessions.other',
    defaultMessage: 'Another browser, since {time}',
    description: 'Entry of the list of sessions; time is a date with time',
  },
  endSessions: {
    id: 'account.sessions.end',
    defaultMessage: 'Log out elsewhere',
    description: 'Button that ends all other sessions',
  },
  sessionsEnded: {
    id: 'account.sessions.ended',
    defaultMessage: 'The other browsers were logged out',
    description: 'Shown after the other sessions were ended',
  },
  data: { id: 'account.data.title', defaultMessage: 'Your data', description: 'Heading of the data download' },
  dataText: {
    id: 'account.data.text',
    defaultMessage: 'Everything that we store about your account, as a JSON file.',
    description: 'Explains the data download',
  },
  downloadData: {
    id: 'account.data.download',
    defaultMessage: 'Download your data',
    description: 'Link that downloads the data',
  },
  deletion: {
    id: 'account.delete.title',
    defaultMessage: 'Delete account',
    description: 'Heading and button of the account deletion',
  },
  deletionText: {
    id: 'account.delete.text',
    defaultMessage: 'Your profile and your access are removed. Tickets stay with your organization, without your name.',
    description: 'Explains the account deletion',
  },
  deletionQuestion: {
    id: 'account.delete.question',
    defaultMessage: 'Delete your account?',
    description: 'Title of the confirmation',
  },
  deletionWarning: {
    id: 'account.delete.warning',
    defaultMessage: 'This cannot be undone. You are logged out.',
    description: 'Text of the confirmation',
  },
  deletionConfirm: {
    id: 'account.delete.confirm',
    defaultMessage: 'Delete',
    description: 'Button of the confirmation',
  },
  deleted: {
    id: 'account.delete.done',
    defaultMessage: 'Your account was deleted. You are being logged out.',
    description: 'Shown after the account was deleted',
  },
  lastAdministrator: {
    id: 'account.delete.lastAdministrator',
    defaultMessage:
      'You are the only administrator of an organization. Make another member an administrator first, in the user administration.',
    description: 'Shown when the account cannot be deleted',
  },
})
