import { defineMessages } from '@kudex/intl/messages'

/** Texts of the page for files of translations. */
export const importMessages = defineMessages({
  title: {
    id: 'editor.import.title',
    defaultMessage: 'Import translations',
    description: 'Title of the page that takes files of a translation office; link to it',
  },
  lead: {
    id: 'editor.import.lead',
    defaultMessage: 'Choose the translated XLIFF file. Its texts become drafts of their pages: check and publish them.',
    description: 'Sentence above the form',
  },
  file: { id: 'editor.import.file', defaultMessage: 'XLIFF file', description: 'Label of the field for the file' },
  hint: {
    id: 'editor.import.hint',
    defaultMessage: 'XLIFF 2.1, up to 10 MB',
    description: 'Hint of the field for the file',
  },
  submit: { id: 'editor.import.submit', defaultMessage: 'Import', description: 'Button that sends the file' },
  imported: {
    id: 'editor.import.imported',
    defaultMessage:
      '{count, plural, one {The translation of one page was imported.} other {The translations of # pages were imported.}}',
    description: 'Success',
  },
  none: {
    id: 'editor.import.none',
    defaultMessage: 'Choose a file first.',
    description: 'Error at the field for the file',
  },
  tooLarge: {
    id: 'editor.import.tooLarge',
    defaultMessage: 'The file is larger than 10 MB.',
    description: 'Error at the field for the file',
  },
  refused: {
    id: 'editor.import.refused',
    defaultMessage: 'Nothing was imported',
    description: 'Title of the report about a file with problems',
  },
  problems: {
    id: 'editor.import.problems',
    defaultMessage:
      '{count, plural, one {The file has one problem.} other {The file has # problems.}} Give this report to the translation office.',
    description: 'First sentence of the report',
  },
  found: {
    id: 'editor.import.found',
    defaultMessage: '(In the file: {value})',
    description: 'After a problem of the report: what the file contains there',
  },
  failed: {
    id: 'editor.import.failed',
    defaultMessage: 'The file could not be imported. Please try again later.',
    description: 'Error while the service does not answer',
  },
})
