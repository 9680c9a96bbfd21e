export type { AuthoringProps } from './authoring.types.ts'
export { AuthoringPanel } from './AuthoringPanel.tsx'
