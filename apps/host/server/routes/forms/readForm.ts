import type { IncomingMessage } from 'node:http'
import { readFormNotice } from '../../../request/formState.ts'
import { maxFormBody } from '../../limits.ts'

/** The fields of a posted form. */
export interface SentForm {
  readonly values: Readonly<Record<string, string | readonly string[]>>
  /** Idempotency key of the browser; the same for a retry. */
  readonly key: string | null
}

/** Reads a URL-encoded form, or returns the status of the error. */
export async function readForm(request: IncomingMessage): Promise<SentForm | 400 | 413 | 415> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) return 415
  const text = await readText(request)
  if (text === null) return 413
  const form = new URLSearchParams(text)
  const values: Record<string, string | string[]> = {}
  for (const name of new Set(form.keys())) {
    if (!/^[a-zA-Z]{1,30}$/.test(name) || name in Object.prototype) return 400
    const sent = form.getAll(name)
    values[name] = listFields.has(name) ? sent : sent.length === 1 ? (sent[0] ?? '') : sent
  }
  const { key, ...rest } = values
  return { values: rest, key: typeof key === 'string' && /^[\w-]{8,64}$/.test(key) ? key : null }
}

/** Fields with several values. */
const listFields: ReadonlySet<string> = new Set(['topics'])

/** Reads the body; null if it is too large. */
async function readText(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxFormBody) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Reads the token of a one-click unsubscription, which mail clients post to the link of the mail; null for any other
 * request. The body must contain `List-Unsubscribe=One-Click` in either encoding (RFC 8058).
 */
export async function readOneClick(request: IncomingMessage): Promise<string | null> {
  const query = (request.url ?? '').split('?')[1] ?? ''
  const notice = readFormNotice(new URLSearchParams(query))
  if (notice?.kind !== 'leave') return null
  const body = await readText(request)
  return body !== null && (encodedOneClick.test(body) || multipartOneClick.test(body)) ? notice.token : null
}

const encodedOneClick = /(?:^|&)List-Unsubscribe=One-Click(?:&|\s*$)/
const multipartOneClick = /name="?List-Unsubscribe"?[^\r\n]*\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/i
