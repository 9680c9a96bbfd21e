export { describeForm } from './describeForm.ts'
export type { FormField, NamedField } from './formField.types.ts'
export { createEmptyValue, moveEntry, readField, toWrittenValue, writeField, type FieldPath } from './formValues.ts'
