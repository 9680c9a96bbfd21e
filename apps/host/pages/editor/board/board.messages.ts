import { defineMessages } from '@kudex/intl/messages'

/** Texts of the translation board. */
export const boardMessages = defineMessages({
  title: {
    id: 'editor.board.title',
    defaultMessage: 'Translations of all pages',
    description: 'Title of the board with the translations of all pages',
  },
  caption: {
    id: 'editor.board.caption',
    defaultMessage: 'Pages and their translations by language',
    description: 'Caption of the table of the board',
  },
  page: { id: 'editor.board.page', defaultMessage: 'Page', description: 'First column of the board' },
  legend: {
    id: 'editor.board.legend',
    defaultMessage: 'Marks in the table',
    description: 'Accessible name of the legend of the board',
  },
  filters: {
    id: 'editor.board.filters',
    defaultMessage: 'Filter translations',
    description: 'Accessible name of the filters of the board',
  },
  empty: {
    id: 'editor.board.empty',
    defaultMessage: 'No page matches the filters.',
    description: 'Board without pages',
  },
  allLanguages: {
    id: 'editor.board.allLanguages',
    defaultMessage: 'All languages',
    description: 'Choice of the filter and of the form below the board',
  },
  allStates: {
    id: 'editor.board.allStates',
    defaultMessage: 'All states',
    description: 'Choice of a filter of the board',
  },
  outdated: {
    id: 'editor.board.outdated',
    defaultMessage: 'Source has changed',
    description: 'Mark and filter of the board: the source text changed after the translation',
  },
  overdue: {
    id: 'editor.board.overdue',
    defaultMessage: 'Overdue',
    description: 'Mark of the board: the due date of a translation is over',
  },
  chosen: {
    id: 'editor.board.chosen',
    defaultMessage: 'Chosen pages',
    description: 'Accessible name of the controls for the chosen pages',
  },
  all: {
    id: 'editor.board.all',
    defaultMessage: 'All pages of this list',
    description: 'Checkbox that chooses all pages of the board',
  },
  target: {
    id: 'editor.board.target',
    defaultMessage: 'Target language',
    description: 'Language into which the chosen pages are translated',
  },
  due: {
    id: 'editor.board.due',
    defaultMessage: 'Due date',
    description: 'Day on which the translation is due',
  },
  export: {
    id: 'editor.board.export',
    defaultMessage: 'Download as XLIFF',
    description: 'Button that starts the translation and downloads the texts of the chosen pages',
  },
  incomplete: {
    id: 'editor.board.incomplete',
    defaultMessage: 'Choose pages, and one language for a download.',
    description: 'Error of the form below the board',
  },
  refused: {
    id: 'editor.board.refused',
    defaultMessage: 'Not all pages could be sent: some are unknown or have no such target language.',
    description: 'Error of the form below the board',
  },
  pages: {
    id: 'editor.board.pages',
    defaultMessage: 'Parts of the board',
    description: 'Accessible name of the links to further parts of the board',
  },
  part: {
    id: 'editor.board.part',
    defaultMessage: 'Part {page}',
    description: 'Accessible name of a link to a part of the board',
  },
  previous: { id: 'editor.board.previous', defaultMessage: 'Previous', description: 'Link to the previous part' },
  next: { id: 'editor.board.next', defaultMessage: 'Next', description: 'Link to the next part' },
})
