export { accountMachine } from './accountMachine.ts'
