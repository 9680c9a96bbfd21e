export { dataLoadMachine, type DataLoadEvent, type DataLoadInput } from './dataLoadMachine.ts'
