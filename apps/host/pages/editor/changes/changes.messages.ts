import { defineMessages } from '@kudex/intl/messages'

/** Texts of the list of all changes. */
export const changesMessages = defineMessages({
  title: {
    id: 'editor.changes.title',
    defaultMessage: 'All changes',
    description: 'Title of the list of what all editors did, and link to it',
  },
  lead: {
    id: 'editor.changes.lead',
    defaultMessage: 'Who changed what in pages and all other content, the newest first.',
    description: 'Below the title of the list of all changes',
  },
  caption: {
    id: 'editor.changes.caption',
    defaultMessage: 'Changes with editor and time',
    description: 'Caption of the table of all changes; differs from the title of the page',
  },
  filters: {
    id: 'editor.changes.filters',
    defaultMessage: 'Filter changes',
    description: 'Accessible name of the filters of the list of all changes',
  },
  allEditors: {
    id: 'editor.changes.allEditors',
    defaultMessage: 'All editors',
    description: 'Choice of the filter by editor',
  },
  kind: {
    id: 'editor.changes.kind',
    defaultMessage: 'Kind of content',
    description: 'Filter and column of the list of all changes: pages, stories, contacts',
  },
  allKinds: {
    id: 'editor.changes.allKinds',
    defaultMessage: 'All kinds',
    description: 'Choice of the filter by kind of content',
  },
  sites: { id: 'editor.changes.sites', defaultMessage: 'Websites', description: 'Kind of content' },
  'route-rules': { id: 'editor.changes.routeRules', defaultMessage: 'Route rules', description: 'Kind of content' },
  from: {
    id: 'editor.changes.from',
    defaultMessage: 'From',
    description: 'Filter of the list of all changes: first day',
  },
  to: { id: 'editor.changes.to', defaultMessage: 'To', description: 'Filter of the list of all changes: last day' },
  zone: {
    id: 'editor.changes.zone',
    defaultMessage: 'Days in UTC',
    description: 'Below a date field: the time zone of its days',
  },
  reset: {
    id: 'editor.changes.reset',
    defaultMessage: 'Show all changes',
    description: 'Link that removes the filters',
  },
  count: {
    id: 'editor.changes.count',
    defaultMessage: '{count, plural, one {# change} other {# changes}}',
    description: 'Number of found changes',
  },
  none: { id: 'editor.changes.none', defaultMessage: 'Nothing has been changed yet.', description: 'Empty list' },
  noMatch: {
    id: 'editor.changes.noMatch',
    defaultMessage: 'No change matches the filters.',
    description: 'List if the filters find nothing',
  },
  entry: {
    id: 'editor.changes.entry',
    defaultMessage: 'Page or entry',
    description: 'Column of the list of all changes: what was changed',
  },
  parts: {
    id: 'editor.changes.parts',
    defaultMessage: 'Parts of the list',
    description: 'Accessible name of the links to further parts of the list of all changes',
  },
})
