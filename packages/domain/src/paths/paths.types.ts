import type { ContentLink } from '../links/contentLink.ts'
import type { Country } from '../locales/country.ts'
import type { Language } from '../locales/language.ts'
import type { Locale } from '../locales/locale.ts'
import type { Site } from '../sites/site.ts'
import type { SiteMatch } from '../sites/resolveSite.ts'

/** A stored redirect; `siteId` null holds for every site (ROUTE-21). */
export interface SystemRedirect {
  readonly id: string
  readonly siteId: string | null
  /** Former address: `/old`, `/de/old` or `/{siteSlug}/old`, with or without a query. */
  readonly previousUrl: string
  readonly target: ContentLink
}

/**
 * A route rule (ROUTE-23). The pattern is a path below locale and site; a trailing `/*` matches any rest, which
 * replaces a trailing `/*` of the redirect.
 */
export interface RouteRule {
  readonly id: string
  readonly siteId: string | null
  readonly pattern: string
  readonly redirect: string
  readonly external: boolean
}

/**
 * Who may read a page (PAGE-14). An address has rules only if one of its pages is protected; then every page there has
 * one, so that the page of a country can be open while the page for all others is not (PAGE-08).
 */
export interface AccessRule {
  readonly pageId: string
  readonly siteId: string
  /** Path below locale and site, decoded: `/prices`. */
  readonly path: string
  /** Countries that the page is for; empty for all that have no page of their own. */
  readonly countries: readonly string[]
  readonly kind: 'none' | 'password' | 'role'
  /** The role that a user needs; null for other kinds. */
  readonly role: string | null
}

/** The snapshot of the system data, which decides about paths. */
export interface SystemData {
  readonly languages: readonly Language[]
  readonly countries: readonly Country[]
  readonly sites: readonly Site[]
  readonly redirects: readonly SystemRedirect[]
  readonly routeRules: readonly RouteRule[]
  readonly accessRules: readonly AccessRule[]
}

/** A request before any data is loaded. */
export interface PathRequest {
  readonly hostname: string
  /** Raw path as it came, without the query. */
  readonly path: string
  /** Raw query without the question mark, empty when there is none. */
  readonly query: string
  /** Cookies by name. */
  readonly cookies: Readonly<Record<string, string | undefined>>
  /** Language tags of the Accept-Language header, most wanted first; null without one. */
  readonly acceptLanguage: readonly string[] | null
  readonly system: SystemData
  /** Origins that the host may name, for redirects from the host of another site to the main site. */
  readonly publicOrigins?: readonly string[]
}

/** Part of the product that a path belongs to. */
export type Area =
  | 'content'
  | 'products'
  | 'services'
  | 'stories'
  | 'media-releases'
  | 'portal'
  | 'editor'
  | 'basket'
  | 'callback'
  | 'style-guide'
  | 'blank-callback'
  | 'file'
  | 'api'
  | 'builds'

/** The resolved address of a request (ROUTE-01…14). */
export interface PageAddress {
  readonly site: Site
  readonly matchedBy: SiteMatch
  /** The site's slug if the path contains it, for links (ROUTE-11). */
  readonly siteSlug: string | null
  readonly locale: Locale
  /** True if the path has a locale, which is then remembered (ROUTE-18). */
  readonly hasLocalePrefix: boolean
  readonly area: Area
  /** False if the site lacks the area: the response is 404 (SITE-19). */
  readonly isAreaOffered: boolean
  /** False in the portal and the editor area (ROUTE-10). */
  readonly isPublic: boolean
  /** Decoded segments below locale and site. */
  readonly segments: readonly string[]
  readonly slug: string
  readonly parentSlug: string
  /** Path below locale and site, encoded: `/`, `/products/x`. */
  readonly path: string
  /** Full path with locale and site slug, in the form of links. */
  readonly canonicalPath: string
}

/** Why a redirect is due. */
export type RedirectReason = 'system' | 'rule' | 'slash' | 'locale'

/** The outcome of resolving a request's path. */
export type Resolution =
  | { readonly kind: 'page'; readonly address: PageAddress }
  /** Outside the locales: style guide, callback, files, endpoints (ROUTE-09). */
  | { readonly kind: 'technical'; readonly address: PageAddress }
  /** Malformed: the 404 page (ROUTE-53). */
  | { readonly kind: 'invalid'; readonly address: PageAddress }
  /** `?direct`: look up the page by id, then redirect to it (302) with `query` (ROUTE-19). */
  | { readonly kind: 'direct'; readonly address: PageAddress; readonly pageId: string; readonly query: string }
  | {
      readonly kind: 'redirect'
      readonly address: PageAddress
      readonly status: 301 | 302
      /** A path of the same host, or a stored URL. */
      readonly location: string
      readonly isExternal: boolean
      readonly reason: RedirectReason
    }
