export { limitBody } from './limitBody.ts'
