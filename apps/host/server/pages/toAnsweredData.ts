import type { RenderedPage } from './page.types.ts'

/**
 * Gives the data of a page the status and redirect of the page: Vike answers 200 and puts them into the JSON (API-06).
 */
export function toAnsweredData(page: RenderedPage): RenderedPage {
  // Parsing the data of every page would cost more than this search, and few pages abort.
  if (page.status !== 200 || !abortMark.test(page.body)) return page
  const { abortStatusCode, is404, _urlRedirect: redirect } = parse(page.body)
  if (redirect) return { ...page, status: redirect.statusCode === 301 ? 301 : 302, location: redirect.url }
  if (typeof abortStatusCode === 'number') return { ...page, status: abortStatusCode }
  return is404 === true ? { ...page, status: 404 } : page
}

interface AbortedData {
  readonly abortStatusCode?: unknown
  readonly is404?: unknown
  readonly _urlRedirect?: { readonly url: string; readonly statusCode: number }
}

const abortMark = /"(?:_urlRedirect|abortStatusCode|is404)":(?!false|null)/

function parse(body: string): AbortedData {
  try {
    return JSON.parse(body) as AbortedData
  } catch {
    return {}
  }
}
