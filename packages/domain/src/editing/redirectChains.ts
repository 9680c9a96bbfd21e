import type { RouteRule, SystemData, SystemRedirect } from '../paths/paths.types.ts'
import { parseLocaleSegment } from '../locales/parseLocaleSegment.ts'
import { buildPath, parseRawPath } from '../paths/rawPath.ts'
import { resolveTargetAddress } from '../paths/redirectTarget.ts'
import {
  addToQuery,
  type KnownQuery,
  type RedirectAddress,
  resolveRedirectAddresses,
  toRedirectAddresses,
} from './redirectAddresses.ts'

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
  /** Parameters that a request must have. */
  readonly query: KnownQuery
}

/** Finds how the chains from each redirect and rule end, by id. Works on sets of addresses, not on samples. */
export function resolveChainEnds(set: RedirectSet): {
  readonly redirects: ReadonlyMap<string, ChainEnd>
  readonly routeRules: ReadonlyMap<string, ChainEnd>
} {
  const redirects = set.redirects.map((redirect) => ({ id: redirect.id, source: readRedirect(redirect) }))
  const rules = set.routeRules.map((rule) => ({ id: rule.id, source: readRule(rule) }))
  const findTargets = createTargetFinder(
    set,
    redirects.map(({ source }) => source),
    rules.map(({ source }) => source),
  )
  const resolveChain = createChainResolver(set, findTargets)
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
    query: addToQuery(noQuery, query),
  }
}

function readRule({ siteId, pattern, redirect }: RouteRule): Source {
  const isFamily = /\/\*{1,2}$/.test(pattern)
  const { segments } = parseRawPath(pattern.replace(/\/\*{1,2}$/, '') || '/')
  const carriesRest = isFamily && /\/\*{1,2}$/.test(redirect)
  const target = redirect.replace(/\/\*{1,2}$/, '') || '/'
  return { siteId, locale: null, segments, isFamily, target, carriesRest, query: noQuery }
}

const noQuery: KnownQuery = new Map()

/** Creates a function that finds how the chain of a source ends. */
function createChainResolver(
  { sites }: RedirectSet,
  findTargets: (address: RedirectAddress) => readonly RedirectAddress[],
): (source: Source) => ChainEnd {
  /** Known lengths of chains by address. */
  const heights = new Map<string, number>()

  const resolveChain = (address: RedirectAddress, visited: ReadonlySet<string>): ChainEnd => {
    const key = toKey(address)
    // The host compares site, path and query: the same path in another locale is a loop too.
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
    const addresses = matching.flatMap(({ id }) => {
      const { locale, segments, isFamily, query } = source
      return toRedirectAddresses(id, { locale, segments, isFamily, query }, sites)
    })
    const ends = addresses.map((address) => resolveChain(address, new Set()))
    return ends.find((end) => end === 'loops') ?? ends.find((end) => end === 'too long') ?? 'ends'
  }
}

/**
 * Creates a function that finds every target that a request to an address may get. On paths with the site's slug,
 * redirects with the slug come first; on the site's own host they do not apply, so each spelling is checked separately.
 * Rules come last.
 */
function createTargetFinder(
  { sites }: RedirectSet,
  redirects: readonly Source[],
  rules: readonly Source[],
): (address: RedirectAddress) => RedirectAddress[] {
  const byPath = indexByPath(redirects)
  const slugs = new Map(sites.map(({ id, slug }) => [id, slug]))

  const findRedirects = (address: RedirectAddress, spelling: readonly string[]): Match[] => {
    const candidates = address.isFamily
      ? redirects.filter(({ segments }) => startsWith(segments, spelling))
      : selectByQuery(byPath.get(buildPath(spelling)) ?? new Map(), address.query)
    const rest = { segments: [], isFamily: false, isWhole: !address.isFamily }
    const matching = candidates.filter((source) => appliesTo(source, address)).toSorted((a, b) => rank(b) - rank(a))
    return matching.map((source) => ({ source, rest }))
  }

  const findRules = (address: RedirectAddress): Match[] =>
    rules.flatMap((source) => {
      const rest = matchRule(source, address)
      return rest !== null && appliesTo(source, address) ? [{ source, rest }] : []
    })

  return (address) => {
    const slug = slugs.get(address.siteId)
    const plain = collectTargets(address, findRedirects(address, address.segments), sites)
    const slugged = slug
      ? collectTargets(address, findRedirects(address, [slug, ...address.segments]), sites).steps
      : []
    const ruled = plain.isDecided ? [] : collectTargets(address, findRules(address), sites).steps
    return [...plain.steps, ...slugged, ...ruled]
  }
}

