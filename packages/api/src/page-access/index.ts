export { postPassword, type PasswordOutcome } from './postPassword.ts'
