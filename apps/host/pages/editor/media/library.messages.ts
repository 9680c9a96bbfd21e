import { defineMessages } from '@kudex/intl/messages'

/** Texts of the lists and pages of pictures and files. */
export const libraryMessages = defineMessages({
  lead: {
    id: 'editor.library.lead',
    defaultMessage: 'All sites share them. Open one to see where it is used, to replace it or to delete it.',
    description: 'Above the list of pictures or files',
  },
  uses: { id: 'editor.library.uses', defaultMessage: 'Where it is used', description: 'Heading above a list of pages' },
  usesCaption: {
    id: 'editor.library.usesCaption',
    defaultMessage: 'Content that uses it',
    description: 'Caption of the table of pages and other content',
  },
  unused: {
    id: 'editor.library.unused',
    defaultMessage: 'No page and no other content uses it.',
    description: 'Instead of the list of pages',
  },
  author: { id: 'editor.library.author', defaultMessage: 'Story contact', description: 'Kind of content' },
  description: {
    id: 'editor.library.description',
    defaultMessage: 'Description and focal point',
    description: 'Heading above the form of a picture',
  },
  replace: { id: 'editor.library.replace', defaultMessage: 'Replace', description: 'Heading above an upload' },
  replaceLead: {
    id: 'editor.library.replaceLead',
    defaultMessage: 'The name, the address and all references stay. The history can restore what was there before.',
    description: 'Below the heading “Replace”',
  },
  delete: { id: 'editor.library.delete', defaultMessage: 'Delete', description: 'Heading, and button' },
  deleteLead: {
    id: 'editor.library.deleteLead',
    defaultMessage: 'Possible while nothing that is published uses it. The history can restore it.',
    description: 'Below the heading “Delete”',
  },
  deleteUsed: {
    id: 'editor.library.deleteUsed',
    defaultMessage: 'It cannot be deleted now, as published content above uses it.',
    description: 'Instead of the button “Delete”',
  },
  replaced: {
    id: 'editor.library.replaced',
    defaultMessage: 'Replaced. All pages show the new version within seconds.',
    description: 'Result of a replacement',
  },
  uploaded: {
    id: 'editor.library.uploaded',
    defaultMessage: 'Uploaded. You can use it on pages now.',
    description: 'Result of an upload',
  },
  none: { id: 'editor.library.none', defaultMessage: 'Choose a file first.', description: 'Result of an upload' },
  tooLarge: {
    id: 'editor.library.tooLarge',
    defaultMessage: 'The file is too large.',
    description: 'Result of an upload',
  },
  notPossible: {
    id: 'editor.library.notPossible',
    defaultMessage: 'Nothing was changed: the type or the size is not accepted, or published content uses it.',
    description: 'Result of a replacement or a deletion',
  },
  stale: {
    id: 'editor.library.stale',
    defaultMessage: 'Nothing was changed: someone else has changed it in the meantime. Check it, and try again.',
    description: 'Result of a replacement or a deletion',
  },
  newBytes: { id: 'editor.library.newBytes', defaultMessage: 'New version', description: 'Field for a file' },
  newBytesLanguage: {
    id: 'editor.library.newBytesLanguage',
    defaultMessage: 'New version in {language}, of the same type',
    description: 'Field for a file',
  },
})
