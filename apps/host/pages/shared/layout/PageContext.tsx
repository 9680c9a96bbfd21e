import { createContext, use, type ReactNode } from 'react'
import type { LayoutData } from './layoutData.types.ts'
import type { PageData } from '../data/pageData.types.ts'

/** The page at hand: what stands around it and what it shows. */
export interface CurrentPage {
  readonly layout: LayoutData
  readonly data: PageData
}

const PageDataContext = createContext<CurrentPage | null>(null)

/** Gives the page its data. */
export function PageProvider({ page, children }: { readonly page: CurrentPage; readonly children: ReactNode }) {
  return <PageDataContext value={page}>{children}</PageDataContext>
}

/** The page at hand, as its `+data.ts` made it. */
export function useCurrentPage(): CurrentPage {
  const page = use(PageDataContext)
  if (!page) throw new Error('useCurrentPage() was called outside of a page')
  return page
}

/** The props of the page component, as its `+data.ts` made them. */
export function usePageProps<Props>(): Props {
  return useCurrentPage().data.props as Props
}
