import type { RequestContext } from '../request/requestContext.types.ts'
import type { LayoutData } from './shared/layout/layoutData.types.ts'
import type { LoadTexts } from './shared/locale/loadIntl.ts'
import type { PageComponent } from './shared/layout/withLayout.ts'
import type { PageData } from './shared/data/pageData.types.ts'
import type { HeadTag } from './shared/head/head.types.ts'

/** Why a page is not there: no route leads to it, or the route has no such item (ROUTE-51, ROUTE-52). */
export type NotFoundReason = 'route' | 'item'

declare global {
  namespace Vike {
    interface Config {
      /** Texts that the page speaks beside those of every page. */
      texts?: LoadTexts
    }
    interface PageContext {
      /** On the server only. */
      request?: RequestContext
      /** On the server: takes the body of a document, which is put into it after the router is done. */
      deliverBody?: (body: string) => void
      /** Null where the services cannot say what stands around the page. */
      layout: LayoutData
      data: PageData
      /** What describes the page in the head, in data for navigation only. */
      headTags?: readonly HeadTag[]
      Page: PageComponent
    }
  }
}
