export { createTokenCheck } from './createTokenCheck.ts'
export { hashPassword, maxPasswordLength, verifyPassword } from './passwords.ts'
