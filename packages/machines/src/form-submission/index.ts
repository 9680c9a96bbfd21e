export { formSubmissionMachine, type FormSubmissionInput, type PostedForm } from './formSubmissionMachine.ts'
