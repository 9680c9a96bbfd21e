import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { sendAnswer, toJsonAnswer, type Visit } from '../../answer.ts'
import type { AnswerSource } from '../../operations/metrics.ts'
import { createPlainPage } from '../../pages/plainPage.ts'

export interface FileRouteOptions {
  /** Address of the file service. */
  readonly url: string
  readonly fetch?: typeof fetch
  readonly onError?: (error: unknown) => void
  /** For files of protected pages: how the host shows who it is, and whether a visitor may see a page (PAGE-17). */
  readonly protectedPages?: {
    readonly token: string
    readonly mayOpen: (pageId: string, cookieHeader: string) => Promise<boolean>
  }
  /** Until the service begins to answer. */
  readonly timeoutMilliseconds?: number
}

/**
 * Answers `/file/{slug}` with what the file service has, streamed: the file in the language `l`, saved with `dl=true`,
 * in parts for players, 304 for who has it (ROUTE-42…45). Nothing but the named headers goes in either direction.
 */
export function createFileRoute(options: FileRouteOptions): (visit: Visit) => Promise<AnswerSource> {
  const { url, fetch = globalThis.fetch, onError = () => {}, timeoutMilliseconds = 10_000, protectedPages } = options

  return async (visit) => {
    const { request, response, screened } = visit
    const slug = /^\/file\/([a-z0-9][a-z0-9-]{0,119})$/.exec(screened.path)?.[1]
    if (slug === undefined) return refuse(visit, 404)
    const gone = new AbortController()
    const leave = () => gone.abort()
    response.once('close', leave)
    const late = setTimeout(leave, timeoutMilliseconds)
    try {
      const ask = (headers: Readonly<Record<string, string>> = {}) =>
        fetch(`${url}/${slug}${toQuery(screened.query)}`, {
          method: screened.method,
          headers: { ...pick((name) => request.headers[name], asked), ...headers },
          redirect: 'error',
          signal: gone.signal,
        })
      const open = await ask()
      const answer = open.status === 404 ? ((await askForVisitor(request.headers.cookie, ask)) ?? open) : open
      clearTimeout(late)
      if (!passed.has(answer.status)) {
        await answer.body?.cancel()
        if (answer.status === 404) return refuse(visit, 404)
        throw new Error(`The file service answered ${answer.status}`)
      }
      response.statusCode = answer.status
      for (const [name, value] of Object.entries(pick((name) => answer.headers.get(name), told)))
        response.setHeader(name, value)
      if (!answer.body || screened.method === 'HEAD') response.end()
      else await pipeline(Readable.fromWeb(answer.body as ReadableStream), response)
    } catch (error) {
      // Who went away needs no answer, and a film that broke off must not look whole.
      if (response.headersSent || response.destroyed) response.destroy()
      else {
        onError(error)
        sendAnswer(
          visit,
          toJsonAnswer(503, { error: 'The file cannot be fetched at the moment' }, { 'Retry-After': '10' }),
        )
      }
    } finally {
      clearTimeout(late)
      response.off('close', leave)
    }
    return 'file'
  }

  /** The file of a protected page, for who may see that page; null for who may not, as if it was not there. */
  async function askForVisitor(
    cookieHeader: string | undefined,
    ask: (headers: Readonly<Record<string, string>>) => Promise<Response>,
  ): Promise<Response | null> {
    if (!protectedPages || cookieHeader === undefined) return null
    const authorization = `Bearer ${protectedPages.token}`
    const told = await ask({ authorization })
    await told.body?.cancel()
    const pageId = told.status === 403 ? told.headers.get(pageHeader) : null
    if (pageId === null || !(await protectedPages.mayOpen(pageId, cookieHeader))) return null
    return ask({ authorization, [pageHeader]: pageId })
  }
}

/** Names the page of a protected file. */
const pageHeader = 'kudex-page'

const asked = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const
const told = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
] as const
const passed: ReadonlySet<number> = new Set([200, 206, 304, 416])

function refuse(visit: Visit, status: 404): AnswerSource {
  sendAnswer(visit, createPlainPage(status))
  return 'file'
}

/** The two parameters that mean something, as they are meant. */
function toQuery(query: string): string {
  const given = new URLSearchParams(query)
  const known = new URLSearchParams()
  const language = given.get('l')
  if (language !== null && /^[a-z]{2}(?:-[a-z]{2})?$/i.test(language)) known.set('l', language)
  if (given.get('dl') === 'true') known.set('dl', 'true')
  return known.size === 0 ? '' : `?${known}`
}

function pick(
  read: (name: string) => string | string[] | null | undefined,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = read(name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}
