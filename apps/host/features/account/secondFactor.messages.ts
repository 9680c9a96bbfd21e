import { defineMessages } from '@kudex/intl/messages'

/** Texts of the second factor. */
export const secondFactorMessages = defineMessages({
  secondFactor: {
    id: 'account.secondFactor.title',
    defaultMessage: 'Second factor',
    description: 'Heading of the section about multi-factor authentication',
  },
  secondFactorText: {
    id: 'account.secondFactor.text',
    defaultMessage: 'Besides the password, signing in takes a passkey or a code of an authenticator app on your phone.',
    description: 'Explains the second factor',
  },
  onWithCodes: {
    id: 'account.secondFactor.onWithCodes',
    defaultMessage: 'On, {count, plural, one {# recovery code left} other {# recovery codes left}}',
    description: 'Status of the second factor',
  },
  off: { id: 'account.secondFactor.off', defaultMessage: 'Off', description: 'Status of the second factor' },
  enable: {
    id: 'account.secondFactor.enable',
    defaultMessage: 'Set up an authenticator app',
    description: 'Button that enables the second factor',
  },
  setupText: {
    id: 'account.secondFactor.setup',
    defaultMessage: 'Scan the code with your authenticator app, then enter the six digits that it shows.',
    description: 'Instruction beside the QR code',
  },
  qrCode: {
    id: 'account.secondFactor.qrCode',
    defaultMessage: 'QR code for your authenticator app',
    description: 'Alternative text of the QR code',
  },
  secret: {
    id: 'account.secondFactor.secret',
    defaultMessage: 'Or enter this key in the app:',
    description: 'Before the key of the authenticator app',
  },
  code: { id: 'account.secondFactor.code', defaultMessage: 'Code', description: 'Field for the code of the app' },
  confirm: {
    id: 'account.secondFactor.confirm',
    defaultMessage: 'Confirm',
    description: 'Button that sends the code of the authenticator app',
  },
  wrongCode: {
    id: 'account.secondFactor.wrongCode',
    defaultMessage: 'The code is not correct. Wait for the next one and try again.',
    description: 'Error of the field for the code',
  },
  recoveryTitle: {
    id: 'account.recovery.title',
    defaultMessage: 'Your recovery codes',
    description: 'Heading above the recovery codes, which are shown once',
  },
  recoveryText: {
    id: 'account.recovery.text',
    defaultMessage:
      'Keep them in a safe place: they are shown only now. Each one replaces the code of the app once, for example when you lose your phone.',
    description: 'Explains the recovery codes',
  },
  recoveryDone: {
    id: 'account.recovery.done',
    defaultMessage: 'I have saved the codes',
    description: 'Button that hides the recovery codes',
  },
  renewCodes: {
    id: 'account.recovery.renew',
    defaultMessage: 'New recovery codes',
    description: 'Button that replaces the recovery codes',
  },
  renewQuestion: {
    id: 'account.recovery.renewQuestion',
    defaultMessage: 'Create new recovery codes?',
    description: 'Title of the confirmation',
  },
  renewText: {
    id: 'account.recovery.renewText',
    defaultMessage: 'The codes that you have kept stop working.',
    description: 'Text of the confirmation',
  },
  renewConfirm: {
    id: 'account.recovery.renewConfirm',
    defaultMessage: 'Create',
    description: 'Button of the confirmation',
  },
  reset: {
    id: 'account.reset.button',
    defaultMessage: 'Reset the second factor',
    description: 'Button that removes the second factor',
  },
  resetQuestion: {
    id: 'account.reset.question',
    defaultMessage: 'Reset the second factor?',
    description: 'Title of the confirmation',
  },
  resetText: {
    id: 'account.reset.text',
    defaultMessage: 'The authenticator app and all passkeys are removed. Then your password alone is enough to log in.',
    description: 'Text of the confirmation',
  },
  resetConfirm: { id: 'account.reset.confirm', defaultMessage: 'Reset', description: 'Button of the confirmation' },
  resetDone: {
    id: 'account.reset.done',
    defaultMessage: 'The second factor was reset',
    description: 'Shown after the second factor was removed',
  },
})
