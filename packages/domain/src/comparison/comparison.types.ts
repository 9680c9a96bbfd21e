import type { ProductSummary, Specification, Variant } from '../catalogue/index.ts'

/** A product in a comparison: summary, technical data and variants. */
export interface ComparedProduct extends ProductSummary {
  readonly specifications: readonly Specification[]
  readonly variants: readonly Variant[]
}
