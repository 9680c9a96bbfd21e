import type { DocumentBody } from '../request/documentBody.ts'
import type { RequestContext } from '../request/requestContext.types.ts'
import type { LayoutData } from './shared/layout/layoutData.types.ts'
import type { LoadTexts } from './shared/locale/loadIntl.ts'
import type { PageComponent } from './shared/layout/createPage.tsx'
import type { PageData } from './shared/data/pageData.types.ts'
import type { HeadTag } from './shared/head/head.types.ts'

/** Why a page is not found: no route matches, or the route has no such item (ROUTE-51, ROUTE-52). */
export type NotFoundReason = 'route' | 'item'

/** Code of a page that is being loaded; its promises never reject. */
export interface PagePreload {
  readonly firstView?: Promise<unknown> | undefined
  /** Only for parts below the first view. */
  readonly lowerParts?: Promise<unknown> | undefined
}

declare global {
  namespace Vike {
    interface Config {
      /** Loads the texts of the page that are not part of every page. */
      texts?: LoadTexts
      /** Loads the code that the page needs before client navigation shows it. */
      preload?: (page: { readonly props: unknown; readonly isHydration: boolean }) => PagePreload
    }
    interface PageContext {
      /** Server only. */
      request?: RequestContext
      /** Server only: receives the body of the document, which replaces the placeholder after Vike is done. */
      deliverBody?: (body: DocumentBody) => void
      /** Header, footer and settings around the page. */
      layout: LayoutData
      data: PageData
      /** Head elements of the page; only in the data of client-side navigation. */
      headTags?: readonly HeadTag[]
      Page: PageComponent
    }
  }
}
