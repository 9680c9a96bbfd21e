import { defineMessages } from '@kudex/intl/messages'

/** Texts of the page of a machine. */
export const machineMessages = defineMessages({
  title: { id: 'portal.machine.title', defaultMessage: 'Machine', description: 'Title of the page of a machine' },
  model: { id: 'portal.machine.model', defaultMessage: 'Model', description: 'Label: product of a machine' },
  warranty: { id: 'portal.machine.warranty', defaultMessage: 'Warranty', description: 'Label: warranty of a machine' },
  warrantyUntil: {
    id: 'portal.machine.warranty.until',
    defaultMessage: 'Until {date}',
    description: 'Last day of the warranty, still to come',
  },
  warrantyEnded: {
    id: 'portal.machine.warranty.ended',
    defaultMessage: 'Ended on {date}',
    description: 'Last day of the warranty, in the past',
  },
  maintenance: {
    id: 'portal.machine.maintenance',
    defaultMessage: 'Next maintenance',
    description: 'Label: date of the next maintenance of a machine',
  },
  statusMaintenance: {
    id: 'portal.machine.status.maintenance',
    defaultMessage: 'Maintenance is due',
    description: 'Service state of a machine',
  },
  software: {
    id: 'portal.machine.software',
    defaultMessage: 'Installed software',
    description: 'Label: version of the software on a machine',
  },
  startTicket: {
    id: 'portal.machine.startTicket',
    defaultMessage: 'Start a ticket for this machine',
    description: 'Main action on the page of a machine',
  },
  label: {
    id: 'portal.machine.label',
    defaultMessage: 'Print a label',
    description: 'Link to a label with a QR code for the machine',
  },
  statusOpen: {
    id: 'portal.machine.status.open',
    defaultMessage: '{count, plural, one {# open ticket} other {# open tickets}}',
    description: 'Service state of a machine with open tickets',
  },
  statusFine: {
    id: 'portal.machine.status.fine',
    defaultMessage: 'Nothing is due',
    description: 'Service state of a machine without open tickets or due maintenance',
  },
  tickets: {
    id: 'portal.machine.tickets',
    defaultMessage: 'Tickets for this machine',
    description: 'Heading above the tickets of a machine',
  },
  ticketsEmpty: {
    id: 'portal.machine.tickets.empty',
    defaultMessage: 'There are no tickets for this machine.',
    description: 'Instead of the tickets of a machine',
  },
  allTickets: {
    id: 'portal.machine.tickets.all',
    defaultMessage: '{count, plural, one {# ticket} other {All # tickets}}',
    description: 'Link to the list of all tickets of a machine',
  },
  documents: {
    id: 'portal.machine.documents',
    defaultMessage: 'Documents',
    description: 'Heading above the documents of a machine’s product',
  },
  documentsEmpty: {
    id: 'portal.machine.documents.empty',
    defaultMessage: 'There are no documents for this machine.',
    description: 'Instead of documents',
  },
  catalogueFailed: {
    id: 'portal.machine.catalogueFailed',
    defaultMessage: 'Documents and spare parts cannot be shown at the moment.',
    description: 'On the page of a machine while the catalogue does not respond',
  },
  related: {
    id: 'portal.machine.related',
    defaultMessage: 'Spare parts and tooling',
    description: 'Heading above products that go with a machine',
  },
})

/** Kinds of documents of a single machine. */
export const machineDocumentMessages = defineMessages({
  acceptanceProtocol: {
    id: 'portal.machine.document.acceptanceProtocol',
    defaultMessage: 'Acceptance protocol',
    description: 'Kind of document: signed when the machine was handed over',
  },
  calibrationCertificate: {
    id: 'portal.machine.document.calibrationCertificate',
    defaultMessage: 'Calibration certificate',
    description: 'Kind of document: proof that the machine measures correctly',
  },
  terminalDiagram: {
    id: 'portal.machine.document.terminalDiagram',
    defaultMessage: 'Terminal diagram',
    description: 'Kind of document: electrical connections of the machine',
  },
})

/** Headings of the kinds of products that go with a machine. */
export const relatedMessages = defineMessages({
  component: {
    id: 'portal.machine.related.component',
    defaultMessage: 'Spare parts and tools',
    description: 'Products that belong to a machine',
  },
  related: {
    id: 'portal.machine.related.related',
    defaultMessage: 'Goes with this machine',
    description: 'Products that are related to a machine',
  },
  service: {
    id: 'portal.machine.related.service',
    defaultMessage: 'Services for this machine',
    description: 'Services that are related to a machine',
  },
})
