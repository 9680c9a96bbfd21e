/** How the data of a page is asked for: the document, or the page's data for navigation in the browser. */
export type PageFormat = 'html' | 'json'

export interface PageRequest {
  /** Raw path of the page, without what names the format. */
  readonly path: string
  readonly format: PageFormat
  /** What names the format at the end of the path; empty for the document. */
  readonly ending: PageEnding
}

/** `index.pageContext.json` is what our own router asks for, `_payload.json` what anybody may (API-06). */
export type PageEnding = '' | typeof pageDataEnding | typeof payloadEnding

/** Takes the format off a path: `{page}/index.pageContext.json` and `{page}/_payload.json` are its data (API-06). */
export function resolvePageRequest(path: string): PageRequest {
  for (const ending of dataEndings) {
    if (path.endsWith(ending)) return { path: path.slice(0, -ending.length) || '/', format: 'json', ending }
  }
  return { path, format: 'html', ending: '' }
}

/** Where the data of a page is found below its path, as the browser's router asks for it. */
export const pageDataEnding = '/index.pageContext.json'

/** Where the data of a page is found by its contract. */
export const payloadEnding = '/_payload.json'

const dataEndings = [pageDataEnding, payloadEnding] as const
