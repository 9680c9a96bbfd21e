import { defineMessages } from '@kudex/intl/messages'

/** Texts of the form in which editors write a page. */
export const authoringMessages = defineMessages({
  language: {
    id: 'editor.form.language',
    defaultMessage: 'Language of the texts',
    description: 'Select: the language in which an editor edits the texts of a page',
  },
  kind: {
    id: 'editor.form.kind',
    defaultMessage: 'Type',
    description: 'Select: the type of an entry, such as the target of a link',
  },
  none: { id: 'editor.form.none', defaultMessage: 'None', description: 'Choice of a field that may be empty' },
  wholePage: {
    id: 'editor.publishing.place.page',
    defaultMessage: 'Page',
    description: 'Place of a finding or change: the whole page or one of its settings',
  },
  numberedBlock: {
    id: 'editor.publishing.place.block',
    defaultMessage: 'Block {number}',
    description: 'Place of a finding or change: a block of the page, counted from the top',
  },
  missingChoice: {
    id: 'editor.form.missingChoice',
    defaultMessage: '{value} (not available)',
    description: 'Choice of a field whose entry does not exist any more, or not on this site; value: its id',
  },
  showChoices: {
    id: 'editor.form.showChoices',
    defaultMessage: 'Show choices',
    description: 'Button that opens the list of choices of a field',
  },
  moveUp: {
    id: 'editor.form.moveUp',
    defaultMessage: 'Move up: {name}',
    description: 'Button that moves an entry of a list one position up',
  },
  moveDown: {
    id: 'editor.form.moveDown',
    defaultMessage: 'Move down: {name}',
    description: 'Button that moves an entry of a list one position down',
  },
  remove: {
    id: 'editor.form.remove',
    defaultMessage: 'Remove: {name}',
    description: 'Button that removes an entry of a list',
  },
  add: {
    id: 'editor.form.add',
    defaultMessage: 'Add: {name}',
    description: 'Button that adds an entry; name: the label of the list, such as Links',
  },
  newBlock: {
    id: 'editor.form.newBlock',
    defaultMessage: 'New block',
    description: 'Select: the type of a block that is added to a page',
  },
  addBlock: {
    id: 'editor.form.addBlock',
    defaultMessage: 'Add block',
    description: 'Button that adds a block to a page',
  },
  entry: {
    id: 'editor.form.entry',
    defaultMessage: '{label} {number}',
    description: 'Name of an entry of a list: Links 2',
  },
  block: {
    id: 'editor.form.block',
    defaultMessage: '{number}. {kind}',
    description: 'Name of a block of a page: 2. Quote',
  },
  presetWidth: {
    id: 'editor.form.presetWidth',
    defaultMessage: '{width} px wide',
    description: 'Size of a picture without a fixed height',
  },
  presetSize: {
    id: 'editor.form.presetSize',
    defaultMessage: '{width} × {height} px',
    description: 'Size of a picture',
  },
  settings: {
    id: 'editor.form.settings',
    defaultMessage: 'Address, languages and display',
    description: 'Summary of the settings of a page',
  },
  saved: {
    id: 'editor.form.saved',
    defaultMessage: 'All changes are saved as a draft.',
    description: 'State of a page that is edited',
  },
  savedEntry: {
    id: 'editor.form.savedEntry',
    defaultMessage: 'All changes are saved.',
    description: 'State of an entry without a draft that is edited',
  },
  deleteEntry: {
    id: 'editor.form.deleteEntry',
    defaultMessage: 'Delete this entry',
    description: 'Shows the button that deletes an entry',
  },
  deleteNow: {
    id: 'editor.form.deleteNow',
    defaultMessage: 'Delete now',
    description: 'Button that deletes an entry at once; its history can restore it',
  },
  entryFields: {
    id: 'editor.form.entryFields',
    defaultMessage: 'Fields',
    description: 'Shows the fields of an entry with many of them, such as an entry of a menu',
  },
  unsaved: {
    id: 'editor.form.unsaved',
    defaultMessage: 'Not saved yet.',
    description: 'State of a page that is edited: a save follows within a second',
  },
  saving: { id: 'editor.form.saving', defaultMessage: 'Saving …', description: 'State of a page that is edited' },
  rejected: {
    id: 'editor.form.rejected',
    defaultMessage: 'Not saved: {count, plural, one {# field is} other {# fields are}} missing or not accepted.',
    description: 'State of a page that is edited; the fields show what they take',
  },
  offline: {
    id: 'editor.form.offline',
    defaultMessage: 'Not saved: there is no connection. The next attempt follows by itself.',
    description: 'State of a page that is edited',
  },
  gone: {
    id: 'editor.form.gone',
    defaultMessage: 'Not saved: this entry was deleted. Restore a version in its history, then save again.',
    description: 'State of a page or an entry that is edited',
  },
  refused: {
    id: 'editor.form.refused',
    defaultMessage:
      'Not saved: the content service cannot store this entry. It is too large or has a character that is not valid. Your text is kept: change it, then save again.',
    description: 'State of a page or an entry that is edited',
  },
  unavailable: {
    id: 'editor.form.unavailable',
    defaultMessage: 'Not saved: the content service does not respond. The next attempt follows by itself.',
    description: 'State of a page that is edited',
  },
  signedOut: {
    id: 'editor.form.signedOut',
    defaultMessage: 'Not saved: you are no longer logged in. Log in in another tab, then save.',
    description: 'State of a page that is edited',
  },
  signIn: {
    id: 'editor.signIn.title',
    defaultMessage: 'Log in to the editor area',
    description: 'Title of the sign-in of editors, and link to it',
  },
  uncopied: {
    id: 'editor.form.uncopied',
    defaultMessage: 'This browser cannot store unsaved changes. Keep this page open until they are saved.',
    description: 'Warning: the local storage does not work',
  },
  restored: {
    id: 'editor.form.restored',
    defaultMessage: 'Unsaved changes of your last visit are back.',
    description: 'Notice after a reload',
  },
  loading: {
    id: 'editor.form.loading',
    defaultMessage: 'Loading the form …',
    description: 'Until the script of the form has loaded',
  },
  save: { id: 'editor.form.save', defaultMessage: 'Save now', description: 'Button that saves a page without waiting' },
  undo: { id: 'editor.form.undo', defaultMessage: 'Undo', description: 'Button that takes back the last change' },
  redo: {
    id: 'editor.form.redo',
    defaultMessage: 'Redo',
    description: 'Button that repeats a change that was taken back',
  },
  staleTitle: {
    id: 'editor.form.stale.title',
    defaultMessage: '{name} has saved this page in the meantime',
    description: 'Two editors work on one page; name: the other one',
  },
  someone: {
    id: 'editor.form.stale.someone',
    defaultMessage: 'Another editor',
    description: 'Shown in place of the name of an unknown editor',
  },
  staleText: {
    id: 'editor.form.stale.text',
    defaultMessage: 'Changed there: {fields}. Nothing is saved until you choose a version.',
    description: 'What the other editor changed; fields: a list of names',
  },
  overwrite: {
    id: 'editor.form.stale.overwrite',
    defaultMessage: 'Save my version',
    description: 'Button: one’s own version replaces the other one',
  },
  accept: {
    id: 'editor.form.stale.accept',
    defaultMessage: 'Use the other version',
    description: 'Button: the other version replaces one’s own, which undo brings back',
  },
  required: {
    id: 'editor.form.required',
    defaultMessage: 'Fill in this field.',
    description: 'Error of a field without a value',
  },
  notAccepted: {
    id: 'editor.form.notAccepted',
    defaultMessage: 'This value is not accepted. Expected: {takes}',
    description: 'Error of a field; takes: what the service accepts, in English',
  },
  preview: {
    id: 'editor.form.preview',
    defaultMessage: 'Open the preview',
    description: 'Link to the draft of the page that is edited',
  },
  format: {
    id: 'editor.form.format',
    defaultMessage: 'Format',
    description: 'Accessible name of the toolbar of a text',
  },
  textStyle: { id: 'editor.form.textStyle', defaultMessage: 'Text style', description: 'Select: paragraph or heading' },
  paragraph: { id: 'editor.form.paragraph', defaultMessage: 'Paragraph', description: 'Style of a text' },
  heading: {
    id: 'editor.form.heading',
    defaultMessage: 'Heading {level}',
    description: 'Style of a text; level: 2 to 6',
  },
  bold: { id: 'editor.form.bold', defaultMessage: 'Bold', description: 'Button of a text editor' },
  italic: { id: 'editor.form.italic', defaultMessage: 'Italic', description: 'Button of a text editor' },
  bulletedList: {
    id: 'editor.form.bulletedList',
    defaultMessage: 'Bulleted list',
    description: 'Button of a text editor',
  },
  numberedList: {
    id: 'editor.form.numberedList',
    defaultMessage: 'Numbered list',
    description: 'Button of a text editor',
  },
  linkFile: {
    id: 'editor.form.linkFile',
    defaultMessage: 'Link to a file',
    description: 'Button of a text editor: chooses a file for the selected text',
  },
  existingLink: {
    id: 'editor.form.existingLink',
    defaultMessage: 'Existing link: {target}',
    description: 'Choice: a link of the selected text that leads to no page of the list; target: its address',
  },
  previewFrame: {
    id: 'editor.form.previewFrame',
    defaultMessage: 'Preview',
    description: 'Accessible name of the frame with the draft',
  },
  previewWidth: {
    id: 'editor.form.previewWidth',
    defaultMessage: 'Width of the preview',
    description: 'Choice: phone, tablet or desktop',
  },
  phone: { id: 'editor.form.phone', defaultMessage: 'Phone', description: 'Width of the preview' },
  tablet: { id: 'editor.form.tablet', defaultMessage: 'Tablet', description: 'Width of the preview' },
  desktop: { id: 'editor.form.desktop', defaultMessage: 'Desktop', description: 'Width of the preview' },
})
