import type { IncomingMessage } from 'node:http'
import { readFormNotice } from '../../../request/formState.ts'
import { readText } from './readForm.ts'

/**
 * The token of the link that a mail program posts to when its reader presses its own button to unsubscribe; null where
 * the request is none of these. The body says so as one form or the other, and nothing else counts (RFC 8058).
 */
export async function readOneClick(request: IncomingMessage): Promise<string | null> {
  const query = (request.url ?? '').split('?')[1] ?? ''
  const notice = readFormNotice(new URLSearchParams(query))
  if (notice?.kind !== 'leave') return null
  const body = await readText(request)
  return body !== null && (encoded.test(body) || multipart.test(body)) ? notice.token : null
}

const encoded = /(?:^|&)List-Unsubscribe=One-Click(?:&|\s*$)/
const multipart = /name="?List-Unsubscribe"?[^\r\n]*\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/i
