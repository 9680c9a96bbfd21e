import { defineMessages } from '@kudex/intl/messages'

/** Texts of the section that shows whether a change is live. */
export const renewalMessages = defineMessages({
  title: {
    id: 'editor.publishing.renewal',
    defaultMessage: 'Is it live?',
    description: 'Title of the part that tells which web servers show the newest change of a page',
  },
  lead: {
    id: 'editor.publishing.renewal.lead',
    defaultMessage: 'The last change for visitors concerns these addresses:',
    description: 'Below “Is it live?”; a list of addresses follows',
  },
  noChange: {
    id: 'editor.publishing.renewal.noChange',
    defaultMessage: 'What visitors see of this page has not changed recently.',
    description: 'Below “Is it live?” if no change is known',
  },
  more: {
    id: 'editor.publishing.renewal.more',
    defaultMessage: '{count, plural, one {and one more address} other {and # more addresses}}',
    description: 'After a list of addresses that is not complete',
  },
  menus: {
    id: 'editor.publishing.renewal.menus',
    defaultMessage: 'Menus or footers show it too.',
    description: 'After the list of addresses that a change concerns',
  },
  renew: {
    id: 'editor.publishing.renewal.renew',
    defaultMessage: 'Renew everywhere',
    description: 'Button: all web servers load the page again',
  },
  look: {
    id: 'editor.publishing.renewal.look',
    defaultMessage: 'Look again',
    description: 'Link that loads the state of the web servers again',
  },
})
