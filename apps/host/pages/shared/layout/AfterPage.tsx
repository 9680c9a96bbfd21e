import { useDeferredValue, type ReactElement } from 'react'
import { AppContextProvider, useAppContext } from '../../../features/shared/index.ts'
import { PageProvider, useCurrentPage } from './PageContext.tsx'

/**
 * A part of the layout that may follow the heading after a click on a link: it gets the new page in a second step that the
 * browser can interrupt, so that the heading is shown sooner. Going back closes panels of the header, whose focus must
 * not return after the page has taken it, so then it is rendered with the page. Its child must be the same element in
 * every render.
 */
export function AfterPage({ children }: { readonly children: ReactElement }) {
  const current = { page: useCurrentPage(), context: useAppContext() }
  const later = { page: useDeferredValue(current.page), context: useDeferredValue(current.context) }
  const { page, context } = current.page.lowerPartsLoaded ? later : current
  return (
    <AppContextProvider value={context}>
      <PageProvider page={page}>{children}</PageProvider>
    </AppContextProvider>
  )
}
