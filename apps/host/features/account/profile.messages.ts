import { defineMessages } from '@kudex/intl/messages'

/** Texts of the profile. */
export const profileMessages = defineMessages({
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
    defaultMessage: 'You log in with this address. You can change it below.',
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
    description: 'For screen readers: how many countries match the input',
  },
})
