import { usePageProps } from '../frame/PageContext.tsx'
import type { SearchPageProps } from './search.types.ts'
import { SearchPage } from './SearchPage.tsx'

export function Page() {
  return <SearchPage {...usePageProps<SearchPageProps>()} />
}
