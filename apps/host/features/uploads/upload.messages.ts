import { defineMessages } from '@kudex/intl/messages'

/** Texts of the page where visitors upload images and videos (FORM-13…16). */
export const uploadMessages = defineMessages({
  title: { id: 'forms.upload.title', defaultMessage: 'Upload files', description: 'Title above the field for files' },
  label: { id: 'forms.upload.label', defaultMessage: 'Images and videos', description: 'Label of the field for files' },
  hint: {
    id: 'forms.upload.hint',
    defaultMessage: 'Images or videos, up to {limit} MB each',
    description: 'Hint before files are chosen',
  },
  choose: { id: 'forms.upload.choose', defaultMessage: 'Choose files', description: 'Looks like a button' },
  drop: {
    id: 'forms.upload.drop',
    defaultMessage: 'or drop here',
    description: 'After “Choose files” or “Choose a file”',
  },
  list: { id: 'forms.upload.list', defaultMessage: 'Chosen files', description: 'Names the list of files' },
  cancel: {
    id: 'forms.upload.cancel',
    defaultMessage: 'Cancel the upload of {name}',
    description: 'Spoken name of a button',
  },
  remove: { id: 'forms.upload.remove', defaultMessage: 'Remove {name}', description: 'Spoken name of a button' },
  progress: {
    id: 'forms.upload.progress',
    defaultMessage: 'Upload of {name}',
    description: 'Spoken name of a progress bar',
  },
  retry: { id: 'forms.upload.retry', defaultMessage: 'Try again', description: 'Button beside a failed upload' },
  paused: { id: 'forms.upload.paused', defaultMessage: 'Paused', description: 'State of a file' },
  waiting: { id: 'forms.upload.waiting', defaultMessage: 'Waiting', description: 'State of a file' },
  stalled: {
    id: 'forms.upload.stalled',
    defaultMessage: 'The upload is not getting through at the moment. It continues by itself as soon as it can.',
    description: 'Beside a file of which nothing has arrived for some seconds, with a button to try again',
  },
  uploaded: {
    id: 'forms.upload.uploaded',
    defaultMessage: 'Uploaded, reference number {reference}',
    description: 'State of a file that has arrived',
  },
  announced: {
    id: 'forms.upload.announced',
    defaultMessage: '{name} was uploaded.',
    description: 'Spoken when a file has arrived',
  },
  tooLarge: {
    id: 'forms.upload.error.tooLarge',
    defaultMessage: 'The file is larger than {limit} MB.',
    description: 'Error beside a file',
  },
  wrongKind: {
    id: 'forms.upload.error.wrongKind',
    defaultMessage: 'Only images and videos can be uploaded.',
    description: 'Error beside a file',
  },
  empty: { id: 'forms.upload.error.empty', defaultMessage: 'The file is empty.', description: 'Error beside a file' },
  wait: {
    id: 'forms.upload.error.wait',
    defaultMessage: 'Too many files at once. Please wait a few minutes.',
    description: 'Error beside a file',
  },
  failed: {
    id: 'forms.upload.error.failed',
    defaultMessage: 'Something went wrong. Please try again, or write to {email}.',
    description: 'Error where a file did not arrive; the address becomes a link',
  },
  failedFile: {
    id: 'forms.upload.error.failedFile',
    defaultMessage: 'The file did not arrive.',
    description: 'Error beside a file that did not arrive',
  },
  kept: {
    id: 'forms.upload.kept',
    defaultMessage:
      'Our service receives what you upload and keeps it for 30 days. Tell us the reference number when you write to us.',
    description: 'Says what becomes of the files',
  },
  send: {
    id: 'forms.upload.send',
    defaultMessage: 'Send files',
    description: 'Button where the browser runs no script',
  },
  together: {
    id: 'forms.upload.together',
    defaultMessage: 'Choose your files and send them: up to {files} at once, {limit} MB together.',
    description: 'Hint in a browser without script',
  },
  arrived: {
    id: 'forms.upload.arrived',
    defaultMessage: 'Your files have arrived',
    description: 'Title of the message after files were sent without script',
  },
  none: {
    id: 'forms.upload.error.none',
    defaultMessage: 'Please choose a file.',
    description: 'Error of the field for files, where none was sent',
  },
  tooMuch: {
    id: 'forms.upload.error.tooMuch',
    defaultMessage: 'Please send up to {files} files at once, {limit} MB together.',
    description: 'Error of the field for files, where too much was sent at once',
  },
})
