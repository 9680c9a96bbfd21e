export { describeForm } from './describeForm.ts'
export { listFieldSources, type FieldSource } from './listFieldSources.ts'
export type { FormField, NamedField, ReferenceType } from './formField.types.ts'
export { withRecursion } from './withRecursion.ts'
export {
  isDeletable,
  isMediaKind,
  isRecordKind,
  type MediaKind,
  mediaKinds,
  recordKinds,
  type RecordKind,
} from './recordKinds.ts'
export { createEmptyValue, moveEntry, readField, toWrittenValue, writeField, type FieldPath } from './formValues.ts'
