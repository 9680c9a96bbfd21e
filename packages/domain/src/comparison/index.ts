export {
  comparisonPath,
  formatEntry,
  maxComparisonEntries,
  readEntries,
  toComparisonPath,
  toComparisonQuery,
  type ComparisonEntry,
} from './entries.ts'
export type { ComparedProduct } from './comparison.types.ts'
export {
  hideIdenticalRows,
  isIdentical,
  resolveComparisonRows,
  resolveEntrySpecifications,
} from './resolveComparisonRows.ts'
