export { filterBrands, isOwnBrand, ownGroupBrand, resolveShownBrand } from './brands.ts'
export type {
  Brand,
  Classification,
  ClassificationType,
  Highlight,
  Product,
  ProductDocument,
  ProductImage,
  ProductSummary,
  Related,
  RelatedType,
  Specification,
  Variant,
} from './catalogue.types.ts'
export { isCanonicalProductPath, ProductNotFoundError, requireProduct } from './findProduct.ts'
export { filterHighlights } from './highlights.ts'
export { resolveLeadImage, resolveLeadImageId } from './leadImage.ts'
export { groupRelated, relatedTypes, type RelatedGroup } from './related.ts'
export {
  resolveClassificationPath,
  resolveLineage,
  resolveListPath,
  resolveProductPath,
  unknownProductPath,
} from './routes.ts'
export { resolveVariantName } from './variantName.ts'
export { isService, isVisibleIn } from './visibility.ts'
