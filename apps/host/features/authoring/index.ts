export type { AuthoringProps, Choice, FormChoices, PageChoice } from './authoring.types.ts'
export { AuthoringPanel } from './AuthoringPanel.tsx'
export { formatFieldLabel } from './fieldTexts.ts'
