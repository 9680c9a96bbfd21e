import { usePageProps } from '../shared/layout/PageContext.tsx'
import type { ContentPageProps } from '../shared/blocks/blocks.types.ts'
import { ContentPage } from './ContentPage.tsx'

export function Page() {
  return <ContentPage {...usePageProps<ContentPageProps>()} />
}
