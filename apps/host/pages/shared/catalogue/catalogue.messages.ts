import { defineMessages } from '@kudex/intl/messages'

/** Texts of the product and service pages. */
export const catalogueMessages = defineMessages({
  products: { id: 'catalogue.products.title', defaultMessage: 'Products', description: 'Title of the product list' },
  productsLead: {
    id: 'catalogue.products.lead',
    defaultMessage: 'Machines and systems for cutting, stripping, crimping, testing and marking wires and cables.',
    description: 'Sentence below the title of the product list',
  },
  finder: {
    id: 'catalogue.finder',
    defaultMessage: 'Find the machine for your wire',
    description: 'Link to the product finder',
  },
  services: { id: 'catalogue.services.title', defaultMessage: 'Services', description: 'Title of the service list' },
  servicesLead: {
    id: 'catalogue.services.lead',
    defaultMessage:
      'From installation and training to maintenance and spare parts: support over the whole life of a machine.',
    description: 'Sentence below the title of the service list',
  },
  productCount: {
    id: 'catalogue.count',
    defaultMessage: '{count, plural, one {# product} other {# products}}',
    description: 'Number of products of a classification',
  },
  serviceCount: {
    id: 'catalogue.serviceCount',
    defaultMessage: '{count, plural, one {# service} other {# services}}',
    description: 'Number of services of a classification',
  },
  empty: {
    id: 'catalogue.empty',
    defaultMessage: 'No products found',
    description: 'Shown instead of an empty list of products',
  },
  noSpecifications: {
    id: 'catalogue.specifications.empty',
    defaultMessage: 'No specifications are available.',
    description: 'Shown where a product has no technical data',
  },
  gallery: {
    id: 'catalogue.gallery',
    defaultMessage: 'Pictures of {name}',
    description: 'Name of the group of product pictures',
  },
  galleryItem: {
    id: 'catalogue.gallery.item',
    defaultMessage: 'Picture {position} of {count}',
    description: 'Name of a thumbnail in the gallery',
  },
  enlarge: {
    id: 'catalogue.gallery.enlarge',
    defaultMessage: 'Enlarge picture',
    description: 'Link of a picture of a product that shows it as large as the window',
  },
  closeGallery: {
    id: 'catalogue.gallery.close',
    defaultMessage: 'Close pictures',
    description: 'Closes the large pictures of a product',
  },
  previousPicture: {
    id: 'catalogue.gallery.previous',
    defaultMessage: 'Previous picture',
    description: 'Button beside a large picture',
  },
  nextPicture: {
    id: 'catalogue.gallery.next',
    defaultMessage: 'Next picture',
    description: 'Button beside a large picture',
  },
  showPicture: {
    id: 'catalogue.gallery.show',
    defaultMessage: 'Show picture {position}',
    description: 'Name of a thumbnail below a large picture',
  },
  highlights: {
    id: 'catalogue.highlights',
    defaultMessage: 'Highlights',
    description: 'Title of the highlights of a product',
  },
  more: { id: 'catalogue.more', defaultMessage: 'Read more', description: 'Opens the long text of a highlight' },
  video: {
    id: 'catalogue.video',
    defaultMessage: 'Watch the video',
    description: 'Link to the video of a highlight or product, and title above a film on the page',
  },
  technicalData: {
    id: 'catalogue.technicalData',
    defaultMessage: 'Technical data',
    description: 'Title of the technical data of a product',
  },
  footprint: {
    id: 'catalogue.footprint',
    defaultMessage: 'Front and top view: width {width}, height {height}, depth {depth}, beside a person of {person}',
    description: 'Spoken name of the drawing of a machine with its dimensions',
  },
  specification: {
    id: 'catalogue.specification',
    defaultMessage: 'Specification',
    description: 'Head of the column of names in the technical data',
  },
  value: {
    id: 'catalogue.value',
    defaultMessage: 'Value',
    description: 'Head of the column of values in the technical data',
  },
  measurement: {
    id: 'catalogue.measurement',
    defaultMessage: 'Measurement system',
    description: 'Name of the switch between metric and imperial values',
  },
  metric: { id: 'catalogue.measurement.metric', defaultMessage: 'Metric', description: 'Metric measurement system' },
  imperial: {
    id: 'catalogue.measurement.imperial',
    defaultMessage: 'Imperial',
    description: 'Imperial measurement system',
  },
  variants: { id: 'catalogue.variants', defaultMessage: 'Variants', description: 'Title of the variants of a product' },
  downloads: {
    id: 'catalogue.downloads',
    defaultMessage: 'Downloads',
    description: 'Title of the documents of a product',
  },
  related: {
    id: 'catalogue.related',
    defaultMessage: 'Goes well with it',
    description: 'Title of the related products, components and services of a product',
  },
  relatedProducts: {
    id: 'catalogue.related.related',
    defaultMessage: 'Related products',
    description: 'Group of related products',
  },
  relatedComponents: {
    id: 'catalogue.related.component',
    defaultMessage: 'Components',
    description: 'Group of components of a product',
  },
  relatedServices: {
    id: 'catalogue.related.service',
    defaultMessage: 'Services',
    description: 'Group of services for a product',
  },
  stories: {
    id: 'catalogue.stories',
    defaultMessage: 'Related stories',
    description: 'Title of the stories about a product or service',
  },
  benefits: {
    id: 'catalogue.benefits',
    defaultMessage: 'Your benefits',
    description: 'Title of the benefits of a service',
  },
  details: {
    id: 'catalogue.details',
    defaultMessage: 'What is included',
    description: 'Title of the details of a service',
  },
})
