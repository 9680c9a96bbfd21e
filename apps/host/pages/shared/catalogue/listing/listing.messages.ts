import { defineMessages } from '@kudex/intl/messages'

/** Texts of the list of a classification and its filters. */
export const listingMessages = defineMessages({
  allProducts: {
    id: 'catalogue.listing.allProducts',
    defaultMessage: 'All products',
    description: 'Title of the list of everything below a classification',
  },
  allServices: {
    id: 'catalogue.listing.allServices',
    defaultMessage: 'All services',
    description: 'Title of the list of every service below a classification',
  },
  filters: { id: 'catalogue.listing.filters', defaultMessage: 'Filters', description: 'Opens the filters on a phone' },
  filtersChosen: {
    id: 'catalogue.listing.filtersChosen',
    defaultMessage: 'Filters ({count, number})',
    description: 'Opens the filters on a phone; how many are chosen',
  },
  filterLabel: {
    id: 'catalogue.listing.label',
    defaultMessage: 'Filter the list',
    description: 'Name of the filters of a list',
  },
  from: { id: 'catalogue.listing.from', defaultMessage: 'From', description: 'Lower end of a range' },
  to: { id: 'catalogue.listing.to', defaultMessage: 'To', description: 'Upper end of a range' },
  brand: { id: 'catalogue.listing.brand', defaultMessage: 'Brand', description: 'Filter of brands' },
  apply: { id: 'catalogue.listing.apply', defaultMessage: 'Apply filters', description: 'Sends the filters' },
  more: { id: 'catalogue.listing.more', defaultMessage: 'Show more', description: 'Shows the rest of many values' },
  remove: {
    id: 'catalogue.listing.remove',
    defaultMessage: 'Remove filter {filter}',
    description: 'Name of the link that takes a filter away; filter is its text',
  },
  reset: { id: 'catalogue.listing.reset', defaultMessage: 'Reset filters', description: 'Takes all filters away' },
  views: {
    id: 'catalogue.listing.views',
    defaultMessage: 'View',
    description: 'Name of the choice of a view of a list',
  },
  viewPictures: {
    id: 'catalogue.listing.view.pictures',
    defaultMessage: 'Pictures',
    description: 'View of a list: cards with pictures',
  },
  viewTable: { id: 'catalogue.listing.view.table', defaultMessage: 'Table', description: 'View of a list: a table' },
  scale: {
    id: 'catalogue.listing.scale',
    defaultMessage: 'Scale of the bars:',
    description: 'Before the names and ranges of the values that bars compare along a list',
  },
  logarithmic: {
    id: 'catalogue.listing.logarithmic',
    defaultMessage: '{range}, logarithmic',
    description: 'A scale that is not linear; range is its ends with their unit: 3.2…1890 kg',
  },
  product: { id: 'catalogue.listing.product', defaultMessage: 'Product', description: 'Head of the column of names' },
  actions: {
    id: 'catalogue.listing.actions',
    defaultMessage: 'Actions',
    description: 'Spoken head of the column of buttons',
  },
  width: { id: 'catalogue.listing.width', defaultMessage: 'Width', description: 'Filter of the width of machines' },
  height: { id: 'catalogue.listing.height', defaultMessage: 'Height', description: 'Filter of the height of machines' },
  depth: { id: 'catalogue.listing.depth', defaultMessage: 'Depth', description: 'Filter of the depth of machines' },
  sort: { id: 'catalogue.listing.sort', defaultMessage: 'Sort by', description: 'Name of the choice of an order' },
  sortCatalogue: {
    id: 'catalogue.listing.sort.catalogue',
    defaultMessage: 'Recommended',
    description: 'Order of the catalogue',
  },
  sortName: { id: 'catalogue.listing.sort.name', defaultMessage: 'Name, A to Z', description: 'Order by name' },
  sortNameDescending: {
    id: 'catalogue.listing.sort.nameDescending',
    defaultMessage: 'Name, Z to A',
    description: 'Order by name, backwards',
  },
  pages: { id: 'catalogue.listing.pages', defaultMessage: 'Pages', description: 'Name of the links to other pages' },
  page: {
    id: 'catalogue.listing.page',
    defaultMessage: 'Page {page, number}',
    description: 'Name of the link to a page of the list',
  },
  previous: { id: 'catalogue.listing.previous', defaultMessage: 'Previous', description: 'Link to the page before' },
  next: { id: 'catalogue.listing.next', defaultMessage: 'Next', description: 'Link to the page after' },
})
