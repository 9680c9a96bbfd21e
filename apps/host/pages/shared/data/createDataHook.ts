import { ServiceError } from '@kudex/api/transport'
import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import type { PageData } from './pageData.types.ts'

/** Creates the `+data` hook of a page; renders the maintenance page with status 503 if a service fails (ERR-05). */
export function createDataHook<Props>(load: (request: RequestContext) => PageData<Props> | Promise<PageData<Props>>) {
  return async ({ request }: PageContextServer): Promise<PageData<Props>> => {
    if (!request) throw new Error('The page context has no request')
    try {
      return await load(request)
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      console.error('A page could not be loaded:', error.message)
      throw render(503, { service: error.kind })
    }
  }
}
