import { defineMessages } from '@kudex/intl/messages'

/** Names of the kinds of blocks and of links. */
export const kindMessages = defineMessages({
  hero: { id: 'editor.kind.hero', defaultMessage: 'Hero', description: 'Name of a kind of block' },
  teasers: { id: 'editor.kind.teasers', defaultMessage: 'Teasers', description: 'Name of a kind of block' },
  text: { id: 'editor.kind.text', defaultMessage: 'Text', description: 'Name of a kind of block' },
  media: { id: 'editor.kind.media', defaultMessage: 'Picture', description: 'Name of a kind of block' },
  quote: { id: 'editor.kind.quote', defaultMessage: 'Quote', description: 'Name of a kind of block' },
  facts: { id: 'editor.kind.facts', defaultMessage: 'Facts', description: 'Name of a kind of block' },
  productTeasers: {
    id: 'editor.kind.productTeasers',
    defaultMessage: 'Products',
    description: 'Name of a kind of block',
  },
  links: { id: 'editor.kind.links', defaultMessage: 'Links', description: 'Name of a kind of block' },
  anchorNavigation: {
    id: 'editor.kind.anchorNavigation',
    defaultMessage: 'Anchor navigation',
    description: 'Name of a kind of block',
  },
  locations: { id: 'editor.kind.locations', defaultMessage: 'Locations', description: 'Name of a kind of block' },
  contacts: { id: 'editor.kind.contacts', defaultMessage: 'Contacts', description: 'Name of a kind of block' },
  shareData: { id: 'editor.kind.shareData', defaultMessage: 'Share data', description: 'Name of a kind of block' },
  dividends: { id: 'editor.kind.dividends', defaultMessage: 'Dividends', description: 'Name of a kind of block' },
  calendar: { id: 'editor.kind.calendar', defaultMessage: 'Calendar', description: 'Name of a kind of block' },
  annualReport: {
    id: 'editor.kind.annualReport',
    defaultMessage: 'Annual report',
    description: 'Name of a kind of block',
  },
  downloads: { id: 'editor.kind.downloads', defaultMessage: 'Downloads', description: 'Name of a kind of block' },
  storyOverview: { id: 'editor.kind.storyOverview', defaultMessage: 'Stories', description: 'Name of a kind of block' },
  releaseOverview: {
    id: 'editor.kind.releaseOverview',
    defaultMessage: 'Media releases',
    description: 'Name of a kind of block',
  },
  video: { id: 'editor.kind.video', defaultMessage: 'Video', description: 'Name of a kind of block' },
  process: {
    id: 'editor.kind.process',
    defaultMessage: 'Process line',
    description: 'Name of a kind of block',
  },
  measurement: {
    id: 'editor.kind.measurement',
    defaultMessage: 'Measurement',
    description: 'Name of a kind of block',
  },
  assemblySequence: {
    id: 'editor.kind.assemblySequence',
    defaultMessage: 'Assembly sequence',
    description: 'Name of a kind of block',
  },
  connectors: {
    id: 'editor.kind.connectors',
    defaultMessage: 'Connectors',
    description: 'Name of a kind of block',
  },
  beforeAfter: {
    id: 'editor.kind.beforeAfter',
    defaultMessage: 'Before and after',
    description: 'Name of a kind of block',
  },
  programme: {
    id: 'editor.kind.programme',
    defaultMessage: 'Event programme',
    description: 'Name of a kind of block',
  },
  floorPlan: {
    id: 'editor.kind.floorPlan',
    defaultMessage: 'Floor plan',
    description: 'Name of a kind of block',
  },
  route: {
    id: 'editor.kind.route',
    defaultMessage: 'Event route',
    description: 'Name of a kind of block',
  },
  accordion: { id: 'editor.kind.accordion', defaultMessage: 'Accordion', description: 'Name of a kind of block' },
  table: { id: 'editor.kind.table', defaultMessage: 'Table', description: 'Name of a kind of block' },
  page: { id: 'editor.kind.page', defaultMessage: 'Page of this website', description: 'Name of a kind of link' },
  path: { id: 'editor.kind.path', defaultMessage: 'Path', description: 'Name of a kind of link' },
  external: { id: 'editor.kind.external', defaultMessage: 'Web address', description: 'Name of a kind of link' },
  product: { id: 'editor.kind.product', defaultMessage: 'Product', description: 'Name of a kind of link' },
  service: { id: 'editor.kind.service', defaultMessage: 'Service', description: 'Name of a kind of link' },
})

/** Names of the types of contacts. */
export const contactKindMessages = defineMessages({
  headquarters: {
    id: 'editor.contactKind.headquarters',
    defaultMessage: 'Headquarters',
    description: 'Type of a contact',
  },
  sales: { id: 'editor.contactKind.sales', defaultMessage: 'Sales', description: 'Type of a contact' },
  service: { id: 'editor.contactKind.service', defaultMessage: 'Service', description: 'Type of a contact' },
  production: { id: 'editor.contactKind.production', defaultMessage: 'Production', description: 'Type of a contact' },
  partner: { id: 'editor.contactKind.partner', defaultMessage: 'Partner', description: 'Type of a contact' },
})

/** Where the link of a menu opens. */
export const linkTargetMessages = defineMessages({
  _blank: { id: 'editor.linkTarget.blank', defaultMessage: 'In a new tab', description: 'Where a link opens' },
  _self: { id: 'editor.linkTarget.self', defaultMessage: 'In the same tab', description: 'Where a link opens' },
})

/** Names of the drawings of a process line, by the station. */
export const stationMessages = defineMessages({
  cut: {
    id: 'editor.station.cut',
    defaultMessage: 'Cut',
    description: 'Option of a field: the drawing of a step of a process',
  },
  strip: {
    id: 'editor.station.strip',
    defaultMessage: 'Strip',
    description: 'Option of a field: the drawing of a step of a process',
  },
  crimp: {
    id: 'editor.station.crimp',
    defaultMessage: 'Crimp',
    description: 'Option of a field: the drawing of a step of a process',
  },
  test: {
    id: 'editor.station.test',
    defaultMessage: 'Test',
    description: 'Option of a field: the drawing of a step of a process',
  },
  harness: {
    id: 'editor.station.harness',
    defaultMessage: 'Harness',
    description: 'Option of a field: the drawing of a step of a process',
  },
})
