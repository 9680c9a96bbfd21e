import { parseLocaleSegment } from '../locales/parseLocaleSegment.ts'
import { isPlainLink } from './plainLink.ts'

/** Locale of a link, and the site's slug if paths contain it (ROUTE-11). */
export interface LinkContext {
  readonly locale: { readonly urlCode: string }
  readonly siteSlug: string | null
}

/**
 * Builds `/{locale}/{site slug if any}/{path}`. Removes an existing locale, site slug and trailing slashes; keeps query
 * and hash; returns plain links unchanged (ROUTE-11, ROUTE-12, ROUTE-13). A `hard:` link to another site of the same
 * host may start with `hard:/{locale}`, which keeps the locale of the page; an origin may precede the path.
 */
export function buildLink(path: string, { locale, siteSlug }: LinkContext): string {
  if (isUnlocalizedPath(path)) return path
  if (isPlainLink(path)) return path.replace(localePlaceholder, `$1${locale.urlCode}`)
  const end = path.search(/[?#]/)
  const suffix = end === -1 ? '' : path.slice(end)
  const segments = splitPath(end === -1 ? path : path.slice(0, end))
  if (segments[0] !== undefined && parseLocaleSegment(segments[0])) segments.shift()
  if (siteSlug !== null && segments[0] === siteSlug) segments.shift()
  const prefix = siteSlug === null ? `/${locale.urlCode}` : `/${locale.urlCode}/${siteSlug}`
  return segments.length === 0 ? prefix + suffix : `${prefix}/${segments.join('/')}${suffix}`
}

/** The start of a `hard:` link that keeps the locale of the page. */
const localePlaceholder = /^(hard:(?:https?:\/\/[^/?#{}]+)?\/)\{locale\}(?=[/?#]|$)/i

/** Removes `{locale}` from a `hard:/{locale}` link; other links do not change. */
export function removeLocalePlaceholder(link: string): string {
  return localePlaceholder.test(link) ? link.replace(localePlaceholder, '$1').replace(/^hard:\/+/i, 'hard:/') : link
}

/** Splits a path at slashes, and at backslashes as browsers do; drops empty segments. */
function splitPath(path: string): string[] {
  return path.split(/[/\\]/).filter((segment) => segment !== '')
}

/** Files, endpoints and the style guide have no locale (ROUTE-42, ROUTE-46, API-09). */
function isUnlocalizedPath(path: string): boolean {
  return /^\/(?:file|api)\/|^\/(?:style-guide|blank-callback)(?:[/?#]|$)/.test(path)
}
