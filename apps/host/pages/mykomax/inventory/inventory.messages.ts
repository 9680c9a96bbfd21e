import { defineMessages } from '@kudex/intl/messages'

/** Texts of the inventory (INVENT-01…03). */
export const inventoryMessages = defineMessages({
  title: { id: 'portal.inventory.title', defaultMessage: 'Inventory', description: 'Heading: machines of the user' },
  caption: {
    id: 'portal.inventory.caption',
    defaultMessage: 'Machines of your organization',
    description: 'Name of the table of machines',
  },
  filters: {
    id: 'portal.inventory.filters',
    defaultMessage: 'Search machines',
    description: 'Name of the search form',
  },
  search: {
    id: 'portal.inventory.search',
    defaultMessage: 'Name or serial number',
    description: 'Label of the search field of the inventory',
  },
  apply: { id: 'portal.inventory.apply', defaultMessage: 'Search', description: 'Button of the search form' },
  reset: {
    id: 'portal.inventory.reset',
    defaultMessage: 'Show all machines',
    description: 'Link that removes search and location',
  },
  result: {
    id: 'portal.inventory.result',
    defaultMessage: '{count, plural, one {# machine} other {# machines}}',
    description: 'Number of machines in the list',
  },
  allLocations: {
    id: 'portal.inventory.allLocations',
    defaultMessage: 'All locations',
    description: 'Option of the location filter',
  },
  name: { id: 'portal.inventory.name', defaultMessage: 'Name', description: 'Column: name of a machine' },
  serialNumber: {
    id: 'portal.inventory.serialNumber',
    defaultMessage: 'Serial number',
    description: 'Column and label: serial number of a machine',
  },
  location: {
    id: 'portal.inventory.location',
    defaultMessage: 'Location',
    description: 'Column, filter and label: location of a machine',
  },
  deliveredOn: {
    id: 'portal.inventory.deliveredOn',
    defaultMessage: 'Delivered on',
    description: 'Column and label: date on which a machine was delivered',
  },
  tickets: { id: 'portal.inventory.tickets', defaultMessage: 'Tickets', description: 'Column: tickets of a machine' },
  openTickets: {
    id: 'portal.inventory.openTickets',
    defaultMessage: '{count, plural, one {# open ticket} other {# open tickets}}',
    description: 'Link to the open tickets of a machine',
  },
  newTicket: {
    id: 'portal.inventory.newTicket',
    defaultMessage: 'New ticket',
    description: 'Link to a new ticket about a machine',
  },
  empty: {
    id: 'portal.inventory.empty',
    defaultMessage: 'No entries found',
    description: 'Text of an empty inventory and of a search without result',
  },
  pages: {
    id: 'portal.inventory.pages',
    defaultMessage: 'Pages of machines',
    description: 'Name of the links to pages',
  },
  toOld: {
    id: 'portal.inventory.toOld',
    defaultMessage: 'Earlier view',
    description: 'Link to the earlier view of the inventory',
  },
  oldTitle: {
    id: 'portal.inventory.oldTitle',
    defaultMessage: 'Inventory (earlier view)',
    description: 'Heading of the earlier view of the inventory',
  },
  toNew: {
    id: 'portal.inventory.toNew',
    defaultMessage: 'New view',
    description: 'Link from the earlier to the current view of the inventory',
  },
})
