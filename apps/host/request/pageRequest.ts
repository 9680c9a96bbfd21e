/** How the data of a page is asked for: the document, or the page's data for navigation in the browser. */
export type PageFormat = 'html' | 'json'

export interface PageRequest {
  /** Raw path of the page, without what names the format. */
  readonly path: string
  readonly format: PageFormat
}

/** Takes the format off a path: `{page}/index.pageContext.json` and `{page}/_payload.json` are its data (API-06). */
export function resolvePageRequest(path: string): PageRequest {
  for (const ending of dataEndings) {
    if (path.endsWith(ending)) return { path: path.slice(0, -ending.length) || '/', format: 'json' }
  }
  return { path, format: 'html' }
}

/** Where the data of a page is found below its path, as the browser's router asks for it. */
export const pageDataEnding = '/index.pageContext.json'

const dataEndings: readonly string[] = [pageDataEnding, '/_payload.json']
