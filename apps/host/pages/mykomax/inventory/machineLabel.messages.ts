import { defineMessages } from '@kudex/intl/messages'

/** Texts of the label of a machine. */
export const machineLabelMessages = defineMessages({
  title: {
    id: 'portal.machineLabel.title',
    defaultMessage: 'Machine label',
    description: 'Title of the page with a label to print and stick on a machine',
  },
  text: {
    id: 'portal.machineLabel.text',
    defaultMessage: 'Scan for documents and service.',
    description: 'On the label, beside its QR code',
  },
  code: {
    id: 'portal.machineLabel.code',
    defaultMessage: 'QR code: {address}',
    description: 'Text alternative of the QR code; address is the address in it',
  },
  print: { id: 'portal.machineLabel.print', defaultMessage: 'Print', description: 'Button that prints the label' },
  back: {
    id: 'portal.machineLabel.back',
    defaultMessage: 'Back to the machine',
    description: 'Link from the label to the page of the machine',
  },
})
