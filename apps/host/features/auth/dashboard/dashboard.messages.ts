import { defineMessages } from '@kudex/intl/messages'

/** Texts around the dashboard's tiles. */
export const dashboardMessages = defineMessages({
  greeting: {
    id: 'portal.dashboard.greeting',
    defaultMessage: 'Welcome, {name}',
    description: 'Heading of the portal’s start page; name is the first name of the user',
  },
  lead: {
    id: 'portal.dashboard.lead',
    defaultMessage: 'Your services at a glance.',
    description: 'Text below the heading of the portal’s start page',
  },
  continueText: {
    id: 'portal.dashboard.continue.text',
    defaultMessage: 'You wanted to open another page before you logged in.',
    description: 'Offer above the tiles, followed by the link of the next message',
  },
  continueLink: {
    id: 'portal.dashboard.continue.link',
    defaultMessage: 'Continue there',
    description: 'Link to the page that was asked for before signing in',
  },
  reportFault: {
    id: 'portal.dashboard.reportFault',
    defaultMessage: 'Report a fault',
    description: 'Button of the portal’s start page that opens a new ticket',
  },
  news: { id: 'portal.dashboard.news', defaultMessage: 'News', description: 'Heading above the latest news' },
  summary: {
    id: 'portal.dashboard.summary',
    defaultMessage: 'Open and due',
    description: 'Heading above links to open tickets and machines whose maintenance is due',
  },
  accessRequests: {
    id: 'portal.dashboard.accessRequests',
    defaultMessage: '{count, plural, one {user asks for access} other {users ask for access}}',
    description:
      'Below a large number, which it continues: link for administrators to the users who ask for an application',
  },
  newTickets: {
    id: 'portal.dashboard.newTickets',
    defaultMessage: '{count, plural, one {new ticket} other {new tickets}}',
    description:
      'Below a large number, which it continues: link for internal staff to the tickets with the status “New”',
  },
  waitingTickets: {
    id: 'portal.dashboard.waitingTickets',
    defaultMessage: '{count, plural, one {ticket waits for your answer} other {tickets wait for your answer}}',
    description:
      'Below a large number, which it continues: link to the tickets in which the service has asked the customer something',
  },
  openTickets: {
    id: 'portal.dashboard.openTickets',
    defaultMessage: '{count, plural, one {open ticket} other {open tickets}}',
    description: 'Below a large number, which it continues: link to the tickets',
  },
  dueMachines: {
    id: 'portal.dashboard.dueMachines',
    defaultMessage: '{count, plural, one {machine needs maintenance} other {machines need maintenance}}',
    description: 'Below a large number, which it continues: link to the machines whose maintenance is due',
  },
  openTransfers: {
    id: 'portal.dashboard.openTransfers',
    defaultMessage: '{count, plural, one {transfer to decide} other {transfers to decide}}',
    description: 'Below a large number, which it continues: link for internal staff to transfers of machines',
  },
  incomplete: {
    id: 'portal.dashboard.incomplete',
    defaultMessage: 'Some numbers cannot be shown at the moment',
    description: 'Title above the tiles while a service does not respond that counts what is open or due',
  },
  open: { id: 'portal.tile.open', defaultMessage: 'Open', description: 'Link of an active tile to its service' },
  register: {
    id: 'portal.tile.register',
    defaultMessage: 'Register',
    description: 'Link of a tile to the registration for its service',
  },
  learnMore: {
    id: 'portal.tile.learnMore',
    defaultMessage: 'Learn more',
    description: 'Link of a tile to the page that explains a service which the user does not have',
  },
  active: { id: 'portal.tile.status.active', defaultMessage: 'Active', description: 'Status of a portal service' },
  pending: {
    id: 'portal.tile.status.pending',
    defaultMessage: 'Pending',
    description: 'Status of a portal service: asked for, not granted yet',
  },
  unregistered: {
    id: 'portal.tile.status.unregistered',
    defaultMessage: 'Not registered',
    description: 'Status of a portal service that the user has not been granted',
  },
  comingsoon: {
    id: 'portal.tile.status.comingSoon',
    defaultMessage: 'Coming soon',
    description: 'Status of a portal service that does not exist yet',
  },
})

/** Titles and descriptions of the services on the dashboard, by name. */
export const tileMessages = {
  'user-administration': defineMessages({
    title: {
      id: 'portal.tile.userAdministration.title',
      defaultMessage: 'User administration',
      description: 'Title of a dashboard tile',
    },
    description: {
      id: 'portal.tile.userAdministration.description',
      defaultMessage: 'Invite colleagues and decide what they may use.',
      description: 'Text of the tile user administration',
    },
  }),
  account: defineMessages({
    title: {
      id: 'portal.tile.account.title',
      defaultMessage: 'Account settings',
      description: 'Title of a dashboard tile',
    },
    description: {
      id: 'portal.tile.account.description',
      defaultMessage: 'Your profile, password and two-step verification.',
      description: 'Text of the tile account settings',
    },
  }),
  tickets: defineMessages({
    title: {
      id: 'portal.tile.tickets.title',
      defaultMessage: 'Service tickets',
      description: 'Title of a dashboard tile',
    },
    description: {
      id: 'portal.tile.tickets.description',
      defaultMessage: 'Ask our service and follow the answers.',
      description: 'Text of the tile service tickets',
    },
  }),
  inventory: defineMessages({
    title: {
      id: 'portal.tile.inventory.title',
      defaultMessage: 'Inventory',
      description: 'Title of a dashboard tile: the machines of the company',
    },
    description: {
      id: 'portal.tile.inventory.description',
      defaultMessage: 'All machines of your company with their serial numbers.',
      description: 'Text of the tile inventory',
    },
  }),
  'wire-flow': defineMessages({
    title: {
      id: 'portal.tile.wireFlow.title',
      defaultMessage: 'Wire-flow',
      description: 'Title of a dashboard tile: product name of the wire-processing cloud application, not translated',
    },
    description: {
      id: 'portal.tile.wireFlow.description',
      defaultMessage: 'Plan and follow wire processing in the cloud or on your own server.',
      description: 'Text of the tile wire-flow',
    },
  }),
  direct: defineMessages({
    title: {
      id: 'portal.tile.direct.title',
      defaultMessage: 'Direct service',
      description: 'Title of a dashboard tile: service that looks into machines from afar',
    },
    description: {
      id: 'portal.tile.direct.description',
      defaultMessage: 'See how your machines are doing, live.',
      description: 'Text of the tile direct service',
    },
  }),
  'master-data': defineMessages({
    title: {
      id: 'portal.tile.masterData.title',
      defaultMessage: 'Master data',
      description: 'Title of a dashboard tile: tool for the data of wires, terminals and seals',
    },
    description: {
      id: 'portal.tile.masterData.description',
      defaultMessage: 'Keep wires, terminals and seals in one place.',
      description: 'Text of the tile master data',
    },
  }),
  'wire-master': defineMessages({
    title: {
      id: 'portal.tile.wireMaster.title',
      defaultMessage: 'Wire master',
      description: 'Title of a dashboard tile: product name, not translated',
    },
    description: {
      id: 'portal.tile.wireMaster.description',
      defaultMessage: 'Prepare jobs for your cut-and-strip machines.',
      description: 'Text of the tile wire master',
    },
  }),
} as const
