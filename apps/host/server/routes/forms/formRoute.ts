import { formPaths } from '@kudex/domain/forms'
import type { Handler } from 'hono'
import { createPlainJson, toResponse, type PlainResponse } from '../../plainResponse.ts'
import { toPostedForm, type HostContext, type HostEnv } from '../../hostContext.ts'
import type { RenderRequest, RenderResult } from '../../pages/page.types.ts'
import { createPlainPage } from '../../pages/plainPage.ts'
import { resolvePage, toRenderRequest, type ResolveOptions } from '../../pages/resolvePage.ts'
import { sendUncachedPage } from '../../pages/sendPage.ts'
import type { FormHandler, FormOutcome } from './formHandler.ts'

export interface FormRouteOptions extends ResolveOptions {
  readonly forms: FormHandler
  readonly renderPage: (request: RenderRequest) => Promise<RenderResult>
}

/**
 * Creates the route of forms, which post to their own page (FORM-11). Requests that accept JSON get JSON. Without script
 * a form redirects to the page with the result (303) or renders the page with its input and errors.
 */
export function createFormRoute({ forms, renderPage, ...options }: FormRouteOptions): Handler<HostEnv> {
  return async (c, next) => {
    const page = resolvePage(c, options)
    const form = page?.resolution.kind === 'page' ? formPaths.get(page.address.path) : undefined
    if (!page || form === undefined) return next()
    const { address, publicOrigin, path } = page
    const outcome = await forms.submit(toPostedForm(c), form, address, publicOrigin)
    if (outcome.kind !== 'rejected' || acceptsJson(c)) return toFormResponse(c, outcome, address.canonicalPath)
    const request = toRenderRequest(
      page,
      { access: { kind: 'open' }, session: { kind: 'none' }, editor: null, stage: null },
      'use',
    )
    // The query may hold the result of an earlier form.
    const result = await renderPage({ ...request, query: '', fullPath: path, form: outcome.state })
    return sendUncachedPage(c, page, result.status === 200 ? { ...result, status: outcome.status } : result)
  }
}

function acceptsJson(c: HostContext): boolean {
  return c.req.header('accept')?.includes('application/json') === true
}

function toFormResponse(c: HostContext, outcome: FormOutcome, path: string): Response {
  const isJson = acceptsJson(c)
  switch (outcome.kind) {
    case 'refused':
      return toResponse(
        isJson ? createPlainJson(outcome.status, { error: 'refused' }) : createPlainPage(outcome.status),
      )
    case 'unsubscribed':
      return toResponse(toUnsubscribedResponse(outcome.status))
    case 'sent': {
      const { reference, isKept, story } = outcome
      return isJson
        ? toResponse(createPlainJson(isKept ? 202 : 200, { reference, isKept }))
        : redirectAfterPost(`${path}?sent=${reference}${isKept ? '&kept=1' : ''}${story && `&story=${story}`}`)
    }
    case 'done':
      return isJson
        ? toResponse(createPlainJson(200, { done: outcome.done }))
        : redirectAfterPost(`${path}?done=${outcome.done}`)
    case 'rejected': {
      const { status, state } = outcome
      const headers: Record<string, string> = status === 400 ? {} : { 'Retry-After': status === 429 ? '600' : '10' }
      return toResponse(createPlainJson(status, { problems: state.problems }, headers))
    }
  }
}

/** Response for a mail client: neither a redirect nor a page (RFC 8058). */
function toUnsubscribedResponse(status: 200 | 404 | 429 | 503): PlainResponse {
  const retry: Record<string, string> = status === 429 || status === 503 ? { 'Retry-After': '600' } : {}
  return {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...retry },
    body: status === 200 ? 'unsubscribed' : 'not unsubscribed',
  }
}

/** Redirects after a post, so that a reload does not post again. */
export function redirectAfterPost(location: string): Response {
  return toResponse({ status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
}
