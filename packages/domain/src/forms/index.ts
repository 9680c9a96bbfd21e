export { checkForm, type CheckedForm, type FormProblems } from './checkForm.ts'
export { fieldPolicyCodes, readFieldPolicy, type BrokenPolicy, type FieldPolicyCode } from './fieldPolicy.ts'
export { formPaths, keepsFilesBehindForm } from './formPaths.ts'
export type { FieldProblem } from './fields.ts'
export {
  formNames,
  isFormName,
  subscriptionTopics,
  type FormName,
  type FormValues,
  type SubscriptionTopic,
} from './forms.ts'
export { isReference, isSubmissionKey, toReference } from './reference.ts'
