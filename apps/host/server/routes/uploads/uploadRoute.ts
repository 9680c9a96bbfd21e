import type { Handler } from 'hono'
import { uploadPath } from '../../../request/formState.ts'
import { toResponse } from '../../plainResponse.ts'
import { toPostedForm, type HostEnv } from '../../hostContext.ts'
import type { RenderRequest, RenderResult } from '../../pages/page.types.ts'
import { createPlainPage } from '../../pages/plainPage.ts'
import { resolvePage, toRenderRequest, type ResolveOptions } from '../../pages/resolvePage.ts'
import { sendUncachedPage } from '../../pages/sendPage.ts'
import { redirectAfterPost } from '../forms/formRoute.ts'
import type { UploadHandler } from './uploadHandler.ts'

export interface UploadRouteOptions extends ResolveOptions {
  readonly postedFiles: UploadHandler
  readonly renderPage: (request: RenderRequest) => Promise<RenderResult>
}

/**
 * Creates the route of uploads without script, which post to the upload page (FORM-13…16). Redirects to the page with
 * the reference numbers (303) or renders it with the errors of the files.
 */
export function createUploadRoute({ postedFiles, renderPage, ...options }: UploadRouteOptions): Handler<HostEnv> {
  return async (c, next) => {
    const page = resolvePage(c, options)
    if (page?.resolution.kind !== 'page' || page.address.path !== uploadPath) return next()
    const outcome = await postedFiles.receive(toPostedForm(c))
    switch (outcome.kind) {
      case 'refused':
        return toResponse(createPlainPage(outcome.status))
      case 'sent': {
        const query = new URLSearchParams(outcome.references.map((reference) => ['sent', reference]))
        return redirectAfterPost(`${page.address.canonicalPath}?${query}`)
      }
      case 'rejected': {
        const request = toRenderRequest(
          page,
          { access: { kind: 'open' }, session: { kind: 'none' }, editor: null, stage: null },
          'use',
        )
        const result = await renderPage({ ...request, query: '', fullPath: page.path, sentFiles: outcome.sent })
        return sendUncachedPage(c, page, result.status === 200 ? { ...result, status: outcome.status } : result)
      }
    }
  }
}
