import { defineMessages } from '@kudex/intl/messages'

/** Texts about passkeys on the sign-in pages. */
export const passkeyMessages = defineMessages({
  signIn: {
    id: 'identity.passkey.signIn',
    defaultMessage: 'Log in with a passkey',
    description: 'Button on the sign-in page; a passkey replaces e-mail and password',
  },
  use: {
    id: 'identity.passkey.use',
    defaultMessage: 'Use a passkey',
    description: 'Button on the second factor page; a passkey replaces the code',
  },
  refused: {
    id: 'identity.passkey.refused',
    defaultMessage: 'The passkey was not accepted. Try again or choose another way.',
    description: 'Problem after a passkey was refused, on the sign-in page and the second factor page',
  },
  secondFactorLead: {
    id: 'identity.secondFactor.passkeyLead',
    defaultMessage: 'Use your passkey, or enter a code of your authenticator app or a recovery code.',
    description: 'Sentence under the title of the second factor page for accounts with a passkey',
  },
})
