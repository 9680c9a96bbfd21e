export {
  formSubmissionMachine,
  type FormFields,
  type FormOutcome,
  type FormReceipt,
  type FormSubmissionInput,
  type PostedForm,
  type RejectedForm,
} from './formSubmissionMachine.ts'
