export { postForm, type FormPosting } from './postForm.ts'
