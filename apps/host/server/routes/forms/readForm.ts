import type { IncomingMessage } from 'node:http'
import { maxFormBody } from '../../limits.ts'

/** The fields of a posted form. */
export interface SentForm {
  readonly values: Readonly<Record<string, string | readonly string[]>>
  /** What the browser calls this sending; the same when it tries again. */
  readonly key: string | null
}

/** Reads a form of the kind that browsers send; a status where there is none. */
export async function readForm(request: IncomingMessage): Promise<SentForm | 400 | 413 | 415> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) return 415
  const text = await readText(request)
  if (text === null) return 413
  const form = new URLSearchParams(text)
  const values: Record<string, string | string[]> = {}
  for (const name of new Set(form.keys())) {
    if (!/^[a-zA-Z]{1,30}$/.test(name) || name in Object.prototype) return 400
    const given = form.getAll(name)
    values[name] = listFields.has(name) ? given : given.length === 1 ? (given[0] ?? '') : given
  }
  const { key, ...rest } = values
  return { values: rest, key: typeof key === 'string' && /^[\w-]{8,64}$/.test(key) ? key : null }
}

/** Fields that can be sent several times. */
const listFields: ReadonlySet<string> = new Set(['topics'])

/** The body of a post; null where it is longer than any form. */
export async function readText(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxFormBody) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
