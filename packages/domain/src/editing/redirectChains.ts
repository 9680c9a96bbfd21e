import type { RouteRule, SystemData, SystemRedirect } from '../paths/paths.types.ts'
import { parseLocaleSegment } from '../locales/parseLocaleSegment.ts'
import { buildPath, parseRawPath } from '../paths/rawPath.ts'
import { resolveTargetAddress } from '../paths/redirectTarget.ts'
import { type RedirectAddress, resolveRedirectAddresses, toRedirectAddresses } from './redirectAddresses.ts'

/** Data that decides about stored redirects. */
export type RedirectSet = Pick<SystemData, 'sites' | 'redirects' | 'routeRules'>

/** How a redirect chain ends: at a page, in a loop, or beyond the maximum length. */
export type ChainEnd = 'ends' | 'loops' | 'too long'

/** Maximum number of redirects and rules in a chain; the host follows them in one redirect. */
export const maxChainLength = 5

/** A parsed redirect or rule. */
interface Source {
  readonly siteId: string | null
  readonly locale: string | null
  readonly segments: readonly string[]
  readonly isFamily: boolean
  readonly target: string
  /** True if the part that the wildcard matched is appended to the target. */
  readonly carriesRest: boolean
  /** True if it only matches requests with certain queries. */
  readonly isConditional: boolean
}

/** Finds how the chains from each redirect and rule end, by id. Works on sets of addresses, not on samples. */
export function resolveChainEnds(set: RedirectSet): {
  readonly redirects: ReadonlyMap<string, ChainEnd>
  readonly routeRules: ReadonlyMap<string, ChainEnd>
} {
  const redirects = set.redirects.map((redirect) => ({ id: redirect.id, source: readRedirect(redirect) }))
  const rules = set.routeRules.map((rule) => ({ id: rule.id, source: readRule(rule) }))
  const resolveChain = createChainResolver(
    set,
    redirects.map(({ source }) => source),
    rules.map(({ source }) => source),
  )
  const toEnds = (entries: typeof redirects) => new Map(entries.map(({ id, source }) => [id, resolveChain(source)]))
  return { redirects: toEnds(redirects), routeRules: toEnds(rules) }
}

function readRedirect({ siteId, previousUrl, target }: SystemRedirect): Source {
  const [path = '', query = ''] = previousUrl.split('#')[0]?.split('?') ?? []
  const { segments } = parseRawPath(path)
  const isLocalized = segments[0] !== undefined && parseLocaleSegment(segments[0]) !== null
  return {
    siteId,
    locale: isLocalized ? (segments[0]?.toLowerCase() ?? null) : null,
    segments: isLocalized ? segments.slice(1) : segments,
    isFamily: false,
    target: resolveTargetAddress(target),
    carriesRest: false,
    isConditional: query !== '',
  }
}

function readRule({ siteId, pattern, redirect }: RouteRule): Source {
  const isFamily = /\/\*{1,2}$/.test(pattern)
  const { segments } = parseRawPath(pattern.replace(/\/\*{1,2}$/, '') || '/')
  const carriesRest = isFamily && /\/\*{1,2}$/.test(redirect)
  const target = redirect.replace(/\/\*{1,2}$/, '') || '/'
  return { siteId, locale: null, segments, isFamily, target, carriesRest, isConditional: false }
}

