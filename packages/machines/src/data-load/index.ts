export { dataLoadMachine } from './dataLoadMachine.ts'
