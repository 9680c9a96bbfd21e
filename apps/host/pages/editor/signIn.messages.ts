import { defineMessages } from '@kudex/intl/messages'

/** Texts of the sign-in of editors. */
export const signInMessages = defineMessages({
  text: {
    id: 'editor.signIn.text',
    defaultMessage: 'You have received the password from your web team.',
    description: 'Says where the password of the editor area comes from',
  },
  name: {
    id: 'editor.signIn.name',
    defaultMessage: 'Your name (optional)',
    description: 'Field of the sign-in of editors, who share a password',
  },
  nameHint: {
    id: 'editor.signIn.nameHint',
    defaultMessage: 'The history of a page shows it.',
    description: 'Hint of the name at the sign-in of editors',
  },
  submit: { id: 'editor.signIn.submit', defaultMessage: 'Log in', description: 'Button of the sign-in of editors' },
})