function createChainResolver(
  { sites }: RedirectSet,
  redirects: readonly Source[],
  rules: readonly Source[],
): (source: Source) => ChainEnd {
  const byPath = Map.groupBy(redirects, ({ segments }) => buildPath(segments))
  const slugs = new Map(sites.map(({ id, slug }) => [id, slug]))
  /** Known lengths of chains by address. */
  const heights = new Map<string, number>()

  /**
   * Every target that a request to the address may get. On paths with the site's slug, redirects with the slug come
   * first; on the site's own host they do not apply, so each spelling is checked separately. Rules come last.
   */
  const findTargets = (address: RedirectAddress): RedirectAddress[] => {
    const slug = slugs.get(address.siteId)
    const plain = collectTargets(address, findRedirects(address, address.segments))
    const slugged = slug ? collectTargets(address, findRedirects(address, [slug, ...address.segments])).steps : []
    const ruled = plain.isDecided ? [] : collectTargets(address, findRules(address)).steps
    return [...plain.steps, ...slugged, ...ruled]
  }

  /** Targets in order, up to the first source that matches all requests to the address. */
  const collectTargets = (
    address: RedirectAddress,
    sources: readonly Match[],
  ): { steps: readonly RedirectAddress[]; isDecided: boolean } => {
    const steps: RedirectAddress[] = []
    for (const { source, rest } of sources) {
      const target = source.carriesRest ? joinPath(source.target, rest.segments) : source.target
      const locale = address.locale ?? source.locale
      steps.push(
        ...resolveRedirectAddresses(target, { ...address, locale }, source.carriesRest && rest.isFamily, sites),
      )
      const isUnconditional = !source.isConditional && (source.locale === null || source.locale === address.locale)
      if (isUnconditional && rest.isWhole) return { steps, isDecided: true }
    }
    return { steps, isDecided: false }
  }

  const findRedirects = (address: RedirectAddress, spelling: readonly string[]): Match[] => {
    const candidates = address.isFamily
      ? redirects.filter(({ segments }) => startsWith(segments, spelling))
      : (byPath.get(buildPath(spelling)) ?? [])
    const rest = { segments: [], isFamily: false, isWhole: !address.isFamily }
    const matching = candidates.filter((source) => appliesTo(source, address)).toSorted((a, b) => rank(b) - rank(a))
    return matching.map((source) => ({ source, rest }))
  }

  const findRules = (address: RedirectAddress): Match[] =>
    rules.flatMap((source) => {
      const rest = matchRule(source, address)
      return rest !== null && appliesTo(source, address) ? [{ source, rest }] : []
    })

  const resolveChain = (address: RedirectAddress, visited: ReadonlySet<string>): ChainEnd => {
    const key = toKey(address)
    // The host compares site and path: the same path in another locale is a loop too.
    const identity = toKey({ ...address, locale: null })
    if (visited.has(identity)) return 'loops'
    const known = heights.get(key)
    if (known !== undefined) return visited.size + known > maxChainLength ? 'too long' : 'ends'
    const steps = findTargets(address)
    if (steps.length > 0 && visited.size >= maxChainLength) return 'too long'
    const nowVisited = new Set([...visited, identity])
    let height = 0
    for (const step of steps) {
      const end = resolveChain(step, nowVisited)
      if (end !== 'ends') return end
      height = Math.max(height, 1 + (heights.get(toKey(step)) ?? 0))
    }
    heights.set(key, height)
    return 'ends'
  }

  return (source) => {
    const matching = sites.filter(({ id }) => source.siteId === null || source.siteId === id)
    const addresses = matching.flatMap(({ id }) =>
      toRedirectAddresses(id, source, sites).map(({ siteId, locale, segments, isFamily }) => ({
        siteId,
        locale,
        segments,
        isFamily,
      })),
    )
    const ends = addresses.map((address) => resolveChain(address, new Set()))
    return ends.find((end) => end === 'loops') ?? ends.find((end) => end === 'too long') ?? 'ends'
  }
}

/** True if a source may match the site and locale of an address. */
function appliesTo({ siteId, locale }: Source, address: RedirectAddress): boolean {
  const isSameSite = siteId === null || siteId === address.siteId
  return isSameSite && (locale === null || address.locale === null || locale === address.locale)
}

/** More specific redirects come first, as in the host (ROUTE-22). */
function rank({ locale, isConditional, siteId }: Source): number {
  return (locale === null ? 0 : 4) + (isConditional ? 2 : 0) + (siteId === null ? 0 : 1)
}

/** A redirect or rule that matches addresses of a set. */
interface Match {
  readonly source: Source
  readonly rest: Rest
}

/** The part that a wildcard matched. */
interface Rest {
  readonly segments: readonly string[]
  readonly isFamily: boolean
  /** True if the source matches all addresses of the set. */
  readonly isWhole: boolean
}

/** The part of an address that a rule's wildcard matches; null if the rule matches no address of the set. */
function matchRule(rule: Source, address: RedirectAddress): Rest | null {
  const isBelow = startsWith(address.segments, rule.segments)
  if (rule.isFamily && isBelow) {
    return { segments: address.segments.slice(rule.segments.length), isFamily: address.isFamily, isWhole: true }
  }
  const isSame = isBelow && address.segments.length === rule.segments.length
  if (address.isFamily && startsWith(rule.segments, address.segments)) {
    return { segments: [], isFamily: rule.isFamily, isWhole: false }
  }
  return isSame ? { segments: [], isFamily: false, isWhole: true } : null
}

function startsWith(segments: readonly string[], start: readonly string[]): boolean {
  return start.every((segment, index) => segments[index] === segment)
}

/** Appends the matched part; targets with a wildcard have no query. */
function joinPath(path: string, rest: readonly string[]): string {
  return rest.length === 0 ? path : `${path === '/' ? '' : path}${buildPath(rest)}`
}

function toKey({ siteId, locale, segments, isFamily }: RedirectAddress): string {
  return `${siteId} ${locale ?? '*'} ${buildPath(segments)}${isFamily ? '/*' : ''}`
}
