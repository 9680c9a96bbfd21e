import { appendQuery } from '@kudex/domain/paths'
import { Hono } from 'hono'
import type { HostEnv } from '../../hostContext.ts'
import { respondNotFound } from '../respond.ts'
import { pickHeaders } from '../pickHeaders.ts'
import { proxyFile } from './proxyFile.ts'

export interface FileOptions {
  /** Address of the file service. */
  readonly url: string
  readonly fetch?: typeof fetch
  readonly onError?: (error: unknown) => void
  /** For files of protected pages: the host's token, and whether a visitor may open a page (PAGE-17). */
  readonly protectedPages?: {
    readonly token: string
    readonly mayOpen: (pageId: string, cookieHeader: string) => Promise<boolean>
  }
}

/**
 * Streams files of the file service at `/file/{slug}`: `l` selects the language, `dl=true` downloads; ranges and
 * conditional requests work (ROUTE-42…45); a trailing slash redirects (ROUTE-15). Only listed headers pass in either direction.
 */
export function createFileRoutes(options: FileOptions): Hono<HostEnv> {
  const { url, fetch = globalThis.fetch, onError = () => {}, protectedPages } = options
  const routes = new Hono<HostEnv>()
  routes.get('*', async (c, next) => {
    const { path, query, method } = c.get('screened')
    const { incoming } = c.env
    const [, slug, slash] = /^\/file\/([a-z0-9][a-z0-9-]{0,119})(\/?)$/.exec(path) ?? []
    if (slug === undefined) return respondNotFound(c, next)
    if (slash !== '') return c.redirect(appendQuery(`/file/${slug}`, query), 301)
    const response = await proxyFile(c, {
      request: async (signal) => {
        const request = (headers: Readonly<Record<string, string>> = {}) =>
          fetch(`${url}/${slug}${toQuery(query)}`, {
            method,
            headers: { ...pickHeaders((name) => incoming.headers[name], requestHeaders), ...headers },
            redirect: 'error',
            signal,
          })
        const open = await request()
        return open.status === 404 ? ((await requestProtected(incoming.headers.cookie, request)) ?? open) : open
      },
      onError,
    })
    return response.status === 404 ? respondNotFound(c, next) : response
  })

  /** The file of a protected page; null if the visitor may not open that page, as if there were no file. */
  async function requestProtected(
    cookieHeader: string | undefined,
    request: (headers: Readonly<Record<string, string>>) => Promise<Response>,
  ): Promise<Response | null> {
    if (!protectedPages || cookieHeader === undefined) return null
    const authorization = `Bearer ${protectedPages.token}`
    const refusal = await request({ authorization })
    await refusal.body?.cancel()
    const pageId = refusal.status === 403 ? refusal.headers.get(pageHeader) : null
    if (pageId === null || !(await protectedPages.mayOpen(pageId, cookieHeader))) return null
    return request({ authorization, [pageHeader]: pageId })
  }

  return routes
}

/** Names the page of a protected file. */
const pageHeader = 'kudex-page'

const requestHeaders = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const

/** The two known parameters, if their values are valid. */
function toQuery(query: string): string {
  const given = new URLSearchParams(query)
  const known = new URLSearchParams()
  const language = given.get('l')
  if (language !== null && /^[a-z]{2}(?:-[a-z]{2})?$/i.test(language)) known.set('l', language)
  if (given.get('dl') === 'true') known.set('dl', 'true')
  return known.size === 0 ? '' : `?${known}`
}
