export { toDay } from './toDay.ts'
