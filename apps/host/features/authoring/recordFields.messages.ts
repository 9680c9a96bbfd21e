import { defineMessages } from '@kudex/intl/messages'

/** Labels of the fields of content besides pages, by the name of the field. */
export const recordFieldMessages = defineMessages({
  siteId: {
    id: 'editor.field.siteId',
    defaultMessage: 'Website',
    description: 'Label of a field of the form of an entry',
  },
  siteIds: {
    id: 'editor.field.siteIds',
    defaultMessage: 'Websites',
    description: 'Label of a field of the form of an entry',
  },
  publicationDate: {
    id: 'editor.field.publicationDate',
    defaultMessage: 'Publication date',
    description: 'Label of a field of the form of an entry',
  },
  leadText: {
    id: 'editor.field.leadText',
    defaultMessage: 'Lead text',
    description: 'Label of a field of the form of an entry',
  },
  isPublished: {
    id: 'editor.field.isPublished',
    defaultMessage: 'Published',
    description: 'Label of a field of the form of an entry',
  },
  teaserImage: {
    id: 'editor.field.teaserImage',
    defaultMessage: 'Teaser picture',
    description: 'Label of a field of the form of an entry',
  },
  categoryId: {
    id: 'editor.field.categoryId',
    defaultMessage: 'Category',
    description: 'Label of a field of the form of an entry',
  },
  videoUrl: {
    id: 'editor.field.videoUrl',
    defaultMessage: 'Address of the video',
    description: 'Label of a field of the form of an entry',
  },
  videoDuration: {
    id: 'editor.field.videoDuration',
    defaultMessage: 'Length of the video in seconds',
    description: 'Label of a field of the form of an entry',
  },
  adhoc: {
    id: 'editor.field.adhoc',
    defaultMessage: 'Ad hoc release',
    description: 'Label of a field of the form of an entry',
  },
  isForCustomers: {
    id: 'editor.field.isForCustomers',
    defaultMessage: 'Also in the customer portal',
    description: 'Label of a field of the form of an entry',
  },
  previousUrl: {
    id: 'editor.field.previousUrl',
    defaultMessage: 'Old address',
    description: 'Label of a field of the form of an entry',
  },
  target: {
    id: 'editor.field.target',
    defaultMessage: 'Target',
    description: 'Label of a field of the form of an entry',
  },
  breadcrumbOverride: {
    id: 'editor.field.breadcrumbOverride',
    defaultMessage: 'Title in breadcrumbs',
    description: 'Label of a field of the form of an entry',
  },
  pageType: {
    id: 'editor.field.pageType',
    defaultMessage: 'Page type',
    description: 'Label of a field of the form of an entry',
  },
  hiddenSubItems: {
    id: 'editor.field.hiddenSubItems',
    defaultMessage: 'Hide the entries below',
    description: 'Label of a field of the form of an entry',
  },
  marketingTitle: {
    id: 'editor.field.marketingTitle',
    defaultMessage: 'Marketing title',
    description: 'Label of a field of the form of an entry',
  },
  marketingDescription: {
    id: 'editor.field.marketingDescription',
    defaultMessage: 'Marketing text',
    description: 'Label of a field of the form of an entry',
  },
  logo: { id: 'editor.field.logo', defaultMessage: 'Logo', description: 'Label of a field of the form of an entry' },
  sections: {
    id: 'editor.field.sections',
    defaultMessage: 'Sections',
    description: 'Label of a field of the form of an entry',
  },
  contactTitle: {
    id: 'editor.field.contactTitle',
    defaultMessage: 'Title above the contact link',
    description: 'Label of a field of the form of an entry',
  },
  contactLink: {
    id: 'editor.field.contactLink',
    defaultMessage: 'Contact link',
    description: 'Label of a field of the form of an entry',
  },
  legalLinks: {
    id: 'editor.field.legalLinks',
    defaultMessage: 'Legal links',
    description: 'Label of a field of the form of an entry',
  },
  legalText: {
    id: 'editor.field.legalText',
    defaultMessage: 'Legal text',
    description: 'Label of a field of the form of an entry',
  },
  brands: {
    id: 'editor.field.brands',
    defaultMessage: 'Brands',
    description: 'Label of a field of the form of an entry',
  },
  kinds: {
    id: 'editor.field.kinds',
    defaultMessage: 'Types of contact',
    description: 'Label of a field of the form of an entry',
  },
  region: {
    id: 'editor.field.region',
    defaultMessage: 'Region (UN M49 code)',
    description: 'Label of a field of the form of an entry',
  },
  countriesServed: {
    id: 'editor.field.countriesServed',
    defaultMessage: 'Countries served',
    description: 'Label of a field of the form of an entry',
  },
  street: {
    id: 'editor.field.street',
    defaultMessage: 'Street',
    description: 'Label of a field of the form of an entry',
  },
  postalCode: {
    id: 'editor.field.postalCode',
    defaultMessage: 'Postal code',
    description: 'Label of a field of the form of an entry',
  },
  city: { id: 'editor.field.city', defaultMessage: 'City', description: 'Label of a field of the form of an entry' },
  phone: { id: 'editor.field.phone', defaultMessage: 'Phone', description: 'Label of a field of the form of an entry' },
  email: {
    id: 'editor.field.email',
    defaultMessage: 'E-mail',
    description: 'Label of a field of the form of an entry',
  },
  website: {
    id: 'editor.field.website',
    defaultMessage: 'Web address',
    description: 'Label of a field of the form of an entry',
  },
  latitude: {
    id: 'editor.field.latitude',
    defaultMessage: 'Latitude',
    description: 'Label of a field of the form of an entry',
  },
  longitude: {
    id: 'editor.field.longitude',
    defaultMessage: 'Longitude',
    description: 'Label of a field of the form of an entry',
  },
  givenName: {
    id: 'editor.field.givenName',
    defaultMessage: 'First name',
    description: 'Label of a field of the form of an entry',
  },
  familyName: {
    id: 'editor.field.familyName',
    defaultMessage: 'Last name',
    description: 'Label of a field of the form of an entry',
  },
  locationId: {
    id: 'editor.field.locationId',
    defaultMessage: 'Location',
    description: 'Label of a field of the form of an entry',
  },
  imageId: {
    id: 'editor.field.imageId',
    defaultMessage: 'Picture itself',
    description: 'Part of a picture: its bytes',
  },
  hash: { id: 'editor.field.hash', defaultMessage: 'Content of the file', description: 'Part of a file: its bytes' },
  filename: { id: 'editor.field.filename', defaultMessage: 'File name', description: 'Part of a file' },
  contentType: { id: 'editor.field.contentType', defaultMessage: 'File type', description: 'Part of a file' },
  size: { id: 'editor.field.size', defaultMessage: 'Size in bytes', description: 'Part of a file' },
})
