import type { ProductSummary, Specification, Variant } from '../catalogue/index.ts'

/** What a comparison needs of a product: what lists show, its technical data and its variants. */
export interface ComparedProduct extends ProductSummary {
  readonly specifications: readonly Specification[]
  readonly variants: readonly Variant[]
}
