export { checkPage } from './checkPage.ts'
export type { KnownForChecks, PageCheck } from './pageCheck.types.ts'
