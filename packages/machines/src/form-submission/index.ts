export {
  formSubmissionMachine,
  type FormFields,
  type FormOutcome,
  type FormReceipt,
  type FormSubmissionEvent,
  type FormSubmissionInput,
  type PostedForm,
  type RejectedForm,
} from './formSubmissionMachine.ts'
