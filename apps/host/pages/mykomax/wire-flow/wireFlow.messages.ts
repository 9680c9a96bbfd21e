import { defineMessages } from '@kudex/intl/messages'

/** Texts of the wire-flow page (PORTAL-10). */
export const wireFlowMessages = defineMessages({
  lead: {
    id: 'portal.wireFlow.lead',
    defaultMessage: 'Plan jobs, send them to the machines and see how far they are.',
    description: 'What wire-flow is',
  },
  cloudTitle: {
    id: 'portal.wireFlow.cloud.title',
    defaultMessage: 'In your browser',
    description: 'Heading: wire-flow as a cloud application',
  },
  cloudText: {
    id: 'portal.wireFlow.cloud.text',
    defaultMessage: 'The application runs in the cloud. You log in with the same account.',
    description: 'Text on wire-flow as a cloud application',
  },
  openCloud: {
    id: 'portal.wireFlow.cloud.open',
    defaultMessage: 'Open the cloud application',
    description: 'Link to the cloud application of wire-flow',
  },
  aboutCloud: {
    id: 'portal.wireFlow.cloud.about',
    defaultMessage: 'About the cloud application',
    description: 'Link to a page that explains the cloud application of wire-flow',
  },
  newTab: { id: 'portal.wireFlow.newTab', defaultMessage: 'Opens in a new tab', description: 'Beside a link' },
  onPremTitle: {
    id: 'portal.wireFlow.onPrem.title',
    defaultMessage: 'On your own server',
    description: 'Heading: wire-flow that the customer runs',
  },
  onPremText: {
    id: 'portal.wireFlow.onPrem.text',
    defaultMessage:
      'Your organization runs the application in its own network. The administrator of your organization knows its address.',
    description: 'Text on wire-flow that the customer runs',
  },
  unregisteredTitle: {
    id: 'portal.wireFlow.unregistered.title',
    defaultMessage: 'You are not registered for wire-flow',
    description: 'Heading for users without wire-flow',
  },
  unregisteredText: {
    id: 'portal.wireFlow.unregistered.text',
    defaultMessage:
      'The administrator of your organization can grant you access. If your organization does not use wire-flow yet, write to us.',
    description: 'Text for users without wire-flow',
  },
  askSupport: {
    id: 'portal.wireFlow.askSupport',
    defaultMessage: 'Write to our support',
    description: 'Link to the form of the support',
  },
})
