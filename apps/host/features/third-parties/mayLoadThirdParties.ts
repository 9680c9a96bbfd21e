import { isPublicPath, isTechnicalPath, shareParameter, stageParameter } from '@kudex/domain/paths'

/** The parts of a page that decide about third-party scripts. */
interface VisitedPage {
  /** Path below locale and site. */
  readonly path: string
  /** `location.search`. */
  readonly search: string
  /** `document.cookie`. */
  readonly cookie: string
}

/**
 * False in technical areas, in portal and editor, on previews, whose addresses are secret, and in testing mode
 * (PAGE-29, PAGE-30).
 */
export function mayLoadThirdParties({ path, search, cookie }: VisitedPage): boolean {
  const query = new URLSearchParams(search)
  const isPreview = query.has(stageParameter) || query.has(shareParameter)
  return isPublicPath(path) && !isTechnicalPath(path) && !isPreview && !isTesting(query, cookie)
}

/** Like the host: the query wins over the cookie (ROUTE-27). */
function isTesting(query: URLSearchParams, cookie: string): boolean {
  const asked = query.get('testing')
  return asked === null ? /(?:^|;\s*)kudex-testing=true(?:;|$)/.test(cookie) : asked !== 'false'
}
