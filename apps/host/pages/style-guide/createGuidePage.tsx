import type { GuideLayoutProps, GuidePageProps } from '@kudex/ui-stories/buttons'
import type { ComponentType, ReactNode } from 'react'
import { createPage } from '../shared/layout/createPage.tsx'
import { useCurrentPage } from '../shared/layout/PageContext.tsx'

/** Creates a page of the style guide in its own layout, whose links keep the reader's settings (ROUTE-47). */
export function createGuidePage(Guide: ComponentType<GuidePageProps>, GuideLayout: ComponentType<GuideLayoutProps>) {
  return createPage(Guide, function Layout({ children }: { readonly children: ReactNode }) {
    const { path, query, question } = useCurrentPage().data.props as GuidePageProps
    return (
      <GuideLayout path={path} query={query ?? ''} question={question}>
        {children}
      </GuideLayout>
    )
  })
}
