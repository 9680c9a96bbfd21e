import { defineMessages } from '@kudex/intl/messages'

/** Texts of the sign-in pages (AUTH-39). */
export const identityMessages = defineMessages({
  siteName: {
    id: 'identity.siteName',
    defaultMessage: 'Kudex',
    description: 'Name beside the sign on the sign-in pages; a brand, not translated',
  },
  home: {
    id: 'identity.home',
    defaultMessage: 'Go to the Kudex website',
    description: 'Label of the sign at the top of the sign-in pages, a link',
  },
  languages: {
    id: 'identity.languages',
    defaultMessage: 'Language',
    description: 'Label of the list of languages at the foot of the sign-in pages',
  },

  loginTitle: {
    id: 'identity.login.title',
    defaultMessage: 'Log in to mykomax',
    description: 'Title of the sign-in page; mykomax is the name of the customer portal',
  },
  loginLead: {
    id: 'identity.login.lead',
    defaultMessage: 'Use the e-mail address and the password of your customer account.',
    description: 'Sentence under the title of the sign-in page',
  },
  email: { id: 'identity.login.email', defaultMessage: 'E-mail', description: 'Label of the e-mail field' },
  password: { id: 'identity.login.password', defaultMessage: 'Password', description: 'Label of the password field' },
  showPassword: {
    id: 'identity.login.showPassword',
    defaultMessage: 'Show password',
    description: 'Button in the password field',
  },
  hidePassword: {
    id: 'identity.login.hidePassword',
    defaultMessage: 'Hide password',
    description: 'Button in the password field',
  },
  submit: { id: 'identity.login.submit', defaultMessage: 'Log in', description: 'Button that sends the sign-in form' },
  cancel: {
    id: 'identity.login.cancel',
    defaultMessage: 'Cancel',
    description: 'Link that leads back to the website without signing in',
  },
  problemTitle: {
    id: 'identity.login.problem.title',
    defaultMessage: 'You are not logged in yet',
    description: 'Title above the list of problems with the sign-in form',
  },
  emailMissing: {
    id: 'identity.login.problem.emailMissing',
    defaultMessage: 'Enter your e-mail address',
    description: 'Problem with the e-mail field',
  },
  passwordMissing: {
    id: 'identity.login.problem.passwordMissing',
    defaultMessage: 'Enter your password',
    description: 'Problem with the password field',
  },
  notCorrect: {
    id: 'identity.login.problem.notCorrect',
    defaultMessage: 'E-mail or password is not correct. Check both and try again.',
    description: 'Shown after a failed sign-in; must not tell which of the two is wrong',
  },
  tooMany: {
    id: 'identity.login.problem.tooMany',
    defaultMessage:
      '{minutes, plural, one {There were too many attempts. Try again in # minute.} other {There were too many attempts. Try again in # minutes.}}',
    description: 'Shown after too many failed sign-ins',
  },
  busy: {
    id: 'identity.login.problem.busy',
    defaultMessage: 'Many people are signing in right now. Try again in a few seconds.',
    description: 'Shown when the service is overloaded',
  },

  secondFactorTitle: {
    id: 'identity.secondFactor.title',
    defaultMessage: 'Second factor',
    description: 'Title of the page that asks for the code of the authenticator app after the password',
  },
  secondFactorLead: {
    id: 'identity.secondFactor.lead',
    defaultMessage: 'Enter the code that your authenticator app shows.',
    description: 'Sentence under the title of the second factor page',
  },
  code: {
    id: 'identity.secondFactor.code',
    defaultMessage: 'Code',
    description: 'Label of the field for the code of the authenticator app',
  },
  codeHint: {
    id: 'identity.secondFactor.codeHint',
    defaultMessage: 'Without the app, enter one of your recovery codes.',
    description: 'Hint at the field for the code',
  },
  codeMissing: {
    id: 'identity.secondFactor.codeMissing',
    defaultMessage: 'Enter the code',
    description: 'Problem with the field for the code',
  },
  codeWrong: {
    id: 'identity.secondFactor.codeWrong',
    defaultMessage: 'The code is not correct or was used already. Wait for the next one and try again.',
    description: 'Problem with the field for the code',
  },
  signInExpired: {
    id: 'identity.secondFactor.expired',
    defaultMessage: 'That took too long. Please log in again.',
    description: 'Problem on the sign-in page when the code came more than ten minutes after the password',
  },

  consentTitle: {
    id: 'identity.consent.title',
    defaultMessage: 'Allow access to your account',
    description: 'Title of the page that asks for consent',
  },
  consentLead: {
    id: 'identity.consent.lead',
    defaultMessage: 'The customer portal of Kudex asks to read parts of your account.',
    description: 'Sentence under the title of the page that asks for consent',
  },
  consentScopes: {
    id: 'identity.consent.scopes',
    defaultMessage: 'The portal reads',
    description: 'Heading of the list of what is read',
  },
  scopeOpenid: {
    id: 'identity.consent.scope.openid',
    defaultMessage: 'That you are logged in',
    description: 'Entry of the list of what is read',
  },
  scopeProfile: {
    id: 'identity.consent.scope.profile',
    defaultMessage: 'Your first and last name',
    description: 'Entry of the list of what is read',
  },
  scopeEmail: {
    id: 'identity.consent.scope.email',
    defaultMessage: 'Your e-mail address',
    description: 'Entry of the list of what is read',
  },
  scopeRoles: {
    id: 'identity.consent.scope.roles',
    defaultMessage: 'Which services you may use',
    description: 'Entry of the list of what is read',
  },
  consentAccept: { id: 'identity.consent.accept', defaultMessage: 'Allow', description: 'Button that gives consent' },
  consentDeny: {
    id: 'identity.consent.deny',
    defaultMessage: 'Do not allow',
    description: 'Button that denies consent',
  },

  logoutTitle: {
    id: 'identity.logout.title',
    defaultMessage: 'Do you want to log out?',
    description: 'Title of the page that asks before logging out',
  },
  logoutLead: {
    id: 'identity.logout.lead',
    defaultMessage: 'You will be logged out of the portal in this browser.',
    description: 'Sentence under the title of the page that asks before logging out',
  },
  logoutAccept: { id: 'identity.logout.accept', defaultMessage: 'Log out', description: 'Button that logs out' },
  logoutDeny: {
    id: 'identity.logout.deny',
    defaultMessage: 'Stay logged in',
    description: 'Button that keeps the session',
  },

  invalidTitle: {
    id: 'identity.message.invalid.title',
    defaultMessage: 'This login link does not work',
    description: 'Title when a request to sign in is refused',
  },
  invalidText: {
    id: 'identity.message.invalid.text',
    defaultMessage: 'The link that led here is incomplete or not allowed. Start again from the website.',
    description: 'Text when a request to sign in is refused',
  },
  expiredTitle: {
    id: 'identity.message.expired.title',
    defaultMessage: 'This login has expired',
    description: 'Title when a sign-in took too long or was finished already',
  },
  expiredText: {
    id: 'identity.message.expired.text',
    defaultMessage:
      'It took too long or was finished already, or your browser does not keep cookies. Start again from the website.',
    description: 'Text when a sign-in took too long or was finished already',
  },
  failureTitle: {
    id: 'identity.message.failure.title',
    defaultMessage: 'Something went wrong',
    description: 'Title when the sign-in service fails',
  },
  failureText: {
    id: 'identity.message.failure.text',
    defaultMessage: 'That is our fault, not yours. Please try again in a few minutes.',
    description: 'Text when the sign-in service fails',
  },
  loggedOutTitle: {
    id: 'identity.message.loggedOut.title',
    defaultMessage: 'You are logged out',
    description: 'Title after logging out',
  },
  loggedOutText: {
    id: 'identity.message.loggedOut.text',
    defaultMessage: 'See you next time.',
    description: 'Text after logging out',
  },
  signedInTitle: {
    id: 'identity.message.signedIn.title',
    defaultMessage: 'You are still logged in',
    description: 'Title after a person chose not to log out',
  },
  signedInText: {
    id: 'identity.message.signedIn.text',
    defaultMessage: 'Nothing has changed.',
    description: 'Text after a person chose not to log out',
  },
  notFoundTitle: {
    id: 'identity.message.notFound.title',
    defaultMessage: 'This page does not exist',
    description: 'Title of an unknown address of the sign-in service',
  },
  notFoundText: {
    id: 'identity.message.notFound.text',
    defaultMessage: 'Check the address, or start again from the website.',
    description: 'Text of an unknown address of the sign-in service',
  },
  errorCode: {
    id: 'identity.message.errorCode',
    defaultMessage: 'Error',
    description: 'Label before a technical error code',
  },
  back: { id: 'identity.message.back', defaultMessage: 'Go to the website', description: 'Link on message pages' },
})
