export { describeForm, type FormContentKind } from './describeForm.ts'
export type { FormField, FormKind, NamedField, SimpleFieldType } from './formField.types.ts'
export { createEmptyValue, moveEntry, readField, toWrittenValue, writeField, type FieldPath } from './formValues.ts'
