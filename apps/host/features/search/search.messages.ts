import type { SearchType } from '@kudex/domain/search'
import { defineMessages, type MessageDescriptor } from '@kudex/intl/messages'

/** Texts of the search page and of the field in the header (SEARCH-01…12). */
export const searchMessages = defineMessages({
  title: {
    id: 'search.title',
    defaultMessage: 'Search',
    description: 'Title of the search page and of the panel with the search field',
  },
  label: { id: 'search.label', defaultMessage: 'Search this site', description: 'Name of the search field' },
  placeholder: {
    id: 'search.placeholder',
    defaultMessage: 'Machine, type, application',
    description: 'Example of what can be searched for, in the empty search field',
  },
  submit: { id: 'search.submit', defaultMessage: 'Search', description: 'Button that starts the search' },
  clear: { id: 'search.clear', defaultMessage: 'Clear search', description: 'Button that empties the search field' },
  close: {
    id: 'search.close',
    defaultMessage: 'Close search',
    description: 'Button that closes the panel with the search field',
  },
  suggestions: {
    id: 'search.suggestions',
    defaultMessage: 'Suggestions',
    description: 'Name of the list of suggestions below the search field',
  },
  suggestionCount: {
    id: 'search.suggestions.count',
    defaultMessage: '{count, plural, one {# suggestion} other {# suggestions}}',
    description: 'For screen readers, when suggestions appear',
  },
  results: {
    id: 'search.results',
    defaultMessage: '{count, plural, one {# result} other {# results}} for “{query}”',
    description: 'Heading of the search page; query is what was searched for',
  },
  resultsMore: {
    id: 'search.results.more',
    defaultMessage: 'More than {count, number} results for “{query}”',
    description: 'Heading of the search page where counting stopped',
  },
  range: {
    id: 'search.range',
    defaultMessage: '{from} - {to} of {total}',
    description: 'Which results are in view: 1 - 10 of 23',
  },
  showMore: { id: 'search.more', defaultMessage: 'Show more', description: 'Button that appends the next results' },
  moreFailed: {
    id: 'search.more.failed',
    defaultMessage: 'The next results did not come. Please try again.',
    description: 'Below the results when the next ones could not be loaded',
  },
  loading: {
    id: 'search.loading',
    defaultMessage: 'Searching',
    description: 'For screen readers, while results load',
  },
  kinds: {
    id: 'search.kinds',
    defaultMessage: 'Kinds of results',
    description: 'Name of the navigation that limits results to one kind',
  },
  all: { id: 'search.kind.all', defaultMessage: 'All', description: 'Entry of the kinds of results: everything' },
  area: {
    id: 'search.kind.area',
    defaultMessage: 'Areas',
    description: 'Kind of results: groups of products or services',
  },
  product: { id: 'search.kind.product', defaultMessage: 'Products', description: 'Kind of results' },
  service: { id: 'search.kind.service', defaultMessage: 'Services', description: 'Kind of results' },
  story: { id: 'search.kind.story', defaultMessage: 'Stories', description: 'Kind of results' },
  release: { id: 'search.kind.release', defaultMessage: 'Media releases', description: 'Kind of results' },
  page: { id: 'search.kind.page', defaultMessage: 'Pages', description: 'Kind of results' },
  document: { id: 'search.kind.document', defaultMessage: 'Documents', description: 'Kind of results' },
  oneArea: {
    id: 'search.type.area',
    defaultMessage: 'Area',
    description: 'What a result is: a group of products or services',
  },
  oneProduct: { id: 'search.type.product', defaultMessage: 'Product', description: 'What a result is' },
  oneService: { id: 'search.type.service', defaultMessage: 'Service', description: 'What a result is' },
  oneStory: { id: 'search.type.story', defaultMessage: 'Story', description: 'What a result is' },
  oneRelease: { id: 'search.type.release', defaultMessage: 'Media release', description: 'What a result is' },
  onePage: { id: 'search.type.page', defaultMessage: 'Page', description: 'What a result is' },
  oneDocument: { id: 'search.type.document', defaultMessage: 'Document', description: 'What a result is' },
  empty: { id: 'search.empty', defaultMessage: 'No entries found', description: 'Nothing was found' },
  emptyHint: {
    id: 'search.empty.hint',
    defaultMessage:
      'Try fewer or other words, or only the beginning of a type name. Spaces, dots and hyphens make no difference.',
    description: 'Advice where nothing was found',
  },
  emptyKind: {
    id: 'search.empty.kind',
    defaultMessage: 'There is something of another kind.',
    description: 'Advice where nothing of one kind was found, but of others',
  },
  showAll: {
    id: 'search.empty.all',
    defaultMessage: 'Show all kinds',
    description: 'Link to the results of all kinds',
  },
  toProducts: {
    id: 'search.empty.products',
    defaultMessage: 'All products',
    description: 'Link to the list of products where nothing was found',
  },
  toServices: {
    id: 'search.empty.services',
    defaultMessage: 'All services',
    description: 'Link to the list of services where nothing was found',
  },
  toHome: {
    id: 'search.empty.home',
    defaultMessage: 'To the home page',
    description: 'Link to the home page where nothing was found',
  },
  start: {
    id: 'search.start',
    defaultMessage: 'What are you looking for?',
    description: 'On the search page before anything was searched for',
  },
  startHint: {
    id: 'search.start.hint',
    defaultMessage: 'A machine, a type name, an application, a service: a few letters are enough.',
    description: 'On the search page before anything was searched for',
  },
  failed: {
    id: 'search.failed',
    defaultMessage: 'The search does not answer',
    description: 'Title in place of results while the search service is down',
  },
  failedHint: {
    id: 'search.failed.hint',
    defaultMessage: 'Please try again in a moment.',
    description: 'Below the title, while the search service is down',
  },
  retry: { id: 'search.retry', defaultMessage: 'Try again', description: 'Link that searches once more' },
})

/** Names of the types of results, plural and singular. */
export const typeMessages: Readonly<
  Record<SearchType, { readonly many: MessageDescriptor; readonly one: MessageDescriptor }>
> = {
  area: { many: searchMessages.area, one: searchMessages.oneArea },
  product: { many: searchMessages.product, one: searchMessages.oneProduct },
  service: { many: searchMessages.service, one: searchMessages.oneService },
  story: { many: searchMessages.story, one: searchMessages.oneStory },
  release: { many: searchMessages.release, one: searchMessages.oneRelease },
  page: { many: searchMessages.page, one: searchMessages.onePage },
  document: { many: searchMessages.document, one: searchMessages.oneDocument },
}
