import { readSearchQuestion, type SearchQuestion } from '@kudex/domain/search'
import { Hono } from 'hono'
import { BusyError, createGate } from '../concurrency/gate.ts'
import { isNestedTooDeeply } from '../graphql/nesting.ts'
import { readBody } from '../graphql/readBody.ts'
import type { CreateService } from '../service.types.ts'
import { findSuggestions } from './findSuggestions.ts'
import { findThings } from './findThings.ts'
import { indexQueue, performBatch } from './indexBatches.ts'
import { createIndexFollower } from './indexFollower.ts'
import type { SearchFeed } from './searchFeed.types.ts'

/**
 * The search service: `POST /search` finds things, `POST /search/suggest` names that fit what was typed so far. It
 * indexes what it is fed with and follows the log of changes.
 */
export function createSearchService(feed: SearchFeed): CreateService {
  return ({ database: { queries }, jobs, log }) => {
    const follower = createIndexFollower({ queries, feed, jobs, log })
    jobs.work(indexQueue, ({ payload }) => performBatch(queries, feed, payload))
    // Each search holds a connection: some at once, and who comes when too many wait is told so.
    const gate = createGate({ concurrency: 6, waiting: 200 })
    const app = new Hono()

    app.post('/search', (call) => answerQuestion(call.req.raw, (question) => gate(() => findThings(queries, question))))
    app.post('/search/suggest', (call) =>
      answerQuestion(call.req.raw, async (question) => {
        const suggestions = await gate(() => findSuggestions(queries, question))
        return suggestions && { suggestions }
      }),
    )
    app.all('/search', () => answer(405, { error: 'The address takes POST.' }, { allow: 'POST' }))
    app.all('/search/suggest', () => answer(405, { error: 'The address takes POST.' }, { allow: 'POST' }))
    app.notFound(() => answer(404, { error: 'There is nothing at this address.' }))
    app.onError((error) => {
      if (error instanceof BusyError) return answer(503, { error: 'Too many are searching.' }, { 'retry-after': '1' })
      log.error({ err: error }, 'a search failed')
      return answer(500, { error: 'Something went wrong in the service.' })
    })
    return {
      name: 'search',
      routes: [{ prefix: '/search', app }],
      stopping: follower.stopping,
      close: follower.close,
    }
  }
}

/** Bytes of a question: two hundred characters in any writing, and what is around them. */
const bodyLimit = 4_096

async function answerQuestion(
  request: Request,
  find: (question: SearchQuestion) => Promise<object | null>,
): Promise<Response> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') return answer(415, { error: 'The body is application/json.' })
  const body = await readBody(request, bodyLimit)
  if (body === null) return answer(413, { error: `The request is larger than ${bodyLimit} bytes.` })
  const { question, problem } = readSearchQuestion(isNestedTooDeeply(body) ? null : parse(body))
  if (question === null) return answer(400, { error: problem })
  const found = await find(question)
  return found === null ? answer(404, { error: 'There is no such site.' }) : answer(200, found)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
