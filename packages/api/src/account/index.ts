export { createAccountClient } from './accountClient.ts'
