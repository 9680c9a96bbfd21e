import { usePageProps } from '../frame/PageContext.tsx'
import type { ContentPageProps } from './content.types.ts'
import { ContentPage } from './ContentPage.tsx'

export function Page() {
  return <ContentPage {...usePageProps<ContentPageProps>()} />
}
