import { defineMessages } from '@kudex/intl/messages'

/** Texts of transfers of machines to other organizations. */
export const transferMessages = defineMessages({
  title: {
    id: 'portal.transfer.title',
    defaultMessage: 'Transfer to another organization',
    description: 'Heading on the page of a machine',
  },
  lead: {
    id: 'portal.transfer.lead',
    defaultMessage: 'Have you sold or handed over the machine? Tell us who has it now.',
    description: 'Text above the form that asks for a transfer',
  },
  consequence: {
    id: 'portal.transfer.consequence',
    defaultMessage:
      'Once we have agreed, the machine leaves your inventory. Your tickets about it stay with your organization.',
    description: 'What a transfer means',
  },
  recipient: {
    id: 'portal.transfer.recipient',
    defaultMessage: 'Receiving organization',
    description: 'Field: name of the organization that gets the machine',
  },
  contact: {
    id: 'portal.transfer.contact',
    defaultMessage: 'E-mail address of a contact there',
    description: 'Field: who may be asked in the receiving organization',
  },
  note: { id: 'portal.transfer.note', defaultMessage: 'Note (optional)', description: 'Field: free text' },
  send: { id: 'portal.transfer.send', defaultMessage: 'Ask for the transfer', description: 'Button' },
  required: { id: 'portal.transfer.required', defaultMessage: 'Please fill in this field', description: 'Error' },
  invalid: { id: 'portal.transfer.invalid', defaultMessage: 'Please check this entry', description: 'Error' },
  requested: {
    id: 'portal.transfer.requested',
    defaultMessage: 'A transfer to {recipient} was asked for on {date}',
    description: 'State of a transfer',
  },
  requestedText: {
    id: 'portal.transfer.requestedText',
    defaultMessage: 'We check it and decide. Until then the machine stays in your inventory.',
    description: 'Text below the state of a transfer',
  },
  declined: {
    id: 'portal.transfer.declined',
    defaultMessage: 'The transfer to {recipient} was declined',
    description: 'State of a transfer; its reason follows',
  },
  listTitle: {
    id: 'portal.transfers.title',
    defaultMessage: 'Transfers of machines',
    description: 'Title of the page on which internal staff decides transfers',
  },
  listEmpty: {
    id: 'portal.transfers.empty',
    defaultMessage: 'There are no transfers to decide.',
    description: 'Instead of the list of transfers',
  },
  from: {
    id: 'portal.transfers.from',
    defaultMessage: 'Asked for by {name}, {organization}, on {date}',
    description: 'Who asks for a transfer',
  },
  to: {
    id: 'portal.transfers.to',
    defaultMessage: 'To {recipient}, contact {contact}',
    description: 'Who gets the machine',
  },
  newLocation: {
    id: 'portal.transfers.newLocation',
    defaultMessage: 'New location',
    description: 'Field: location of the receiving organization',
  },
  choose: {
    id: 'portal.transfers.choose',
    defaultMessage: 'Please choose',
    description: 'First entry of the list of locations, without a location',
  },
  accept: { id: 'portal.transfers.accept', defaultMessage: 'Accept the transfer', description: 'Button' },
  reason: {
    id: 'portal.transfers.reason',
    defaultMessage: 'Reason for declining',
    description: 'Field: the owner reads it',
  },
  decline: { id: 'portal.transfers.decline', defaultMessage: 'Decline the transfer', description: 'Button' },
  acceptedResult: {
    id: 'portal.transfers.accepted',
    defaultMessage: 'The machine was transferred',
    description: 'Result of accepting a transfer',
  },
  declinedResult: {
    id: 'portal.transfers.declined',
    defaultMessage: 'The transfer was declined',
    description: 'Result of declining a transfer',
  },
  decidedBefore: {
    id: 'portal.transfers.decidedBefore',
    defaultMessage: 'This transfer was already decided',
    description: 'Title after a decision on a transfer that another person had decided: nothing was changed',
  },
  decidedBy: {
    id: 'portal.transfers.decidedBy',
    defaultMessage: '{result}: {name}, {date}. Your decision was not saved.',
    description: 'Text below “This transfer was already decided”; result is for example “The transfer was declined”',
  },
})
