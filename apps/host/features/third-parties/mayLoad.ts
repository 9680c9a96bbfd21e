import { isPublicPath, isTechnicalPath } from '@kudex/domain/paths'

/** Where the visitor is: what decides whether anything of others may be there. */
export interface Place {
  /** Path below locale and site. */
  readonly path: string
  /** The query of the address with its question mark, or nothing. */
  readonly search: string
  /** The cookies that scripts can read. */
  readonly cookie: string
}

/** False in technical areas, in portal and editor, and in testing mode (PAGE-29, PAGE-30). */
export function mayLoad({ path, search, cookie }: Place): boolean {
  return isPublicPath(path) && !isTechnicalPath(path) && !isTesting(search, cookie)
}

/** As the host decides it: the query wins over the cookie (ROUTE-27). */
function isTesting(search: string, cookie: string): boolean {
  const asked = new URLSearchParams(search).get('testing')
  return asked === null ? /(?:^|;\s*)kudex-testing=true(?:;|$)/.test(cookie) : asked !== 'false'
}
