import { defineMessages } from '@kudex/intl/messages'

/** Texts of the form for a new ticket, and of drafts in general. */
export const ticketFormMessages = defineMessages({
  title: { id: 'tickets.form.title', defaultMessage: 'New ticket', description: 'Title of the form, and link to it' },
  lead: {
    id: 'tickets.form.lead',
    defaultMessage: 'Tell us what happened. Our service answers in the ticket and sends you an e-mail.',
    description: 'Below the title of the form: what happens next',
  },
  loading: { id: 'tickets.form.loading', defaultMessage: 'The form is loading', description: 'Announced' },
  ticketType: { id: 'tickets.form.type', defaultMessage: 'Ticket type', description: 'Label of a field' },
  description: { id: 'tickets.form.description', defaultMessage: 'Description', description: 'Label of a field' },
  machineName: {
    id: 'tickets.form.machineName',
    defaultMessage: 'Machine name (optional)',
    description: 'Label of a field',
  },
  serialNumber: {
    id: 'tickets.form.serialNumber',
    defaultMessage: 'Serial number (optional)',
    description: 'Label of a field',
  },
  choose: { id: 'tickets.form.choose', defaultMessage: 'Please choose', description: 'Empty option of a select' },
  send: { id: 'tickets.form.send', defaultMessage: 'Create ticket', description: 'Button that sends the form' },
  cancel: { id: 'tickets.form.cancel', defaultMessage: 'Cancel', description: 'Link back to the list of tickets' },
  errors: {
    id: 'tickets.form.errors',
    defaultMessage: 'Please check your entries',
    description: 'Title above the errors of a form',
  },
  failure: {
    id: 'tickets.form.failure',
    defaultMessage: 'The ticket could not be sent',
    description: 'Title above the error of a form where nothing is wrong with the entries',
  },
  created: {
    id: 'tickets.form.created',
    defaultMessage: 'Ticket {number} was created',
    description: 'Title after sending the form; number is “T-10482”',
  },
  createdText: {
    id: 'tickets.form.created.text',
    defaultMessage: 'Our service has received it. You get an e-mail as soon as there is an answer.',
    description: 'Text after sending the form',
  },
  open: { id: 'tickets.form.open', defaultMessage: 'Open the ticket', description: 'Link after sending the form' },
  checklist: { id: 'tickets.form.checklist', defaultMessage: 'This helps us most', description: 'Title of a list' },
  checklistCloseUp: {
    id: 'tickets.form.checklist.closeUp',
    defaultMessage: 'A close-up of the spot or the part',
    description: 'What helps the service: a picture',
  },
  checklistMachine: {
    id: 'tickets.form.checklist.machine',
    defaultMessage: 'A picture of the whole machine',
    description: 'What helps the service',
  },
  checklistCode: {
    id: 'tickets.form.checklist.code',
    defaultMessage: 'The error code on the display',
    description: 'What helps the service',
  },
  checklistVideo: {
    id: 'tickets.form.checklist.video',
    defaultMessage: 'A short video with sound',
    description: 'What helps the service',
  },
  files: { id: 'tickets.form.files', defaultMessage: 'Attachments', description: 'Label of the field for files' },
  pause: { id: 'tickets.form.files.pause', defaultMessage: 'Pause {name}', description: 'Button: stops an upload' },
  resume: {
    id: 'tickets.form.files.resume',
    defaultMessage: 'Continue {name}',
    description: 'Button on a paused upload',
  },
  attached: { id: 'tickets.form.files.attached', defaultMessage: 'Uploaded', description: 'State of a file' },
  tooMany: {
    id: 'tickets.form.files.tooMany',
    defaultMessage: 'Please attach at most {count} files.',
    description: 'Error of the field for files',
  },
  filesPending: {
    id: 'tickets.form.files.pending',
    defaultMessage: 'Not all files have arrived. Continue or remove them, then send again.',
    description: 'Why a form was not sent',
  },
  filesGone: {
    id: 'tickets.form.files.gone',
    defaultMessage: 'The attached files can no longer be found. Please remove them and choose them again.',
    description: 'Why a form was not sent: the service does not know the uploaded files',
  },
})

/** Errors of the fields (TICKET-07, 08, 11). */
export const ticketErrorMessages = defineMessages({
  location: {
    id: 'tickets.error.location',
    defaultMessage: 'Please select a location',
    description: 'Error of a field of the ticket form',
  },
  ticketType: {
    id: 'tickets.error.type',
    defaultMessage: 'Please select a ticket type',
    description: 'Error of a field of the ticket form',
  },
  concern: {
    id: 'tickets.error.concern',
    defaultMessage: 'Please select a machine concerned',
    description: 'Error of a field of the ticket form',
  },
  subject: {
    id: 'tickets.error.subject',
    defaultMessage: 'Please enter the subject',
    description: 'Error of a field of the ticket form',
  },
  description: {
    id: 'tickets.error.description',
    defaultMessage: 'Please enter the description',
    description: 'Error of a field of the ticket form',
  },
  invalid: {
    id: 'tickets.error.invalid',
    defaultMessage: 'This text is too long or not valid',
    description: 'Error of a field',
  },
})

/** How a machine is concerned. */
export const ticketConcernMessages = defineMessages({
  standstill: {
    id: 'tickets.concern.standstill',
    defaultMessage: 'The machine stands still',
    description: 'Option of “machine concerned”',
  },
  restricted: {
    id: 'tickets.concern.restricted',
    defaultMessage: 'The machine works with restrictions',
    description: 'Option of “machine concerned”',
  },
  running: {
    id: 'tickets.concern.running',
    defaultMessage: 'The machine is running',
    description: 'Option of “machine concerned”',
  },
  none: {
    id: 'tickets.concern.none',
    defaultMessage: 'No machine is concerned',
    description: 'Option of “machine concerned”',
  },
})
