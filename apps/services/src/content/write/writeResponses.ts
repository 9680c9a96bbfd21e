import { toShown } from '@kudex/domain/editing'
import { isNestedTooDeeply } from '../../graphql/nesting.ts'
import { readBody } from '../../graphql/readBody.ts'
import type { WriteRefusal } from './writeRefusal.ts'

/** Reads the body of a request, or returns an error response. Requires JSON, which cross-site forms cannot send. */
export async function readJson(request: Request, limit: number): Promise<{ readonly value: unknown } | Response> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') return respond(415, { error: 'The body is application/json.' })
  const body = await readBody(request, limit)
  if (body === null) return respond(413, { error: `The request is larger than ${limit} bytes.` })
  if (isNestedTooDeeply(body)) return respond(400, { error: 'The body is nested too deeply.' })
  try {
    const value: unknown = JSON.parse(body)
    // Such characters arrive only as escapes: JSON and UTF-8 do not allow them as they are.
    if (body.includes(String.raw`\u`) && !isStorable(value)) return respond(400, { error: unstorable })
    return { value }
  } catch {
    return respond(400, { error: 'The body is no JSON.' })
  }
}

/** The error of a request with characters that the database cannot store. */
export const unstorable = 'The request contains NUL or half of a surrogate pair, which cannot be stored.'

/** False if a text or a key contains NUL or a lone surrogate, which PostgreSQL rejects. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, one]) => isStorable(key) && isStorable(one))
}

/** The version in `If-Match`; null without the header. */
export function readVersion(headers: Headers): string | null {
  const value = headers.get('if-match')?.trim()
  return value === undefined ? null : value.replace(/^(?:W\/)?"(.*)"$/, '$1')
}

/** The editor's name in the header `kudex-editor`, percent-encoded; null without a valid one. */
export function readEditor(headers: Headers): string | null {
  try {
    const name = decodeURIComponent(headers.get('kudex-editor') ?? '').trim()
    return name !== '' && name.length <= maxEditorName && !/\p{Cc}/u.test(name) ? name : null
  } catch {
    return null
  }
}

const maxEditorName = 100

/** The response to a refused write. */
export function refuse({ reason, problems, version, missed }: WriteRefusal): Response {
  const etag: Record<string, string> = version === null ? {} : { etag: `"${version}"` }
  switch (reason) {
    case 'gone':
      return respond(404, { error: 'There is nothing at this address.' })
    case 'version needed':
      return respond(428, { error: 'It is there already: name the version you have read in If-Match.', version }, etag)
    case 'other version':
      return respond(412, { error: 'It has been changed since: read it again.', version, ...missed }, etag)
    case 'problems': {
      const shown = problems
        .slice(0, maxProblems)
        .map(({ value, ...problem }) => ({ ...problem, value: toShown(value) }))
      return respond(422, { error: 'Nothing was stored.', problems: shown, total: problems.length })
    }
  }
}

/** Maximum number of problems per response. */
const maxProblems = 500

export function respond(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
