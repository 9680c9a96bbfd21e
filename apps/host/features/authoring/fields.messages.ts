import { defineMessages } from '@kudex/intl/messages'

/** Labels of the fields of content, by the name of the field. */
export const fieldMessages = defineMessages({
  url: { id: 'editor.field.url', defaultMessage: 'Address', description: 'Label of a field of the form of a page' },
  title: { id: 'editor.field.title', defaultMessage: 'Title', description: 'Label of a field of the form of a page' },
  description: {
    id: 'editor.field.description',
    defaultMessage: 'Description for search engines',
    description: 'Label of a field of the form of a page',
  },
  languages: {
    id: 'editor.field.languages',
    defaultMessage: 'Languages',
    description: 'Label of a field of the form of a page',
  },
  countries: {
    id: 'editor.field.countries',
    defaultMessage: 'Countries',
    description: 'Label of a field of the form of a page',
  },
  canonicalUrl: {
    id: 'editor.field.canonicalUrl',
    defaultMessage: 'Canonical address',
    description: 'Label of a field of the form of a page',
  },
  theme: {
    id: 'editor.field.theme',
    defaultMessage: 'Colour theme',
    description: 'Label of a field of the form of a page',
  },
  translationSourceLanguage: {
    id: 'editor.field.translationSourceLanguage',
    defaultMessage: 'Source language',
    description: 'Label of a field of the form of a page',
  },
  translationTargetLanguages: {
    id: 'editor.field.translationTargetLanguages',
    defaultMessage: 'Target languages of the translation',
    description: 'Label of a field of the form of a page',
  },
  header: {
    id: 'editor.field.header',
    defaultMessage: 'Header',
    description: 'Label of a field of the form of a page',
  },
  hidden: {
    id: 'editor.field.hidden',
    defaultMessage: 'Hidden',
    description: 'Label of a field of the form of a page',
  },
  picture: {
    id: 'editor.field.picture',
    defaultMessage: 'Picture for sharing',
    description: 'Label of a field of the form of a page',
  },
  blocks: {
    id: 'editor.field.blocks',
    defaultMessage: 'Blocks',
    description: 'Label of a field of the form of a page',
  },
  overline: {
    id: 'editor.field.overline',
    defaultMessage: 'Overline',
    description: 'Label of a field of the form of a page',
  },
  lead: { id: 'editor.field.lead', defaultMessage: 'Lead text', description: 'Label of a field of the form of a page' },
  image: { id: 'editor.field.image', defaultMessage: 'Picture', description: 'Label of a field of the form of a page' },
  links: { id: 'editor.field.links', defaultMessage: 'Links', description: 'Label of a field of the form of a page' },
  text: { id: 'editor.field.text', defaultMessage: 'Text', description: 'Label of a field of the form of a page' },
  openInNewTab: {
    id: 'editor.field.openInNewTab',
    defaultMessage: 'Open in a new tab',
    description: 'Label of a field of the form of a page',
  },
  pageId: { id: 'editor.field.pageId', defaultMessage: 'Page', description: 'Label of a field of the form of a page' },
  pageParameters: {
    id: 'editor.field.pageParameters',
    defaultMessage: 'Query or anchor',
    description: 'Label of a field of the form of a page',
  },
  path: { id: 'editor.field.path', defaultMessage: 'Path', description: 'Label of a field of the form of a page' },
  productSlug: {
    id: 'editor.field.productSlug',
    defaultMessage: 'Product',
    description: 'Label of a field of the form of a page',
  },
  serviceSlug: {
    id: 'editor.field.serviceSlug',
    defaultMessage: 'Service',
    description: 'Label of a field of the form of a page',
  },
  teasers: {
    id: 'editor.field.teasers',
    defaultMessage: 'Teasers',
    description: 'Label of a field of the form of a page',
  },
  link: { id: 'editor.field.link', defaultMessage: 'Link', description: 'Label of a field of the form of a page' },
  anchor: {
    id: 'editor.field.anchor',
    defaultMessage: 'Anchor',
    description: 'Label of a field of the form of a page',
  },
  caption: {
    id: 'editor.field.caption',
    defaultMessage: 'Caption',
    description: 'Label of a field of the form of a page',
  },
  preset: {
    id: 'editor.field.preset',
    defaultMessage: 'Size of the picture',
    description: 'Label of a field of the form of a page',
  },
  person: {
    id: 'editor.field.person',
    defaultMessage: 'Person',
    description: 'Label of a field of the form of a page',
  },
  role: { id: 'editor.field.role', defaultMessage: 'Role', description: 'Label of a field of the form of a page' },
  facts: { id: 'editor.field.facts', defaultMessage: 'Facts', description: 'Label of a field of the form of a page' },
  value: { id: 'editor.field.value', defaultMessage: 'Value', description: 'Label of a field of the form of a page' },
  unit: { id: 'editor.field.unit', defaultMessage: 'Unit', description: 'Label of a field of the form of a page' },
  label: { id: 'editor.field.label', defaultMessage: 'Label', description: 'Label of a field of the form of a page' },
  productSlugs: {
    id: 'editor.field.productSlugs',
    defaultMessage: 'Products',
    description: 'Label of a field of the form of a page',
  },
  hasFilters: {
    id: 'editor.field.hasFilters',
    defaultMessage: 'Show filters',
    description: 'Label of a field of the form of a page',
  },
  brand: { id: 'editor.field.brand', defaultMessage: 'Brand', description: 'Label of a field of the form of a page' },
  contactKind: {
    id: 'editor.field.contactKind',
    defaultMessage: 'Type of contact',
    description: 'Label of a field of the form of a page',
  },
  country: {
    id: 'editor.field.country',
    defaultMessage: 'Country',
    description: 'Label of a field of the form of a page',
  },
  contactIds: {
    id: 'editor.field.contactIds',
    defaultMessage: 'Contacts',
    description: 'Label of a field of the form of a page',
  },
  registeredShares: {
    id: 'editor.field.registeredShares',
    defaultMessage: 'Registered shares',
    description: 'Label of a field of the form of a page',
  },
  asOf: { id: 'editor.field.asOf', defaultMessage: 'As of', description: 'Label of a field of the form of a page' },
  source: {
    id: 'editor.field.source',
    defaultMessage: 'Source',
    description: 'Label of a field of the form of a page',
  },
  payouts: {
    id: 'editor.field.payouts',
    defaultMessage: 'Payouts',
    description: 'Label of a field of the form of a page',
  },
  amount: {
    id: 'editor.field.amount',
    defaultMessage: 'Amount',
    description: 'Label of a field of the form of a page',
  },
  events: {
    id: 'editor.field.events',
    defaultMessage: 'Events',
    description: 'Label of a field of the form of a page',
  },
  date: { id: 'editor.field.date', defaultMessage: 'Date', description: 'Label of a field of the form of a page' },
  place: { id: 'editor.field.place', defaultMessage: 'Place', description: 'Label of a field of the form of a page' },
  groups: {
    id: 'editor.field.groups',
    defaultMessage: 'Groups',
    description: 'Label of a field of the form of a page',
  },
  files: { id: 'editor.field.files', defaultMessage: 'Files', description: 'Label of a field of the form of a page' },
  slug: {
    id: 'editor.field.slug',
    defaultMessage: 'Short name in the address',
    description: 'Label of a field of the form of a page',
  },
  name: { id: 'editor.field.name', defaultMessage: 'Name', description: 'Label of a field of the form of a page' },
  categorySlug: {
    id: 'editor.field.categorySlug',
    defaultMessage: 'Category',
    description: 'Label of a field of the form of a page',
  },
  videosOnly: {
    id: 'editor.field.videosOnly',
    defaultMessage: 'Videos only',
    description: 'Label of a field of the form of a page',
  },
  count: {
    id: 'editor.field.count',
    defaultMessage: 'Number of entries',
    description: 'Label of a field of the form of a page',
  },
  adhocOnly: {
    id: 'editor.field.adhocOnly',
    defaultMessage: 'Ad hoc releases only',
    description: 'Label of a field of the form of a page',
  },
  poster: {
    id: 'editor.field.poster',
    defaultMessage: 'Preview picture',
    description: 'Label of a field of the form of a page',
  },
  filmUrl: {
    id: 'editor.field.filmUrl',
    defaultMessage: 'Silent film that repeats over the picture',
    description: 'Label of a field of the editor',
  },
  mediaType: {
    id: 'editor.field.mediaType',
    defaultMessage: 'Media type',
    description: 'Label of a field of the form of a page',
  },
  seconds: {
    id: 'editor.field.seconds',
    defaultMessage: 'Length in seconds',
    description: 'Label of a field of the form of a page',
  },
  tracks: {
    id: 'editor.field.tracks',
    defaultMessage: 'Subtitles',
    description: 'Label of a field of the form of a page',
  },
  language: {
    id: 'editor.field.language',
    defaultMessage: 'Language',
    description: 'Label of a field of the form of a page',
  },
  items: { id: 'editor.field.items', defaultMessage: 'Entries', description: 'Label of a field of the form of a page' },
  columns: {
    id: 'editor.field.columns',
    defaultMessage: 'Columns',
    description: 'Label of a field of the form of a page',
  },
  rows: { id: 'editor.field.rows', defaultMessage: 'Rows', description: 'Label of a field of the form of a page' },
  alt: {
    id: 'editor.field.alt',
    defaultMessage: 'Alternative text',
    description: 'Label of a field of the form of a picture',
  },
})
