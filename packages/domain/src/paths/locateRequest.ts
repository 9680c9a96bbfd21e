import { internationalCountryCode } from '../locales/country.ts'
import { parseLocaleSegment, type LocaleSegment } from '../locales/parseLocaleSegment.ts'
import { resolveAcceptLanguage } from '../locales/resolveAcceptLanguage.ts'
import { resolveLocaleRedirect } from '../locales/resolveLocaleRedirect.ts'
import type { Locale } from '../locales/locale.ts'
import { resolveLocaleCookieName } from '../sites/localeCookieName.ts'
import { resolveSite, SiteError, type ResolvedSite } from '../sites/resolveSite.ts'
import { hasFeature } from '../sites/site.ts'
import { areaFeatures, normalizeSegments, resolveArea, resolveTechnicalArea } from './areas.ts'
import type { Area, PageAddress, PathRequest } from './paths.types.ts'
import { buildPath, parseRawPath, type RawPath } from './rawPath.ts'
import { resolveSystemIndex } from './systemIndex.ts'

/** A request resolved to site, locale, area and path, with facts about its original spelling. */
export interface LocatedRequest {
  readonly address: PageAddress
  readonly rawPath: RawPath
  /** True if the path is outside the locales (ROUTE-09). */
  readonly isTechnical: boolean
  /** True if the address names an offered locale in lower case (ROUTE-18). */
  readonly isLocaleRight: boolean
  /** Decoded segments without the locale, the site's slug included. */
  readonly segmentsWithSlug: readonly string[]
  /** Url code of the locale the address itself names, offered or not. */
  readonly namedLocale: string | null
}

/** Resolves a request to site, locale, area and page slugs, even for malformed paths (ROUTE-01…10). */
export function locateRequest(request: PathRequest): LocatedRequest {
  const rawPath = parseRawPath(request.path)
  const segments = rawPath.isValid ? rawPath.segments : []
  const technicalArea = resolveTechnicalArea(segments)
  const prefix = technicalArea === null && segments[0] !== undefined ? parseLocaleSegment(segments[0]) : null
  const segmentsWithSlug = prefix ? segments.slice(1) : segments
  const firstSegment = technicalArea === null ? segmentsWithSlug[0] : null
  const resolvedSite = resolveSite(request.system.sites, request.hostname, firstSegment)
  const { locale, isNamed } = chooseLocale(request, resolvedSite, prefix)
  const below = resolvedSite.slugInPath ? segmentsWithSlug.slice(1) : segmentsWithSlug
  return {
    address: createAddress(resolvedSite, locale, isNamed, technicalArea, below),
    rawPath,
    isTechnical: technicalArea !== null,
    isLocaleRight: isNamed && prefix?.isLowercase === true,
    segmentsWithSlug,
    namedLocale: prefix ? (segments[0]?.toLowerCase() ?? null) : null,
  }
}

function chooseLocale(
  request: PathRequest,
  { site }: ResolvedSite,
  prefix: LocaleSegment | null,
): { readonly locale: Locale; readonly isNamed: boolean } {
  const { countries, languages } = request.system
  const index = resolveSystemIndex(request.system)
  const named = prefix && index.findLocale(site, toUrlCode(prefix))
  if (named) return { locale: named, isNamed: true }
  const offered = index.offeredLocales(site)
  const cookie = request.cookies[resolveLocaleCookieName(site)]?.toLowerCase() ?? ''
  const locale = prefix
    ? resolveLocaleRedirect(prefix, offered, countries)
    : (index.findLocale(site, cookie) ??
      resolveAcceptLanguage(request.acceptLanguage, offered, countries, languages) ??
      resolveLocaleRedirect({ language: 'en', country: 'ALL' }, offered, countries))
  if (!locale) throw new SiteError(`Site ${site.name} offers no locale`)
  return { locale, isNamed: false }
}

function toUrlCode({ language, country }: LocaleSegment): string {
  return country === internationalCountryCode ? language : `${language}-${country.toLowerCase()}`
}

function createAddress(
  { site, matchedBy, slugInPath }: ResolvedSite,
  locale: Locale,
  hasLocalePrefix: boolean,
  technicalArea: Area | null,
  below: readonly string[],
): PageAddress {
  const segments = technicalArea === null ? normalizeSegments(below) : below
  const area = technicalArea ?? resolveArea(segments)
  const siteSlug = slugInPath ? site.slug : null
  const prefix = technicalArea === null ? [locale.urlCode, ...(siteSlug === null ? [] : [siteSlug])] : []
  return {
    site,
    matchedBy,
    siteSlug,
    locale,
    hasLocalePrefix,
    area,
    isAreaOffered: !areaFeatures.has(area) || hasFeature(site, area),
    isPublic: area !== 'portal' && area !== 'editor',
    segments,
    slug: segments.at(-1) ?? homeSlug,
    parentSlug: segments.at(-2) ?? homeSlug,
    path: buildPath(segments),
    canonicalPath: buildPath([...prefix, ...segments]),
  }
}

/** Slug of a home page, and parent slug of a page at the top (ROUTE-06). */
export const homeSlug = 'home'
