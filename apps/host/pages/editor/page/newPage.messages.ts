import { defineMessages } from '@kudex/intl/messages'

/** Texts of the form of a new page. */
export const newPageMessages = defineMessages({
  title: { id: 'editor.newPage.title', defaultMessage: 'New page', description: 'Title of the form, and link to it' },
  pageTitle: { id: 'editor.newPage.pageTitle', defaultMessage: 'Title', description: 'Label: title of a new page' },
  address: { id: 'editor.newPage.address', defaultMessage: 'Address', description: 'Label: path of a new page' },
  addressHint: {
    id: 'editor.newPage.addressHint',
    defaultMessage: 'Path of the page, such as /press-kit',
    description: 'Hint of the address of a new page',
  },
  create: { id: 'editor.newPage.create', defaultMessage: 'Create page', description: 'Button of the form' },
  missingTitle: {
    id: 'editor.newPage.missingTitle',
    defaultMessage: 'Enter a title.',
    description: 'Error of a new page without a title',
  },
})
