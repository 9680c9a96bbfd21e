export { postForm } from './postForm.ts'
