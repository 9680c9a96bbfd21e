import { readFileSync } from 'node:fs'
import type { CurrentPage } from '@kudex/host/pages/shared/layout/PageContext.tsx'

export type PageName = 'home' | 'list' | 'detail'

/** The host's response for a page: data, document and headers. All limits send the same. */
export interface Capture {
  readonly page: CurrentPage
  readonly path: string
  readonly fullPath: string
  readonly html: string
  /** The response as sent to a browser that accepts Brotli, and to a client without compression. */
  readonly wires: Readonly<Record<'br' | 'identity', Wire>>
}

export interface Wire {
  readonly status: number
  readonly headers: readonly string[]
  readonly base64: string
}

let kept: Readonly<Record<PageName, Capture>> | undefined

/** Reads the captured pages from the file that `KUDEX_BENCH_CAPTURE` names. */
export function readCaptures(): Readonly<Record<PageName, Capture>> {
  kept ??= JSON.parse(readFileSync(process.env['KUDEX_BENCH_CAPTURE'] ?? '', 'utf8')) as Record<PageName, Capture>
  return kept
}

/** The document around the rendered tree, so that a limit sends the bytes that the host sends. */
export function splitDocument(html: string): readonly [before: string, after: string] {
  const start = html.indexOf('<div id="root">') + '<div id="root">'.length
  const end = html.lastIndexOf(
    '</div>',
    html.indexOf('<script', start) === -1 ? undefined : html.indexOf('<script', start),
  )
  return [html.slice(0, start), html.slice(end)]
}
