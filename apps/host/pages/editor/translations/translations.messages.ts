import { defineMessages } from '@kudex/intl/messages'

/** Texts of the translations of a page. */
export const translationMessages = defineMessages({
  dueAt: {
    id: 'editor.translation.dueAt',
    defaultMessage: 'Due on',
    description: 'Column of the table of translations: the day on which a translation is due',
  },
  send: {
    id: 'editor.translation.send',
    defaultMessage: 'Send to translation',
    description: 'Title of the form that starts the translation of a page or downloads its texts',
  },
  allOpen: {
    id: 'editor.translation.allOpen',
    defaultMessage: 'All open languages',
    description: 'Choice of the form: all languages that are not translated or outdated',
  },
  openOnly: {
    id: 'editor.translation.openOnly',
    defaultMessage: 'Show open languages only',
    description: 'Link that hides languages whose translation is finished and up to date',
  },
  all: {
    id: 'editor.translation.all',
    defaultMessage: 'Show all languages',
    description: 'Link that shows all languages of a page again',
  },
  noneOpen: {
    id: 'editor.translation.noneOpen',
    defaultMessage: 'No language is open.',
    description: 'Instead of the table of translations: all are finished and up to date',
  },
  incomplete: {
    id: 'editor.translation.incomplete',
    defaultMessage: 'Choose one language for a download.',
    description: 'Error of the form that downloads the texts of a page',
  },
  changesSince: {
    id: 'editor.translation.changes',
    defaultMessage: 'Changes in the source since it was sent to translation: {languages}',
    description: 'Title of the differences between the source texts now and those that were translated',
  },
  unknownSource: {
    id: 'editor.translation.changes.unknown',
    defaultMessage: 'The earlier text is not stored.',
    description: 'Instead of the differences between source texts',
  },
})
