import { defineMessages } from '@kudex/intl/messages'

/** Texts of the list of tickets. */
export const ticketListMessages = defineMessages({
  title: { id: 'tickets.list.title', defaultMessage: 'Service tickets', description: 'Title of the list of tickets' },
  caption: {
    id: 'tickets.list.caption',
    defaultMessage: 'Tickets and their status',
    description: 'Name of the table of tickets for screen readers',
  },
  loading: { id: 'tickets.list.loading', defaultMessage: 'The tickets are loading', description: 'Announced' },
  empty: {
    id: 'tickets.list.empty',
    defaultMessage: 'No service tickets have been created yet.',
    description: 'Instead of the list if there are no tickets at all',
  },
  noMatch: {
    id: 'tickets.list.noMatch',
    defaultMessage: 'No tickets were found for your filter settings.',
    description: 'Instead of the list if no ticket matches search and filters',
  },
  count: {
    id: 'tickets.list.count',
    defaultMessage: '{count, plural, one {# ticket} other {# tickets}}',
    description: 'Number of tickets that match',
  },
  countMore: {
    id: 'tickets.list.countMore',
    defaultMessage: 'More than {count, number} tickets',
    description: 'If a search finds too many tickets to count them all; the number is 10,000',
  },
  filters: { id: 'tickets.list.filters', defaultMessage: 'Filter tickets', description: 'Name of the filters' },
  search: {
    id: 'tickets.list.search',
    defaultMessage: 'Search',
    description: 'Label of the field that searches tickets, and of its button',
  },
  show: {
    id: 'tickets.list.show',
    defaultMessage: 'Show',
    description: 'Label of the choice between all and own tickets',
  },
  showAll: {
    id: 'tickets.list.show.all',
    defaultMessage: 'All',
    description: 'Choice: tickets of all users of the organization',
  },
  showMine: { id: 'tickets.list.show.mine', defaultMessage: 'My tickets', description: 'Choice: own tickets only' },
  any: { id: 'tickets.list.any', defaultMessage: 'All', description: 'Option of a filter that does not filter' },
  machineFilter: {
    id: 'tickets.list.machineFilter',
    defaultMessage: 'Machine {serialNumber}',
    description: 'Active filter: tickets of one machine',
  },
  removeFilter: {
    id: 'tickets.list.removeFilter',
    defaultMessage: 'Remove filter {name}',
    description: 'Button on an active filter',
  },
  reset: { id: 'tickets.list.reset', defaultMessage: 'Reset filters', description: 'Link to the list without filters' },
  pages: { id: 'tickets.list.pages', defaultMessage: 'Pages of tickets', description: 'Name of the page navigation' },
})
