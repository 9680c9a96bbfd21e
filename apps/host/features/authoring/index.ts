export type { AuthoringProps, Choice, FormChoices } from './authoring.types.ts'
export { AuthoringPanel } from './AuthoringPanel.tsx'
export { formatFieldPath } from './formatFieldPath.ts'
