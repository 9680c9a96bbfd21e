import { defineMessages } from '@kudex/intl/messages'

/** Texts of the consent banner. */
export const consentMessages = defineMessages({
  title: {
    id: 'consent.title',
    defaultMessage: 'Your privacy',
    description: 'Heading of the region at the foot of the window that asks for consent',
  },
  text: {
    id: 'consent.text',
    defaultMessage:
      'With your consent we use services of other companies. Nothing of theirs is loaded before. You can change your choice at any time under “Privacy settings” at the foot of each page.',
    description: 'Asks for consent to load scripts of others; “Privacy settings” is the text of consent.link',
  },
  accept: { id: 'consent.accept', defaultMessage: 'Accept all', description: 'Button: agrees to everything' },
  reject: { id: 'consent.reject', defaultMessage: 'Reject all', description: 'Button: agrees to nothing' },
  choose: {
    id: 'consent.choose',
    defaultMessage: 'Choose one by one',
    description: 'Opens the list of services with a check box each',
  },
  save: { id: 'consent.save', defaultMessage: 'Save choice', description: 'Button below the check boxes' },
  monitoring: {
    id: 'consent.monitoring',
    defaultMessage: 'Errors and speed',
    description: 'Check box: consent to error and performance monitoring',
  },
  monitoringText: {
    id: 'consent.monitoring.text',
    defaultMessage: 'Tells us when a page fails or is slow.',
    description: 'Explains the check box of error and performance monitoring',
  },
  tagManager: {
    id: 'consent.tagManager',
    defaultMessage: 'Statistics and marketing',
    description: 'Check box: consent to the tag manager',
  },
  tagManagerText: {
    id: 'consent.tagManager.text',
    defaultMessage: 'Counts visits and tells us which campaigns bring them.',
    description: 'Explains the check box of the tag manager',
  },
})
