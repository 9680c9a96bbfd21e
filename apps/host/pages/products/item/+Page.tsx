import type { CatalogueItemPageProps } from '../../shared/catalogue/catalogue.types.ts'
import { CatalogueItemPage } from '../../shared/catalogue/CatalogueItemPage.tsx'
import { usePageProps } from '../../shared/layout/PageContext.tsx'

export function Page() {
  return <CatalogueItemPage {...usePageProps<CatalogueItemPageProps>()} />
}
