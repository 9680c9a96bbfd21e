/** Format of a page: the HTML document, or its data as JSON for client-side navigation. */
export type PageFormat = 'html' | 'json'

export interface PageRequest {
  /** Raw path of the page, without the ending of its format. */
  readonly path: string
  readonly format: PageFormat
  /** Ending of the path that selects the format; empty for the document. */
  readonly ending: PageEnding
}

/** `index.pageContext.json` is for Vike's router, `_payload.json` is public API (API-06). */
export type PageEnding = '' | typeof pageDataEnding | typeof payloadEnding

/** Splits a path into page and format: `{page}/index.pageContext.json` and `{page}/_payload.json` are its data (API-06). */
export function resolvePageRequest(path: string): PageRequest {
  for (const ending of dataEndings) {
    if (path.endsWith(ending)) return { path: path.slice(0, -ending.length) || '/', format: 'json', ending }
  }
  return { path, format: 'html', ending: '' }
}

/** Path ending of page data for Vike's router in the browser. */
export const pageDataEnding = '/index.pageContext.json'

/** Path ending of page data in the public API. */
export const payloadEnding = '/_payload.json'

const dataEndings = [pageDataEnding, payloadEnding] as const
