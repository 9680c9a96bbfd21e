import { usePageProps } from '../shared/layout/PageContext.tsx'
import type { SearchPageProps } from './search.types.ts'
import { SearchPage } from './SearchPage.tsx'

export function Page() {
  return <SearchPage {...usePageProps<SearchPageProps>()} />
}
