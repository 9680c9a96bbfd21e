import type { Hono } from 'hono'
import { historyKinds } from '../write/kindSegments.ts'
import type { RouteOptions } from '../write/routeOptions.types.ts'
import { respond } from '../write/writeResponses.ts'
import { type ChangeQuery, listChanges } from './listChanges.ts'
import { listVersions, readTitle, readVersion } from './readHistory.ts'
import type { Author, EntryId } from './recordHistory.ts'

interface HistoryRouteOptions extends Pick<RouteOptions, 'queries' | 'path'> {
  /** Validates and stores a value as the content of an entry. */
  readonly restore: (
    request: Request,
    entry: EntryId,
    value: Readonly<Record<string, unknown>>,
    author: RestoringAuthor,
  ) => Promise<Response>
}

export type RestoringAuthor = Required<Omit<Author, 'editor'>>

/** Adds the routes for the histories of entries, and for that of all, to the write interface. */
export function addHistoryRoutes(app: Hono, { queries, path, restore }: HistoryRouteOptions): void {
  app.get(`${path}/history`, async (call) => {
    const query = readChangeQuery(call.req.query())
    return query
      ? respond(200, await listChanges(queries, query))
      : respond(400, { error: 'The list takes kind, editor, from, until, offset and language.' })
  })
  app.get(`${path}/:kind/:id/history`, async (call) => {
    const entry = toEntry(call.req.param())
    if (!entry) return respond(404, { error: 'There is nothing at this address.' })
    const { before, language = 'en' } = call.req.query()
    const number = Number(before)
    return respond(200, {
      title: await readTitle(queries, entry, language),
      versions: await listVersions(queries, entry, isNumber(number) ? number : null),
    })
  })
  app.get(`${path}/:kind/:id/history/:number{\\d{1,9}}`, async (call) => {
    const entry = toEntry(call.req.param())
    return answerVersion(entry && (await readVersion(queries, entry, Number(call.req.param('number')))))
  })
  app.post(`${path}/:kind/:id/history/:number{\\d{1,9}}/restore`, async (call) => {
    const entry = toEntry(call.req.param())
    const version = entry && (await readVersion(queries, entry, Number(call.req.param('number'))))
    if (!entry || !version?.value) return answerVersion(null)
    return restore(call.req.raw, entry, version.value, { action: 'restored', restoredFrom: version.number })
  })
}

function answerVersion(version: object | null): Response {
  return version ? respond(200, version) : respond(404, { error: 'The entry has no such version.' })
}

function isNumber(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value < 1_000_000_000
}

function toEntry({ kind: segment, id }: { readonly kind: string; readonly id: string }): EntryId | null {
  const kind = historyKinds.get(segment)
  return kind ? { kind, id } : null
}

/** Null for invalid filters. */
function readChangeQuery(query: Readonly<Record<string, string>>): ChangeQuery | null {
  const { kind: segment = '', editor = '', offset = '0', language = 'en' } = query
  const kind = segment === '' ? null : historyKinds.get(segment)
  const [from, until] = [query['from'], query['until']].map((date) => (date ? new Date(date) : null))
  const isValid = kind !== undefined && ![from, until].some((date) => Number.isNaN(date?.getTime() ?? 0))
  if (!isValid || !/^\d{1,6}$/.test(offset)) return null
  return { kind, editor: editor || null, from: from ?? null, until: until ?? null, offset: Number(offset), language }
}
