import type { RequestContext } from '../request/requestContext.types.ts'
import type { FrameData } from './frame/frameData.types.ts'
import type { PageData } from './frame/pageData.types.ts'

/** Why a page is not there: no route leads to it, or the route has no such item (ROUTE-51, ROUTE-52). */
export type NotFoundReason = 'route' | 'item'

declare global {
  namespace Vike {
    interface PageContext {
      /** On the server only. */
      request?: RequestContext
      /** Null where the services cannot say what stands around the page. */
      frame: FrameData
      data: PageData
      Page: () => React.ReactNode
    }
  }
}
