import type { CatalogueItemPageProps } from './catalogue.types.ts'
import { ClassificationPage } from './ClassificationPage.tsx'
import { ProductPage } from './product/ProductPage.tsx'

/** Shows a classification, product or service by its path (ROUTE-36, ROUTE-37). */
export function CatalogueItemPage(props: CatalogueItemPageProps) {
  return props.kind === 'product' ? <ProductPage {...props} /> : <ClassificationPage {...props} />
}
