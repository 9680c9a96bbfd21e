import type { CatalogueListPageProps } from '../../shared/catalogue/catalogue.types.ts'
import { CatalogueListPage } from '../../shared/catalogue/CatalogueListPage.tsx'
import { usePageProps } from '../../shared/layout/PageContext.tsx'

export function Page() {
  return <CatalogueListPage {...usePageProps<CatalogueListPageProps>()} />
}
