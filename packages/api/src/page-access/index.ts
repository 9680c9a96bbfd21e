export { postPassword } from './postPassword.ts'
