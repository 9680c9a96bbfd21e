export { dataLoadMachine, type DataLoadInput } from './dataLoadMachine.ts'
