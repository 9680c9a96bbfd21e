import { defineMessages } from '@kudex/intl/messages'

/** Names of the applications to which administrators give access, in mails and on the pages of invitations. */
export const applicationMessages = defineMessages({
  'user-administration': {
    id: 'identity.invitation.application.userAdministration',
    defaultMessage: 'User administration',
    description: 'Application',
  },
  tickets: {
    id: 'identity.invitation.application.tickets',
    defaultMessage: 'Service tickets',
    description: 'Application',
  },
  inventory: {
    id: 'identity.invitation.application.inventory',
    defaultMessage: 'Inventory',
    description: 'Application: list of machines',
  },
  'wire-flow': {
    id: 'identity.invitation.application.wireFlow',
    defaultMessage: 'Wire-flow',
    description: 'Application; a product name',
  },
  direct: {
    id: 'identity.invitation.application.direct',
    defaultMessage: 'Direct service',
    description: 'Application',
  },
  'wire-master': {
    id: 'identity.invitation.application.wireMaster',
    defaultMessage: 'Wire master',
    description: 'Application; a product name',
  },
  'master-data': {
    id: 'identity.invitation.application.masterData',
    defaultMessage: 'Master data',
    description: 'Application',
  },
})
