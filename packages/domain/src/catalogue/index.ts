export { isOwnBrand, ownGroupBrand, resolveShownBrand } from './brands.ts'
export type {
  Classification,
  ClassificationType,
  Highlight,
  Product,
  ProductDocument,
  ProductSummary,
  RelatedType,
  Specification,
  Variant,
} from './catalogue.types.ts'
export { isCanonicalProductPath } from './findProduct.ts'
export { filterHighlights, isGiven } from './highlights.ts'
export { resolveLeadImage, resolveLeadImageId } from './leadImage.ts'
export { groupRelated } from './related.ts'
export { resolveClassificationPath, resolveLineage, resolveListPath, resolveProductPath } from './routes.ts'
export { resolveVariantName } from './variantName.ts'
export { isService, isVisibleIn } from './visibility.ts'
