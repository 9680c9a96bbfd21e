import type { RenderedPage } from './page.types.ts'

/** Gives page data the status and redirect of its page: Vike responds 200 and puts both into the JSON (API-06). */
export function applyAbort(page: RenderedPage): RenderedPage {
  // Few pages abort: this test is cheaper than parsing the data of every page.
  if (page.status !== 200 || !abortPattern.test(page.body)) return page
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

const abortPattern = /"(?:_urlRedirect|abortStatusCode|is404)":(?!false|null)/

function parse(body: string): AbortedData {
  try {
    return JSON.parse(body) as AbortedData
  } catch {
    return {}
  }
}
