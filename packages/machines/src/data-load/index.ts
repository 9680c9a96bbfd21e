export { createDataLoadMachine, type DataLoadEvent, type DataLoadInput } from './dataLoadMachine.ts'
