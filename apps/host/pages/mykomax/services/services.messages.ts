import { defineMessages } from '@kudex/intl/messages'

/** Texts of the pages that explain services of other companies' systems. */
export const serviceMessages = defineMessages({
  external: {
    id: 'portal.service.external',
    defaultMessage: 'The application opens in a new tab.',
    description: 'Above the link to an application',
  },
  open: { id: 'portal.service.open', defaultMessage: 'Open the application', description: 'Link to an application' },
  notConnected: {
    id: 'portal.service.notConnected',
    defaultMessage: 'You have access. Our support tells you the address of the application.',
    description: 'Shown to users with access while the address of the application is not set',
  },
  pendingText: {
    id: 'portal.service.pendingText',
    defaultMessage: 'Your registration has been sent. The administrators of your organization decide.',
    description: 'Text while a registration is pending',
  },
  unregisteredText: {
    id: 'portal.service.unregisteredText',
    defaultMessage: 'The administrator of your organization can grant you access. Our support answers your questions.',
    description: 'Text for users without the service',
  },
  askSupport: {
    id: 'portal.service.askSupport',
    defaultMessage: 'Write to our support',
    description: 'Link to the form of the support',
  },
})

/** What each service does. */
export const aboutMessages = defineMessages({
  direct: {
    id: 'portal.service.direct.about',
    defaultMessage:
      'Your machines report output, downtime and faults. With your consent our service looks at a machine with you, and often finds the cause of a fault before a technician travels.',
    description: 'About the service direct',
  },
  'master-data': {
    id: 'portal.service.masterData.about',
    defaultMessage:
      'Describe each wire, terminal and seal once. All machines of your organization work with the same data.',
    description: 'About the service masterData',
  },
  'wire-flow': {
    id: 'portal.service.wireFlow.about',
    defaultMessage: 'Send jobs to the machines of all your plants and see how far they are, in your browser.',
    description: 'About the service wireFlow',
  },
  'wire-master': {
    id: 'portal.service.wireMaster.about',
    defaultMessage: 'Draw up cutting lists at your desk and load them on the machine with one scan.',
    description: 'About the service wireMaster',
  },
})