/** Redirects of one path by name and value of the first parameter that they need; null for those that need none. */
type QueryIndex = ReadonlyMap<string | null, ReadonlyMap<string | undefined, readonly Source[]>>

/** A path such as `/index.php` may have thousands of redirects that differ in their query. */
function indexByPath(redirects: readonly Source[]): ReadonlyMap<string, QueryIndex> {
  const byPath = Map.groupBy(redirects, ({ segments }) => buildPath(segments))
  return new Map([...byPath].map(([path, sources]) => [path, indexByQuery(sources)]))
}

function indexByQuery(sources: readonly Source[]): QueryIndex {
  const byName = Map.groupBy(sources, ({ query }) => query.keys().next().value ?? null)
  const toValue = ({ query }: Source) => query.values().next().value?.[0]
  return new Map([...byName].map(([name, ofName]) => [name, Map.groupBy(ofName, toValue)]))
}

function selectByQuery(index: QueryIndex, query: KnownQuery): Source[] {
  return [...index].flatMap(([name, byValue]) => {
    const known = name === null ? undefined : query.get(name)
    return known ? known.flatMap((value) => byValue.get(value) ?? []) : [...byValue.values()].flat()
  })
}

/** Targets in order, up to the first source that matches all requests to the address. */
function collectTargets(
  address: RedirectAddress,
  matches: readonly Match[],
  sites: RedirectSet['sites'],
): { readonly steps: readonly RedirectAddress[]; readonly isDecided: boolean } {
  const steps: RedirectAddress[] = []
  for (const { source, rest } of matches) {
    const target = source.carriesRest ? joinPath(source.target, rest.segments) : source.target
    const from = {
      ...address,
      locale: address.locale ?? source.locale,
      // The host removes the parameters that the source names.
      query: new Map([...address.query, ...[...source.query.keys()].map((name) => [name, []] as const)]),
    }
    steps.push(...resolveRedirectAddresses(target, from, source.carriesRest && rest.isFamily, sites))
    const isUnconditional = source.query.size === 0 && (source.locale === null || source.locale === address.locale)
    if (isUnconditional && rest.isWhole) return { steps, isDecided: true }
  }
  return { steps, isDecided: false }
}

/** True if a source may match the site, locale and query of an address. */
function appliesTo({ siteId, locale, query }: Source, address: RedirectAddress): boolean {
  const isSameSite = siteId === null || siteId === address.siteId
  const isSameLocale = locale === null || address.locale === null || locale === address.locale
  return isSameSite && isSameLocale && mayInclude(address.query, query)
}

function mayInclude(known: KnownQuery, query: KnownQuery): boolean {
  return [...query].every(([name, values]) => {
    const knownValues = known.get(name)
    return knownValues === undefined || values.every((value) => knownValues.includes(value))
  })
}

/** More specific redirects come first, as in the host (ROUTE-22). */
function rank({ locale, query, siteId }: Source): number {
  return (locale === null ? 0 : 4) + (query.size > 0 ? 2 : 0) + (siteId === null ? 0 : 1)
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

function toKey({ siteId, locale, segments, isFamily, query }: RedirectAddress): string {
  const known = [...query].map(([name, values]) => JSON.stringify([name, values.toSorted()])).toSorted()
  return `${siteId} ${locale ?? '*'} ${buildPath(segments)}${isFamily ? '/*' : ''} ${known.join(' ')}`
}
