export type { AccountCommand, AccountDetails, AccountFailure, AccountOutcome, AccountStep } from './account.types.ts'
export { readFieldFailures, writeFieldFailures } from './fieldFailures.ts'
export { checkProfile, type EditableProfile, type Profile } from './profile.ts'
