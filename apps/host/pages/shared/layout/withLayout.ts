import type { ComponentType, ReactNode } from 'react'

/** A layout that stands around a page instead of the default one. */
export type PageLayout = ComponentType<{ readonly children: ReactNode }>

/** A page; without a layout of its own it has the default one (ROUTE-47). */
export type PageComponent = ComponentType & { Layout?: PageLayout }

/** Gives a page a layout of its own. */
export function withLayout(Layout: PageLayout, Page: () => ReactNode): PageComponent {
  return Object.assign(Page, { Layout })
}
