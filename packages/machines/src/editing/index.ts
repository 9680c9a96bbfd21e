export type { CopyId, PageEditingInput, SaveInput, SaveResult } from './pageEditing.types.ts'
export { pageEditingMachine } from './pageEditingMachine.ts'
