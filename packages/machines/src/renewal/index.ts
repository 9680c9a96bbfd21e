export { renewalMachine } from './renewalMachine.ts'
