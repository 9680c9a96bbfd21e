export { createTokenCheck } from './createTokenCheck.ts'
export { hashPassword, longestPassword, verifyPassword } from './passwords.ts'
