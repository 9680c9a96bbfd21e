import { readFileSync } from 'node:fs'
import type { CurrentPage } from '@kudex/host/pages/shared/layout/PageContext.tsx'

export type PageName = 'home' | 'list' | 'detail'

/** What the tree of a page is rendered from. */
export interface TreeInput {
  readonly page: CurrentPage
  readonly path: string
  readonly fullPath: string
}

/** The host's response for a page: data, document and headers. All limits send the same. */
export interface Capture extends TreeInput {
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

/** The data that a limit sends to the browser for hydration. */
export function readTreeInput(name: PageName): TreeInput {
  const { page, path, fullPath } = readCaptures()[name]
  return { page, path, fullPath }
}

/**
 * The document around the rendered tree: that of the host, so that a limit sends its bytes; or a bare one with
 * `KUDEX_BENCH_DOCUMENT=bare`, as an application without measures for the first paint has it.
 */
export function readDocument(name: PageName): readonly [before: string, after: string] {
  const { html } = readCaptures()[name]
  if (process.env['KUDEX_BENCH_DOCUMENT'] !== 'bare') return splitDocument(html)
  const [root = '<html>', title = ''] = [/<html[^>]*>/, /<title>.*?<\/title>/].map((pattern) => pattern.exec(html)?.[0])
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${title}`
  return [`<!doctype html>${root}<head>${head}</head><body><div id="root">`, '</div></body></html>']
}

/** Splits a document before and after the rendered tree. */
export function splitDocument(html: string): readonly [before: string, after: string] {
  const start = html.indexOf('<div id="root">') + '<div id="root">'.length
  const end = html.lastIndexOf(
    '</div>',
    html.indexOf('<script', start) === -1 ? undefined : html.indexOf('<script', start),
  )
  return [html.slice(0, start), html.slice(end)]
}
