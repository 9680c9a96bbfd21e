import { createContext, use, type ReactNode } from 'react'
import type { LayoutData } from './layoutData.types.ts'
import type { PageData } from '../data/pageData.types.ts'

/** The current page: its layout data and its own data. */
export interface CurrentPage {
  readonly layout: LayoutData
  readonly data: PageData
  /**
   * Set in the browser if a link opened the page at its top: its lower parts may then follow the first frame. Resolves
   * when their code is loaded.
   */
  readonly lowerPartsLoaded?: Promise<unknown> | undefined
}

const PageDataContext = createContext<CurrentPage | null>(null)

export function PageProvider({ page, children }: { readonly page: CurrentPage; readonly children: ReactNode }) {
  return <PageDataContext value={page}>{children}</PageDataContext>
}

/** The current page. Throws outside of a page. */
export function useCurrentPage(): CurrentPage {
  const page = use(PageDataContext)
  if (!page) throw new Error('useCurrentPage() was called outside of a page')
  return page
}
