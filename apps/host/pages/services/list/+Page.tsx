import type { CatalogueListPageProps } from '../../catalogue/catalogue.types.ts'
import { CatalogueListPage } from '../../catalogue/CatalogueListPage.tsx'
import { usePageProps } from '../../frame/PageContext.tsx'

export function Page() {
  return <CatalogueListPage {...usePageProps<CatalogueListPageProps>()} />
}
