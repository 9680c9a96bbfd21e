export { type AccountClient, createAccountClient } from './accountClient.ts'
