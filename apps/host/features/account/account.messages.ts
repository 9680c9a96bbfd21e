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
})
