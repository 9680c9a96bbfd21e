import type { Hono } from 'hono'
import type { Precondition } from '../write/performWrites.ts'
import { readPut, type ReadWrites } from '../write/readWrites.ts'
import type { RouteOptions } from '../write/routeOptions.types.ts'
import { answer, readVersion as readIfMatch } from '../write/writeResponses.ts'
import { listVersions, readVersion } from './readHistory.ts'
import type { Author } from './recordHistory.ts'

interface HistoryRouteOptions extends Pick<RouteOptions, 'queries' | 'path'> {
  readonly store: (
    request: Request,
    read: ReadWrites,
    precondition: Precondition,
    author: Omit<Author, 'editor'>,
  ) => Promise<Response>
}

/** Adds the routes for the history of pages to the write interface. */
export function addHistoryRoutes(app: Hono, { queries, path, store }: HistoryRouteOptions): void {
  app.get(`${path}/:id/history`, async (call) => {
    const before = Number(call.req.query('before'))
    const versions = await listVersions(queries, call.req.param('id'), isNumber(before) ? before : null)
    return answer(200, { versions })
  })
  app.get(`${path}/:id/history/:number{\\d{1,9}}`, async (call) => {
    const { id, number } = call.req.param()
    return answerVersion(await readVersion(queries, id, Number(number)))
  })
  app.post(`${path}/:id/history/:number{\\d{1,9}}/restore`, async (call) => {
    const { id, number } = call.req.param()
    const version = await readVersion(queries, id, Number(number))
    if (!version?.value) return answerVersion(null)
    const precondition = { kind: 'pages', id, version: readIfMatch(call.req.raw.headers), mustExist: false } as const
    // Validated again: what it refers to may be gone.
    return store(call.req.raw, readPut('pages', id, version.value), precondition, {
      action: 'restored',
      restoredFrom: version.number,
    })
  })
}

function answerVersion(version: object | null): Response {
  return version ? answer(200, version) : answer(404, { error: 'The page has no such version.' })
}

function isNumber(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value < 1_000_000_000
}
