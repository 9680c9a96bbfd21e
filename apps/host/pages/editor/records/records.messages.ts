import { defineMessages } from '@kudex/intl/messages'

/** Texts of the lists and forms of content besides pages. */
export const recordMessages = defineMessages({
  stories: { id: 'editor.records.stories', defaultMessage: 'Stories', description: 'Kind of content: list and link' },
  'media-releases': {
    id: 'editor.records.mediaReleases',
    defaultMessage: 'Media releases',
    description: 'Kind of content: list and link',
  },
  'news-items': {
    id: 'editor.records.newsItems',
    defaultMessage: 'News',
    description: 'Kind of content: list and link',
  },
  contacts: {
    id: 'editor.records.contacts',
    defaultMessage: 'Contacts',
    description: 'Kind of content: list and link',
  },
  locations: {
    id: 'editor.records.locations',
    defaultMessage: 'Locations',
    description: 'Kind of content: list and link',
  },
  navigations: {
    id: 'editor.records.navigations',
    defaultMessage: 'Menus',
    description: 'Kind of content: list and link',
  },
  footers: { id: 'editor.records.footers', defaultMessage: 'Footers', description: 'Kind of content: list and link' },
  redirects: {
    id: 'editor.records.redirects',
    defaultMessage: 'Redirects',
    description: 'Kind of content: list and link',
  },
  deleted: {
    id: 'editor.records.deleted',
    defaultMessage: 'The entry was deleted.',
    description: 'Result above the list',
  },
  stale: {
    id: 'editor.records.stale',
    defaultMessage: 'Not deleted: the entry was changed meanwhile. Check it, and delete it then.',
    description: 'Result above the form of an entry',
  },
  refused: {
    id: 'editor.records.refused',
    defaultMessage: 'Not deleted: other content still refers to this entry.',
    description: 'Result above the form of an entry',
  },
  kinds: {
    id: 'editor.records.kinds',
    defaultMessage: 'Further content',
    description: 'Link to the lists of content besides pages, and name of these links',
  },
  filters: {
    id: 'editor.records.filters',
    defaultMessage: 'Choose entries',
    description: 'Accessible name of the search',
  },
  search: {
    id: 'editor.records.search',
    defaultMessage: 'Title, detail or id',
    description: 'Search field of a list of entries',
  },
  count: {
    id: 'editor.records.count',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}',
    description: 'Number of found entries',
  },
  all: { id: 'editor.records.all', defaultMessage: 'All entries', description: 'Link that removes the search' },
  create: {
    id: 'editor.records.create',
    defaultMessage: 'New entry',
    description: 'Link to the form of a new entry, and its title',
  },
  none: { id: 'editor.records.none', defaultMessage: 'There are no entries yet.', description: 'Empty list' },
  noMatch: {
    id: 'editor.records.noMatch',
    defaultMessage: 'No entry matches the search.',
    description: 'List if a search finds nothing',
  },
  caption: {
    id: 'editor.records.caption',
    defaultMessage: 'List of entries',
    description: 'Caption of the table of entries; differs from the title of the page',
  },
  title: { id: 'editor.records.title', defaultMessage: 'Title', description: 'Column of a list of entries' },
  detail: { id: 'editor.records.detail', defaultMessage: 'Detail', description: 'Column of a list of entries' },
  date: { id: 'editor.records.date', defaultMessage: 'Date', description: 'Column of a list of entries' },
  more: {
    id: 'editor.records.more',
    defaultMessage: 'Further entries',
    description: 'Link to the next part of a list',
  },
  saveHint: {
    id: 'editor.records.saveHint',
    defaultMessage: 'Visitors see a change as soon as it is saved, unless the entry is not published.',
    description: 'Above the form of an entry that has no draft',
  },
})
