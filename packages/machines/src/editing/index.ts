export type { CopyId, PageEditingInput, PageProblem, SaveInput, SaveResult } from './pageEditing.types.ts'
export { pageEditingMachine } from './pageEditingMachine.ts'
