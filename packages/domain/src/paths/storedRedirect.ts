import { buildLink } from '../links/buildLink.ts'
import { classifyLink } from '../links/classifyLink.ts'
import type { Locale } from '../locales/locale.ts'
import { resolveMainOrigin } from '../sites/canonicalBase.ts'
import { normalizeHostname } from '../sites/siteDomain.ts'
import { isServerRouteSegment } from './areas.ts'
import { locateRequest, type LocatedRequest } from './locateRequest.ts'
import type { PathRequest, SystemData } from './paths.types.ts'
import { appendQuery, removeParameter } from './query.ts'
import { buildPath, parseRawPath } from './rawPath.ts'
import { findRedirect } from './redirectIndex.ts'
import { resolveTargetAddress } from './redirectTarget.ts'
import { resolveSiteLink } from './resolveSiteLink.ts'
import { matchPattern } from './rulePattern.ts'
import { resolveSystemIndex, type IndexedRule } from './systemIndex.ts'

/** Target of a stored redirect or route rule. */
export interface StoredRedirect {
  readonly location: string
  readonly isExternal: boolean
  readonly reason: 'system' | 'rule'
}

/**
 * Follows stored redirects and route rules to their end, so that a visitor is redirected once. Ignores loops (ROUTE-21,
 * ROUTE-22, ROUTE-23).
 */
export function resolveStoredRedirect(request: PathRequest, located: LocatedRequest): StoredRedirect | null {
  const seen = new Set([toIdentity(located, request.query)])
  let current = { request, located }
  let location: string | null = null
  let reason: StoredRedirect['reason'] = 'system'
  for (let step = 0; step < maxChainLength; step += 1) {
    const next = findStep(current.request, current.located)
    if (!next) return location === null ? null : { location, isExternal: false, reason }
    if (next.reason === 'rule') reason = 'rule'
    const onSite = toOwnPath(next.location, request.hostname)
    if (onSite === null) return { location: next.location, isExternal: true, reason }
    if (isServerRoute(onSite)) return { location: onSite, isExternal: false, reason }
    current = locateTarget(request, onSite, current.located.address.locale)
    const identity = toIdentity(current.located, current.request.query)
    if (seen.has(identity)) return null
    seen.add(identity)
    location = appendQuery(current.located.address.canonicalPath, current.request.query) + readFragment(onSite)
  }
  return null
}

/**
 * True if a stored redirect or route rule has this raw path without locale as its source, whatever its site, locale and
 * query. Much cheaper than resolving a request.
 */
export function isRedirectSource(path: string, system: SystemData): boolean {
  const { redirects, rulePatterns } = resolveSystemIndex(system)
  const source = buildPath(parseRawPath(path).segments)
  return redirects.has(source) || rulePatterns.some((pattern) => matchPattern(pattern, source) !== null)
}

/** Maximum chain length: a rule may match its own target, longer each time, and a redirect its own path with a query. */
const maxChainLength = 10

function findStep(
  request: PathRequest,
  { address, isTechnical, namedLocale, segmentsWithSlug }: LocatedRequest,
): { readonly location: string; readonly reason: 'system' | 'rule' } | null {
  // Stored redirects must not block sign-in or editing.
  if (isTechnical || address.area === 'callback' || !address.isPublic) return null
  const match = findRedirect(resolveSystemIndex(request.system).redirects, {
    paths: [...new Set([buildPath(segmentsWithSlug), address.path])],
    siteId: address.site.id,
    locales: [namedLocale, address.locale.urlCode],
    query: request.query,
  })
  const { system, publicOrigins = [] } = request
  const context = { ...address, system, mainOrigin: resolveMainOrigin(address, system.sites, publicOrigins) }
  if (match) {
    const location = toLocation(resolveTargetAddress(match.redirect.target), context)
    const query = [...new URLSearchParams(match.query).keys()].reduce(removeParameter, request.query)
    if (location !== null) return { location: keepQuery(location, query, context), reason: 'system' }
  }
  for (const rule of resolveSystemIndex(system).routeRules(address.site)) {
    const location = applyRule(rule, context)
    if (location !== null) return { location: keepQuery(location, request.query, context), reason: 'rule' }
  }
  return null
}

type TargetContext = LocatedRequest['address'] & { readonly system: SystemData; readonly mainOrigin: string }

/** The link of a stored target; null if it cannot be a redirect, such as an action. */
function toLocation(target: string, context: TargetContext): string | null {
  const { kind, href } = classifyLink(buildLink(resolveSiteLink(target, context), context))
  return kind === 'internal' || kind === 'hard' || kind === 'external' ? href : null
}

function applyRule({ rule, pattern }: IndexedRule, context: TargetContext): string | null {
  const rest = matchPattern(pattern, context.path)
  if (rest === null) return null
  const base = rule.redirect.replace(/\/\*{1,2}$/, '')
  const isElsewhere = /^https?:\/\//i.test(rule.redirect)
  // The wildcard must not match the host: visitors could choose the redirect target.
  if (rule.external !== isElsewhere || (isElsewhere && !URL.canParse(base))) return null
  const target = base === rule.redirect || rest === '' ? base : `${base}/${rest}`
  return toLocation(target, context)
}

/** Own URLs keep the request's query; stored URLs of other hosts do not change. */
function keepQuery(location: string, query: string, { mainOrigin }: TargetContext): string {
  const isOnMainSite = mainOrigin !== '' && URL.parse(location)?.origin === mainOrigin
  return isOwn(location) || isOnMainSite ? appendQuery(location, query) : location
}

function isOwn(location: string): boolean {
  return location.startsWith('/')
}

/** The path, query and fragment of a location on this host; null for other hosts. */
function toOwnPath(location: string, hostname: string): string | null {
  if (isOwn(location)) return location
  const address = URL.parse(location)
  if (!address || address.hostname !== normalizeHostname(hostname)) return null
  return address.pathname + address.search + address.hash
}

/** Pages and stored redirects never match the paths of server routes. */
function isServerRoute(location: string): boolean {
  const { segments } = parseRawPath(location.split(/[?#]/)[0] ?? '')
  return isServerRouteSegment(segments[0] ?? '')
}

/** A target without locale keeps that of the redirected address: redirects are cached for all visitors. */
function locateTarget(
  request: PathRequest,
  target: string,
  locale: Locale,
): { request: PathRequest; located: LocatedRequest } {
  const [address = ''] = target.split('#')
  const queryAt = address.indexOf('?')
  const path = queryAt === -1 ? address : address.slice(0, queryAt)
  const query = queryAt === -1 ? '' : address.slice(queryAt + 1)
  const named = locateRequest({ ...request, path: path || '/', query })
  const first =
    named.isTechnical || named.namedLocale !== null
      ? named
      : locateRequest({ ...request, path: `/${locale.urlCode}${path}`, query })
  // Another site may not offer the locale: compare the final address.
  const next = { ...request, path: first.address.canonicalPath, query: removeParameter(query, 'direct') }
  return { request: next, located: locateRequest(next) }
}

function readFragment(location: string): string {
  const at = location.indexOf('#')
  return at === -1 ? '' : location.slice(at)
}

/** Compares addresses without their locale. */
function toIdentity({ address }: LocatedRequest, query: string): string {
  return `${address.site.id} ${address.path}?${query}`
}
