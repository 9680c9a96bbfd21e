import type { ProblemCode } from '@kudex/domain/editing'
import { defineMessages, type MessageDescriptor } from '@kudex/intl/messages'
import { authoringMessages } from './authoring.messages.ts'

/** What is wrong with the value of a field. */
export const problemMessages = defineMessages({
  everyLanguage: {
    id: 'editor.problem.everyLanguage',
    defaultMessage: 'Fill in this text in each of its languages.',
    description: 'Error of a field',
  },
  structuredText: {
    id: 'editor.problem.structuredText',
    defaultMessage: 'This text contains something that is not possible here.',
    description: 'Error of a field',
  },
  tooLong: {
    id: 'editor.problem.tooLong',
    defaultMessage: 'Use at most {count, plural, one {# character} other {# characters}}.',
    description: 'Error of a field',
  },
  tooMany: {
    id: 'editor.problem.tooMany',
    defaultMessage: 'Use at most {count, plural, one {# entry} other {# entries}}.',
    description: 'Error of a field',
  },
  tooFew: {
    id: 'editor.problem.tooFew',
    defaultMessage: 'Add at least {count, plural, one {# entry} other {# entries}}.',
    description: 'Error of a field',
  },
  tooSmall: {
    id: 'editor.problem.tooSmall',
    defaultMessage: 'Enter {count} or a higher number.',
    description: 'Error of a field',
  },
  tooLarge: {
    id: 'editor.problem.tooLarge',
    defaultMessage: 'Enter {count} or a lower number.',
    description: 'Error of a field',
  },
  wholeNumber: {
    id: 'editor.problem.wholeNumber',
    defaultMessage: 'Enter a whole number.',
    description: 'Error of a field',
  },
  choice: {
    id: 'editor.problem.choice',
    defaultMessage: 'Choose one of the options.',
    description: 'Error of a field',
  },
  slug: {
    id: 'editor.problem.slug',
    defaultMessage: 'Use only lowercase letters from a to z and digits, with hyphens between them.',
    description: 'Error of a field',
  },
  name: {
    id: 'editor.problem.name',
    defaultMessage: 'Use only letters, digits, dots, hyphens and spaces, at most 100 characters.',
    description: 'Error of a field',
  },
  anchor: {
    id: 'editor.problem.anchor',
    defaultMessage: 'Use only letters, digits and hyphens.',
    description: 'Error of a field',
  },
  language: {
    id: 'editor.problem.language',
    defaultMessage: 'Choose a language of the website.',
    description: 'Error of a field',
  },
  country: {
    id: 'editor.problem.country',
    defaultMessage: 'Choose a country of the website.',
    description: 'Error of a field',
  },
  region: {
    id: 'editor.problem.region',
    defaultMessage: 'Enter a region as a UN M49 code, such as 150.',
    description: 'Error of a field',
  },
  day: { id: 'editor.problem.day', defaultMessage: 'Enter a date that exists.', description: 'Error of a field' },
  moment: {
    id: 'editor.problem.moment',
    defaultMessage: 'Enter a date and a time that exist.',
    description: 'Error of a field',
  },
  email: {
    id: 'editor.problem.email',
    defaultMessage: 'Enter an e-mail address, such as name@example.com.',
    description: 'Error of a field',
  },
  phone: {
    id: 'editor.problem.phone',
    defaultMessage: 'Enter a phone number, such as +41 41 555 01 00.',
    description: 'Error of a field',
  },
  webAddress: {
    id: 'editor.problem.webAddress',
    defaultMessage: 'Enter an address that starts with http:// or https://.',
    description: 'Error of a field',
  },
  linkAddress: {
    id: 'editor.problem.linkAddress',
    defaultMessage: 'Enter a path, such as /about, or an address that starts with http:// or https://.',
    description: 'Error of a field',
  },
  file: {
    id: 'editor.problem.file',
    defaultMessage: 'Choose a file, or enter the address of one.',
    description: 'Error of a field',
  },
  pageParameters: {
    id: 'editor.problem.pageParameters',
    defaultMessage: 'Enter a query, such as ?a=1, or an anchor, such as #top.',
    description: 'Error of a field',
  },
  missingPage: {
    id: 'editor.problem.missingPage',
    defaultMessage: 'This page does not exist any more. Choose another one.',
    description: 'Error of a field',
  },
  missingLinkedPage: {
    id: 'editor.problem.missingLinkedPage',
    defaultMessage: 'A link in this text leads to a page that does not exist any more.',
    description: 'Error of a field',
  },
  missingPicture: {
    id: 'editor.problem.missingPicture',
    defaultMessage: 'This picture does not exist any more. Choose another one.',
    description: 'Error of a field',
  },
  missingSite: {
    id: 'editor.problem.missingSite',
    defaultMessage: 'This website does not exist any more. Choose another one.',
    description: 'Error of a field',
  },
  missingContact: {
    id: 'editor.problem.missingContact',
    defaultMessage: 'A contact does not exist any more. Choose another one.',
    description: 'Error of a field',
  },
  missingLocation: {
    id: 'editor.problem.missingLocation',
    defaultMessage: 'This location does not exist. Choose another one.',
    description: 'Error of a field',
  },
  missingCategory: {
    id: 'editor.problem.missingCategory',
    defaultMessage: 'The website does not have this story category. Choose another one.',
    description: 'Error of a field',
  },
  pageAddress: {
    id: 'editor.problem.pageAddress',
    defaultMessage: 'Enter a path, such as /about/history: lowercase letters from a to z, digits and hyphens.',
    description: 'Error of a field',
  },
  reservedAddress: {
    id: 'editor.problem.reservedAddress',
    defaultMessage: 'Addresses that begin with /{segment} have another meaning. Choose another one.',
    description: 'Error of a field',
  },
  takenByPage: {
    id: 'editor.problem.takenByPage',
    defaultMessage: 'Another page has this address already: {page}',
    description: 'Error of a field',
  },
  takenSlug: {
    id: 'editor.problem.takenSlug',
    defaultMessage: 'Another entry has this short name already.',
    description: 'Error of a field',
  },
  listName: {
    id: 'editor.problem.listName',
    defaultMessage: 'A list has this name already. Choose another one.',
    description: 'Error of a field',
  },
  takenByRedirect: {
    id: 'editor.problem.takenByRedirect',
    defaultMessage: 'Another redirect has this address already: {address}',
    description: 'Error of a field',
  },
  redirectSource: {
    id: 'editor.problem.redirectSource',
    defaultMessage: 'Enter a path, such as /old/address.',
    description: 'Error of a field',
  },
  wildcard: {
    id: 'editor.problem.wildcard',
    defaultMessage: 'Enter a single address, without *.',
    description: 'Error of a field',
  },
  homeAddress: {
    id: 'editor.problem.homeAddress',
    defaultMessage: 'A home page cannot be redirected.',
    description: 'Error of a field',
  },
  loop: {
    id: 'editor.problem.loop',
    defaultMessage: 'This redirect would lead back to itself, alone or through others.',
    description: 'Error of a field',
  },
  longChain: {
    id: 'editor.problem.longChain',
    defaultMessage:
      'Visitors would need more than {count, plural, one {# redirect} other {# redirects}} to reach the target. Choose its final address.',
    description: 'Error of a field',
  },
  tooDeep: {
    id: 'editor.problem.tooDeep',
    defaultMessage: 'A menu has at most {count, plural, one {# level} other {# levels}} below its entries.',
    description: 'Error of a field',
  },
  pageAndAddress: {
    id: 'editor.problem.pageAndAddress',
    defaultMessage: 'Choose a page or enter an address, not both.',
    description: 'Error of a field',
  },
  marketingBelowTop: {
    id: 'editor.problem.marketingBelowTop',
    defaultMessage:
      'Leave this field empty. Only entries on the top level of a menu show a marketing title, text and logo.',
    description: 'Error of a field',
  },
  missingMarketingTitle: {
    id: 'editor.problem.missingMarketingTitle',
    defaultMessage: 'Enter a marketing title. Without one, the menu does not show the marketing text and the logo.',
    description: 'Error of a field',
  },
})

const messages = problemMessages

/** The text of each problem that the content service finds. */
export const problemTexts: Readonly<Record<ProblemCode, MessageDescriptor>> = {
  ...messages,
  emptyText: authoringMessages.required,
  text: messages.everyLanguage,
  missingDay: messages.day,
  missingMoment: messages.moment,
  targetAddress: messages.linkAddress,
  canonicalAddress: messages.linkAddress,
  fileAddress: messages.file,
  filmAddress: messages.file,
  missingSites: messages.missingSite,
  missingContacts: messages.missingContact,
  missingStoryContacts: messages.missingContact,
  unknownCountry: messages.country,
  unknownLanguage: messages.language,
  siteAddress: messages.reservedAddress,
  hostAddress: messages.reservedAddress,
}
