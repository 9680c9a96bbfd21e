import { createContentOperationCheck } from '@kudex/api/content'
import { limitBody } from '@kudex/node-server/bodies'
import { Hono } from 'hono'
import type { HostEnv } from '../../hostContext.ts'
import { draftProxyTimeout, maxDraftBody } from '../../limits.ts'
import { pickHeaders } from '../pickHeaders.ts'
import { readPostedJson } from '../postedForm.ts'
import { respondJson } from '../respond.ts'

export interface ContentDraftOptions {
  /** The endpoint that also responds with drafts, and its token. */
  readonly url: string
  readonly token: string
  readonly onError: (error: unknown) => void
}

/** Path of the draft proxy. */
export const contentDraftPath = '/api/content-draft'

/** Same-origin proxy to the drafts of the content service (GQL-02). Takes the operations that read content only. */
export function createContentDraftRoutes({ url, token, onError }: ContentDraftOptions): Hono<HostEnv> {
  const isKnownOperation = createContentOperationCheck()
  const routes = new Hono<HostEnv>()
  routes.post(
    '/',
    limitBody(maxDraftBody, () => refuse(413, 'BAD_REQUEST', `The request is larger than ${maxDraftBody} bytes.`)),
    async (c) => {
      const { query, variables } = await readPostedJson(c)
      if (!isKnownOperation(query)) return refuse(400, 'BAD_REQUEST', 'The operation is not known.')
      try {
        const upstream = await fetch(url, {
          method: 'POST',
          headers: {
            ...pickHeaders((name) => c.req.header(name), ['gcms-locales', 'gcms-stage']),
            'content-type': 'application/json',
            accept: 'application/json',
            authorization: `Bearer ${token}`,
          },
          body: JSON.stringify({ query, variables }),
          redirect: 'error',
          signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(draftProxyTimeout)]),
        })
        if (upstream.status >= 500) onError(new Error(`The content service responded ${upstream.status}`))
        return respondJson(upstream.status, await upstream.json(), { 'Cache-Control': 'no-store' })
      } catch (error) {
        if (!c.req.raw.signal.aborted) onError(error)
        return refuse(503, 'UNAVAILABLE', 'The content service cannot be reached.')
      }
    },
  )
  routes.all('/', () => refuse(405, 'BAD_REQUEST', 'The address takes POST.'))
  return routes
}

/** An error in the form of a GraphQL response. */
function refuse(status: 400 | 405 | 413 | 503, code: string, message: string): Response {
  const headers = status === 405 ? { Allow: 'POST' } : status === 503 ? { 'Retry-After': '5' } : {}
  return respondJson(status, { errors: [{ message, extensions: { code } }] }, headers)
}
