export { BusyError, createSemaphore } from './semaphore.ts'
