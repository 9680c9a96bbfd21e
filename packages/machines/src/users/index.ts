export { usersMachine, type UserResult } from './usersMachine.ts'
