import { isPublicPath, isTechnicalPath } from '@kudex/domain/paths'

/** The parts of a page that decide about third-party scripts. */
interface VisitedPage {
  /** Path below locale and site. */
  readonly path: string
  /** `location.search`. */
  readonly search: string
  /** `document.cookie`. */
  readonly cookie: string
}

/** False in technical areas, in portal and editor, and in testing mode (PAGE-29, PAGE-30). */
export function mayLoadThirdParties({ path, search, cookie }: VisitedPage): boolean {
  return isPublicPath(path) && !isTechnicalPath(path) && !isTesting(search, cookie)
}

/** Like the host: the query wins over the cookie (ROUTE-27). */
function isTesting(search: string, cookie: string): boolean {
  const asked = new URLSearchParams(search).get('testing')
  return asked === null ? /(?:^|;\s*)kudex-testing=true(?:;|$)/.test(cookie) : asked !== 'false'
}
