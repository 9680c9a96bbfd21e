import { parseSearchInput, type SearchInput } from '@kudex/domain/search'
import { Hono } from 'hono'
import { BusyError, createSemaphore } from '@kudex/node-server/concurrency'
import { bodyLimits, concurrency } from '../limits.ts'
import { isNestedTooDeeply } from '../graphql/nesting.ts'
import { readBody } from '../graphql/readBody.ts'
import type { CreateService } from '../service.types.ts'
import { createIndexFollower } from './indexing/followChanges.ts'
import { indexQueue, performBatch } from './indexing/indexBatches.ts'
import { findDocuments } from './queries/findDocuments.ts'
import { findSuggestions } from './queries/findSuggestions.ts'
import type { SearchFeed } from '../feeds/searchFeed.types.ts'

/**
 * The search service: `POST /search` finds documents, `POST /search/suggest` completes what was typed so far. It indexes
 * the sources of its feed and follows the change log.
 */
export function createSearchService(feed: SearchFeed): CreateService {
  return ({ database: { queries }, jobs, log }) => {
    const follower = createIndexFollower({ queries, feed, jobs, log })
    jobs.work(indexQueue, ({ payload }) => performBatch(queries, feed, payload))
    // Each search holds a database connection. Requests beyond the waiting limit are rejected with 503.
    const limitSearches = createSemaphore(concurrency.searches)
    const app = new Hono()

    app.post('/search', (call) =>
      respondTo(call.req.raw, (input) => limitSearches(() => findDocuments(queries, input))),
    )
    app.post('/search/suggest', (call) =>
      respondTo(call.req.raw, async (input) => {
        const suggestions = await limitSearches(() => findSuggestions(queries, input))
        return suggestions && { suggestions }
      }),
    )
    app.all('/search', () => respond(405, { error: 'The address takes POST.' }, { allow: 'POST' }))
    app.all('/search/suggest', () => respond(405, { error: 'The address takes POST.' }, { allow: 'POST' }))
    app.notFound(() => respond(404, { error: 'There is nothing at this address.' }))
    app.onError((error) => {
      if (error instanceof BusyError) return respond(503, { error: 'Too many are searching.' }, { 'retry-after': '1' })
      log.error({ err: error }, 'a search failed')
      return respond(500, { error: 'Something went wrong in the service.' })
    })
    return {
      name: 'search',
      routes: [{ prefix: '/search', app }],
      stopping: follower.stopping,
      close: follower.close,
    }
  }
}

async function respondTo(request: Request, find: (input: SearchInput) => Promise<object | null>): Promise<Response> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') return respond(415, { error: 'The body is application/json.' })
  const body = await readBody(request, bodyLimits.search)
  if (body === null) return respond(413, { error: `The request is larger than ${bodyLimits.search} bytes.` })
  const { input, problem } = parseSearchInput(isNestedTooDeeply(body) ? null : parse(body))
  if (input === null) return respond(400, { error: problem })
  const found = await find(input)
  return found === null ? respond(404, { error: 'There is no such site.' }) : respond(200, found)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function respond(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
