export { checkPage } from './checkPage.ts'
export { findMissingProducts } from './findMissingProducts.ts'
export type { CatalogueLink, KnownForChecks, PageCheck } from './pageCheck.types.ts'
