import type { CatalogueItemPageProps } from '../../catalogue/catalogue.types.ts'
import { CatalogueItemPage } from '../../catalogue/CatalogueItemPage.tsx'
import { usePageProps } from '../../frame/PageContext.tsx'

export function Page() {
  return <CatalogueItemPage {...usePageProps<CatalogueItemPageProps>()} />
}
