import type { ComponentType, ReactNode } from 'react'
import { useCurrentPage } from './PageContext.tsx'

/** Replaces the default layout of a page. */
export type PageLayout = ComponentType<{ readonly children: ReactNode }>

/** A page component; uses the default layout unless it has its own (ROUTE-47). */
export type PageComponent = ComponentType & { Layout?: PageLayout }

/** Creates the `+Page` of a component, whose props come from `+data.ts`. */
export function createPage<Props extends object>(Component: ComponentType<Props>, Layout?: PageLayout): PageComponent {
  const Page = () => <Component {...(useCurrentPage().data.props as Props)} />
  return Layout ? Object.assign(Page, { Layout }) : Page
}
