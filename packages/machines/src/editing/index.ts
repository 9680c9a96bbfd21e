export type {
  CopyId,
  OtherVersion,
  PageEditingContext,
  PageEditingEvent,
  PageEditingInput,
  PageProblem,
  SaveInput,
  SaveResult,
} from './pageEditing.types.ts'
export { pageEditingMachine } from './pageEditingMachine.ts'
