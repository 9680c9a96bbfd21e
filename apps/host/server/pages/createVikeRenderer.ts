import { renderPage } from 'vike/server'
import { insertBody, type DocumentBody } from '../../request/documentBody.ts'
import type { DocumentStep, PageDocument, RenderPage } from './page.types.ts'

/**
 * Renders pages with Vike. The document that Vike processes has a placeholder for the body: this reduces its search
 * for tags from 26 % to 6 % of the rendering time (docs/performance.md). The body is inserted after all steps.
 */
export function createVikeRenderer(steps: readonly DocumentStep[] = []): RenderPage {
  return async (url, context) => {
    let documentBody: DocumentBody = { tree: '', data: '' }
    const deliverBody = (body: DocumentBody) => {
      documentBody = body
    }
    const pageContext = await renderPage({ urlOriginal: url, request: context, deliverBody })
    const {
      httpResponse,
      is404,
      abortStatusCode,
      _urlRedirect: redirect,
    } = pageContext as typeof pageContext & Redirected
    if (!httpResponse) throw new Error('The page was not rendered')
    const contentType = findHeader(httpResponse.headers, 'content-type') ?? 'text/html;charset=utf-8'
    const rendered: PageDocument = { html: await httpResponse.getBody(), ...documentBody, inlineSources: {} }
    const isDocument = contentType.startsWith('text/html')
    const document = isDocument ? steps.reduce((result, step) => step(result, context), rendered) : rendered
    // Vike sends page data with status 200 and puts the status and redirect of the page into the JSON (API-06).
    const pageStatus = redirect?.statusCode ?? abortStatusCode ?? (is404 ? 404 : 200)
    return {
      status: httpResponse.statusCode === 200 ? pageStatus : httpResponse.statusCode,
      contentType,
      body: insertBody(document.html, document),
      inlineSources: document.inlineSources,
      location: findHeader(httpResponse.headers, 'location') ?? redirect?.url ?? null,
      error: httpResponse.statusCode >= 500 ? pageContext.errorWhileRendering : null,
    }
  }
}

function findHeader(headers: readonly (readonly [string, string])[], name: string): string | undefined {
  return headers.find(([key]) => key.toLowerCase() === name)?.[1]
}

/** Set by `throw redirect()`; not part of Vike's public types. */
interface Redirected {
  readonly _urlRedirect?: { readonly url: string; readonly statusCode: number }
}
