import { defineMessages } from '@kudex/intl/messages'

/** Texts of the account settings. */
export const accountMessages = defineMessages({
  title: { id: 'account.title', defaultMessage: 'Account settings', description: 'Title of the account settings' },
  lead: {
    id: 'account.lead',
    defaultMessage: 'Keep your details up to date, so that our service reaches you.',
    description: 'Sentence under the title of the account settings',
  },
  loading: {
    id: 'account.loading',
    defaultMessage: 'Your account is loading',
    description: 'Said by screen readers while the account settings load',
  },
  loadFailed: {
    id: 'account.loadFailed',
    defaultMessage: 'Your account could not be loaded',
    description: 'Shown instead of the account settings after a failure',
  },
  signedOut: {
    id: 'account.signedOut',
    defaultMessage: 'You are no longer signed in',
    description: 'Shown instead of the account settings when the session has ended; the button signs in again',
  },
  retry: { id: 'account.retry', defaultMessage: 'Try again', description: 'Button that loads the account again' },
  internalTitle: {
    id: 'account.internal.title',
    defaultMessage: 'Your account is managed internally',
    description: 'Notice to internal staff in the account settings',
  },
  internalText: {
    id: 'account.internal.text',
    defaultMessage: 'Profile and password are kept by your company. Here you can only reset the second factor.',
    description: 'Explains to internal staff why they cannot change their profile here',
  },
  errorTitle: {
    id: 'account.errorTitle',
    defaultMessage: 'There is a problem',
    description: 'Title above the list of errors of a form in the account settings',
  },
  saveFailed: {
    id: 'account.saveFailed',
    defaultMessage: 'Your change could not be saved. Please try again later.',
    description: 'Error of a form in the account settings when the service does not answer; the input is kept',
  },
  tooMany: {
    id: 'account.tooMany',
    defaultMessage: 'Too many attempts. Please wait a few minutes and try again.',
    description: 'Error of a form in the account settings after too many attempts',
  },
  signedOutWhileSaving: {
    id: 'account.signedOutWhileSaving',
    defaultMessage: 'Your session has ended. Sign in again in another tab, then send the form once more.',
    description: 'Error of a form in the account settings when the session has ended; the input is kept',
  },
  profile: { id: 'account.profile.title', defaultMessage: 'Profile', description: 'Heading of the profile form' },
  saveProfile: {
    id: 'account.profile.save',
    defaultMessage: 'Save profile',
    description: 'Button that saves the profile',
  },
  profileSaved: {
    id: 'account.profile.saved',
    defaultMessage: 'Your profile was saved',
    description: 'Shown above the profile form after it was saved',
  },
  firstName: { id: 'account.field.firstName', defaultMessage: 'First name', description: 'Field of the profile' },
  lastName: { id: 'account.field.lastName', defaultMessage: 'Last name', description: 'Field of the profile' },
  company: { id: 'account.field.company', defaultMessage: 'Company', description: 'Field of the profile' },
  email: { id: 'account.field.email', defaultMessage: 'E-mail', description: 'Field of the profile, read-only' },
  emailHint: {
    id: 'account.field.emailHint',
    defaultMessage: 'You sign in with this address. Our support can change it.',
    description: 'Hint below the read-only e-mail field of the profile',
  },
  telephone: { id: 'account.field.telephone', defaultMessage: 'Telephone', description: 'Field of the profile' },
  address: {
    id: 'account.field.address',
    defaultMessage: 'Address',
    description: 'Field of the profile: street and number',
  },
  postalCode: { id: 'account.field.postalCode', defaultMessage: 'Postal code', description: 'Field of the profile' },
  city: { id: 'account.field.city', defaultMessage: 'City', description: 'Field of the profile' },
  country: { id: 'account.field.country', defaultMessage: 'Country', description: 'Field of the profile' },
  language: {
    id: 'account.field.language',
    defaultMessage: 'Language',
    description: 'Field of the profile: language of our mails',
  },
  languageNone: {
    id: 'account.field.languageNone',
    defaultMessage: 'Not chosen',
    description: 'First choice of the language field of the profile',
  },
  countryEmpty: {
    id: 'account.country.empty',
    defaultMessage: 'No country found',
    description: 'In the list of countries when nothing matches',
  },
  countryOpen: {
    id: 'account.country.open',
    defaultMessage: 'Show countries',
    description: 'Button that opens the list of countries',
  },
  countryCount: {
    id: 'account.country.count',
    defaultMessage: '{count, plural, one {# country} other {# countries}}',
    description: 'Said by screen readers: how many countries match the input',
  },
  password: { id: 'account.password.title', defaultMessage: 'Password', description: 'Heading of the password form' },
  changePassword: {
    id: 'account.password.save',
    defaultMessage: 'Change password',
    description: 'Button that changes the password',
  },
  passwordChanged: {
    id: 'account.password.saved',
    defaultMessage: 'Your password was changed',
    description: 'Shown above the password form after a change',
  },
  passwordChangedText: {
    id: 'account.password.savedText',
    defaultMessage: 'Other browsers were signed out.',
    description: 'Below the message that the password was changed',
  },
  currentPassword: {
    id: 'account.password.current',
    defaultMessage: 'Current password',
    description: 'Field of the password form',
  },
  newPassword: {
    id: 'account.password.new',
    defaultMessage: 'New password',
    description: 'Field of the password form',
  },
  newPasswordHint: {
    id: 'account.password.hint',
    defaultMessage: 'At least {count} characters, with a capital letter and a digit',
    description: 'Hint at the field for the new password',
  },
  repeatedPassword: {
    id: 'account.password.repeat',
    defaultMessage: 'New password, again',
    description: 'Field of the password form',
  },
  wrongPassword: {
    id: 'account.password.wrong',
    defaultMessage: 'This is not your current password.',
    description: 'Error of the field for the current password',
  },
  passwordsDiffer: {
    id: 'account.password.differ',
    defaultMessage: 'The two new passwords differ.',
    description: 'Error of the field for the repeated password',
  },
  showPassword: {
    id: 'account.password.show',
    defaultMessage: 'Show password',
    description: 'Button in a password field',
  },
  hidePassword: {
    id: 'account.password.hide',
    defaultMessage: 'Hide password',
    description: 'Button in a password field',
  },
  secondFactor: {
    id: 'account.secondFactor.title',
    defaultMessage: 'Second factor',
    description: 'Heading of the section about multi-factor authentication',
  },
  secondFactorText: {
    id: 'account.secondFactor.text',
    defaultMessage: 'Besides the password, signing in takes a code of an authenticator app on your phone.',
    description: 'Explains the second factor',
  },
  onWithCodes: {
    id: 'account.secondFactor.onWithCodes',
    defaultMessage: 'On, {count, plural, one {# recovery code left} other {# recovery codes left}}',
    description: 'Status of the second factor',
  },
  off: { id: 'account.secondFactor.off', defaultMessage: 'Off', description: 'Status of the second factor' },
  enable: {
    id: 'account.secondFactor.enable',
    defaultMessage: 'Set up an authenticator app',
    description: 'Button that enables the second factor',
  },
  setupText: {
    id: 'account.secondFactor.setup',
    defaultMessage: 'Scan the code with your authenticator app, then enter the six digits that it shows.',
    description: 'Instruction beside the QR code',
  },
  qrCode: {
    id: 'account.secondFactor.qrCode',
    defaultMessage: 'QR code for your authenticator app',
    description: 'Alternative text of the QR code',
  },
  secret: {
    id: 'account.secondFactor.secret',
    defaultMessage: 'Or enter this key in the app:',
    description: 'Before the key of the authenticator app',
  },
  code: { id: 'account.secondFactor.code', defaultMessage: 'Code', description: 'Field for the code of the app' },
  confirm: {
    id: 'account.secondFactor.confirm',
    defaultMessage: 'Confirm',
    description: 'Button that sends the code of the authenticator app',
  },
  wrongCode: {
    id: 'account.secondFactor.wrongCode',
    defaultMessage: 'The code is not correct. Wait for the next one and try again.',
    description: 'Error of the field for the code',
  },
  recoveryTitle: {
    id: 'account.recovery.title',
    defaultMessage: 'Your recovery codes',
    description: 'Heading above the recovery codes, which are shown once',
  },
  recoveryText: {
    id: 'account.recovery.text',
    defaultMessage:
      'Keep them in a safe place: they are shown only now. Each one replaces the code of the app once, for example when you lose your phone.',
    description: 'Explains the recovery codes',
  },
  recoveryDone: {
    id: 'account.recovery.done',
    defaultMessage: 'I have saved the codes',
    description: 'Button that hides the recovery codes',
  },
  reset: {
    id: 'account.reset.button',
    defaultMessage: 'Reset the second factor',
    description: 'Button that removes the second factor',
  },
  resetQuestion: {
    id: 'account.reset.question',
    defaultMessage: 'Reset the second factor?',
    description: 'Title of the confirmation',
  },
  resetText: {
    id: 'account.reset.text',
    defaultMessage: 'Then your password alone is enough to sign in, until you set up an authenticator app again.',
    description: 'Text of the confirmation',
  },
  resetConfirm: { id: 'account.reset.confirm', defaultMessage: 'Reset', description: 'Button of the confirmation' },
  resetDone: {
    id: 'account.reset.done',
    defaultMessage: 'The second factor was reset',
    description: 'Shown after the second factor was removed',
  },
  stepFailed: {
    id: 'account.stepFailed',
    defaultMessage: 'That did not work',
    description: 'Title above the reason why a step of the account settings failed',
  },
  sessions: {
    id: 'account.sessions.title',
    defaultMessage: 'Active sessions',
    description: 'Heading of the list of sessions',
  },
  sessionsText: {
    id: 'account.sessions.text',
    defaultMessage: 'These browsers are signed in with your account.',
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
    defaultMessage: 'Sign out elsewhere',
    description: 'Button that ends all other sessions',
  },
  sessionsEnded: {
    id: 'account.sessions.ended',
    defaultMessage: 'The other browsers were signed out',
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
    defaultMessage: 'This cannot be undone. You are signed out.',
    description: 'Text of the confirmation',
  },
  deletionConfirm: {
    id: 'account.delete.confirm',
    defaultMessage: 'Delete',
    description: 'Button of the confirmation',
  },
  deleted: {
    id: 'account.delete.done',
    defaultMessage: 'Your account was deleted. You are being signed out.',
    description: 'Shown after the account was deleted',
  },
  lastAdministrator: {
    id: 'account.delete.lastAdministrator',
    defaultMessage:
      'You are the only administrator of an organization. Make somebody else an administrator first, in the user administration.',
    description: 'Shown when the account cannot be deleted',
  },
  cancel: { id: 'account.cancel', defaultMessage: 'Cancel', description: 'Button that leaves a step' },
  closeDialog: {
    id: 'account.closeDialog',
    defaultMessage: 'Close the dialog',
    description: 'Name of the button that closes a confirmation',
  },
})
