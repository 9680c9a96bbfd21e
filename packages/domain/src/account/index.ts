export {
  accountFailures,
  maxPasskeys,
  type AccountCommand,
  type AccountDetails,
  type AccountFailure,
  type AccountOutcome,
  type AccountResponse,
  type AccountSession,
  type AccountStep,
  type Passkey,
  type TotpSetup,
} from './account.ts'
export { checkEmail } from './checkEmail.ts'
export { checkPasskeyName } from './checkPasskeyName.ts'
export { checkPassword, passwordLengths } from './checkPassword.ts'
export { readFieldFailures, writeFieldFailures, type FieldFailures } from './fieldFailures.ts'
export { ticketMails, type TicketMail } from './ticketMails.ts'
export { checkProfile, type EditableProfile, type Profile } from './profile.ts'
