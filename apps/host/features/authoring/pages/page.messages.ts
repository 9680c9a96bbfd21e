import { defineMessages } from '@kudex/intl/messages'

/** Texts of the dialog in which editors choose a page. */
export const pageMessages = defineMessages({
  choose: { id: 'editor.page.choose', defaultMessage: 'Choose page', description: 'Button, and title of the dialog' },
  search: {
    id: 'editor.page.search',
    defaultMessage: 'Search by title, address or id',
    description: 'Search field of pages',
  },
  list: { id: 'editor.page.list', defaultMessage: 'Pages of the site', description: 'Name of the list of pages' },
  link: {
    id: 'editor.page.link',
    defaultMessage: 'Link to a page',
    description: 'Button of a text editor: chooses a page for the selected text',
  },
  removeLink: {
    id: 'editor.page.removeLink',
    defaultMessage: 'Remove link',
    description: 'Button of a text editor: the selected text gets no link',
  },
})
