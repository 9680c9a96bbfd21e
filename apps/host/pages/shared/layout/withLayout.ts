import type { ComponentType, ReactNode } from 'react'

/** Replaces the default layout of a page. */
export type PageLayout = ComponentType<{ readonly children: ReactNode }>

/** A page component; uses the default layout unless it has its own (ROUTE-47). */
export type PageComponent = ComponentType & { Layout?: PageLayout }

/** Sets the layout of a page component. */
export function withLayout(Layout: PageLayout, Page: () => ReactNode): PageComponent {
  return Object.assign(Page, { Layout })
}
