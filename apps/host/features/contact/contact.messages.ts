import { defineMessages } from '@kudex/intl/messages'

/** Texts of the contact panel (CONTACT-01, CONTACT-02). */
export const contactPanelMessages = defineMessages({
  title: {
    id: 'contact.panel.title',
    defaultMessage: 'Talk to an expert',
    description: 'Title of the contact panel (CONTACT-01)',
  },
  close: { id: 'contact.panel.close', defaultMessage: 'Close contact', description: 'Closes the contact panel' },
  promise: {
    id: 'contact.panel.promise',
    defaultMessage: 'We reply within {hours} hours.',
    description: 'What the contact panel promises (CONTACT-02)',
  },
  all: {
    id: 'contact.panel.all',
    defaultMessage: 'All contacts and locations',
    description: 'Link from the contact panel to the list of contacts',
  },
  loading: {
    id: 'contact.panel.loading',
    defaultMessage: 'Looking for your contact',
    description: 'For screen readers, while the contact person is being loaded',
  },
})

/** Texts of lists of contacts and locations (CONTACT-03…06). */
export const contactListMessages = defineMessages({
  filters: {
    id: 'contact.filters',
    defaultMessage: 'Filter contacts and locations',
    description: 'Name of the group of filters',
  },
  query: {
    id: 'contact.filters.query',
    defaultMessage: 'Name, place or postcode',
    description: 'Name of the search field above the locations',
  },
  brand: { id: 'contact.filters.brand', defaultMessage: 'Brand', description: 'Filter of locations (CONTACT-04)' },
  allBrands: {
    id: 'contact.filters.brand.all',
    defaultMessage: 'All brands',
    description: 'Filter by brand: no brand chosen',
  },
  kind: {
    id: 'contact.filters.kind',
    defaultMessage: 'Type of contact',
    description: 'Filter of locations by what they do (CONTACT-04)',
  },
  allKinds: {
    id: 'contact.filters.kind.all',
    defaultMessage: 'All types',
    description: 'Filter by type of contact: no type chosen',
  },
  country: {
    id: 'contact.filters.country',
    defaultMessage: 'Country',
    description: 'Filter of locations (CONTACT-04)',
  },
  allCountries: {
    id: 'contact.filters.country.all',
    defaultMessage: 'All countries',
    description: 'Filter by country: no country chosen',
  },
  region: {
    id: 'contact.filters.region',
    defaultMessage: 'Region',
    description: 'Filter of locations by part of the world (CONTACT-04)',
  },
  allRegions: {
    id: 'contact.filters.region.all',
    defaultMessage: 'All regions',
    description: 'Filter by part of the world: none chosen',
  },
  search: {
    id: 'contact.filters.search',
    defaultMessage: 'Search',
    description: 'Button that searches the locations',
  },
  reset: {
    id: 'contact.filters.reset',
    defaultMessage: 'Reset all filters',
    description: 'Link that takes all filters of the locations away (CONTACT-05)',
  },
  result: {
    id: 'contact.result',
    defaultMessage: '{count, plural, one {# location} other {# locations}}',
    description: 'How many locations fit the filters',
  },
  nearest: {
    id: 'contact.nearest',
    defaultMessage: 'Nearest to you',
    description: 'Above the country of the visitor in the list of locations',
  },
  empty: {
    id: 'contact.empty',
    defaultMessage: 'No Contacts found.',
    description: 'List of contacts and locations without a result (CONTACT-06)',
  },
  serves: {
    id: 'contact.serves',
    defaultMessage: 'Also responsible for: {countries}',
    description: 'Further countries a location is responsible for; countries is a list of names',
  },
  phone: { id: 'contact.phone', defaultMessage: 'Phone', description: 'Name of a phone number' },
  email: { id: 'contact.email', defaultMessage: 'E-mail', description: 'Name of an e-mail address' },
  website: { id: 'contact.website', defaultMessage: 'Website', description: 'Name of the address of a website' },
  map: { id: 'contact.map', defaultMessage: 'Map', description: 'Link to a location on a map of another site' },
  mapDetail: {
    id: 'contact.map.detail',
    defaultMessage: '{name}, opens OpenStreetMap in a new tab',
    description: 'For screen readers, after the text of the link to the map',
  },
  card: { id: 'contact.card', defaultMessage: 'vCard', description: 'Link to a file for the own address book' },
  cardDetail: {
    id: 'contact.card.detail',
    defaultMessage: '{name}, for your address book',
    description: 'For screen readers, after the text of the link to the vCard',
  },
})

/** Kinds of contacts (CONTACT-04). */
export const contactKindMessages = defineMessages({
  headquarters: {
    id: 'contact.kind.headquarters',
    defaultMessage: 'Headquarters',
    description: 'Type of contact: where the company is led from',
  },
  sales: { id: 'contact.kind.sales', defaultMessage: 'Sales', description: 'Type of contact' },
  service: {
    id: 'contact.kind.service',
    defaultMessage: 'Service',
    description: 'Type of contact: service for machines',
  },
  production: {
    id: 'contact.kind.production',
    defaultMessage: 'Production',
    description: 'Type of contact: a factory',
  },
  partner: {
    id: 'contact.kind.partner',
    defaultMessage: 'Sales partner',
    description: 'Type of contact: a company that sells for ours',
  },
})
