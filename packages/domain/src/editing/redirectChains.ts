import type { RouteRule, SystemData, SystemRedirect } from '../paths/paths.types.ts'
import { parseLocaleSegment } from '../locales/parseLocaleSegment.ts'
import { buildPath, parseRawPath } from '../paths/rawPath.ts'
import { type Place, resolvePlaces, resolveTargetAddress, toPlaces } from './redirectPlaces.ts'

/** What decides about stored redirects. */
export type RedirectSet = Pick<SystemData, 'sites' | 'redirects' | 'routeRules'>

/** How a way of redirects ends: at a page, at a place it has been before, or not soon enough. */
export type ChainEnd = 'ends' | 'loops' | 'too long'

/** Redirects and rules that may follow each other; the host answers them as one redirect. */
export const longestChain = 5

/** A stored redirect or rule, read. */
interface Source {
  readonly siteId: string | null
  readonly locale: string | null
  readonly segments: readonly string[]
  readonly isFamily: boolean
  readonly target: string
  /** True when the rest that a wildcard stood for is put at the end of the target. */
  readonly carriesRest: boolean
  /** True when it holds for some requests to the address only: those with a query. */
  readonly isConditional: boolean
}

/** Tells of each redirect and rule, by its id, how the ways from it end. Works on families of addresses, never on samples. */
export function resolveChainEnds(set: RedirectSet): {
  readonly redirects: ReadonlyMap<string, ChainEnd>
  readonly routeRules: ReadonlyMap<string, ChainEnd>
} {
  const redirects = set.redirects.map((redirect) => ({ id: redirect.id, source: readRedirect(redirect) }))
  const rules = set.routeRules.map((rule) => ({ id: rule.id, source: readRule(rule) }))
  const walk = createWalk(
    set,
    redirects.map(({ source }) => source),
    rules.map(({ source }) => source),
  )
  const toEnds = (entries: typeof redirects) => new Map(entries.map(({ id, source }) => [id, walk(source)]))
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

function createWalk(
  { sites }: RedirectSet,
  redirects: readonly Source[],
  rules: readonly Source[],
): (source: Source) => ChainEnd {
  const byPath = Map.groupBy(redirects, ({ segments }) => buildPath(segments))
  const slugs = new Map(sites.map(({ id, slug }) => [id, slug]))
  /** How many steps a place is from its end, once that is known. */
  const heights = new Map<string, number>()

  /**
   * Every step that a request to the place may be led. Where a path carries the site's slug, redirects of that spelling
   * come first; on a host of the site's own they are not asked at all: each spelling counts by itself. Rules come last.
   */
  const findSteps = (place: Place): Place[] => {
    const slug = slugs.get(place.siteId)
    const plain = takeSteps(place, findRedirects(place, place.segments))
    const slugged = slug ? takeSteps(place, findRedirects(place, [slug, ...place.segments])).steps : []
    const ruled = plain.isDecided ? [] : takeSteps(place, findRules(place)).steps
    return [...plain.steps, ...slugged, ...ruled]
  }

  /** The steps of sources in their order: the first one that holds for all requests to the place decides. */
  const takeSteps = (place: Place, sources: readonly Match[]): { steps: readonly Place[]; isDecided: boolean } => {
    const steps: Place[] = []
    for (const { source, rest } of sources) {
      const target = source.carriesRest ? joinPath(source.target, rest.segments) : source.target
      const locale = place.locale ?? source.locale
      steps.push(...resolvePlaces(target, { ...place, locale }, source.carriesRest && rest.isFamily, sites))
      const isUnconditional = !source.isConditional && (source.locale === null || source.locale === place.locale)
      if (isUnconditional && rest.isWhole) return { steps, isDecided: true }
    }
    return { steps, isDecided: false }
  }

  const findRedirects = (place: Place, spelling: readonly string[]): Match[] => {
    const near = place.isFamily
      ? redirects.filter(({ segments }) => startsWith(segments, spelling))
      : (byPath.get(buildPath(spelling)) ?? [])
    const rest = { segments: [], isFamily: false, isWhole: !place.isFamily }
    const held = near.filter((source) => holdsAt(source, place)).toSorted((a, b) => rank(b) - rank(a))
    return held.map((source) => ({ source, rest }))
  }

  const findRules = (place: Place): Match[] =>
    rules.flatMap((source) => {
      const rest = matchRule(source, place)
      return rest !== null && holdsAt(source, place) ? [{ source, rest }] : []
    })

  const walk = (place: Place, way: ReadonlySet<string>): ChainEnd => {
    const key = toKey(place)
    // The host looks at site and path: the same address in another locale is a way back too.
    const identity = toKey({ ...place, locale: null })
    if (way.has(identity)) return 'loops'
    const known = heights.get(key)
    if (known !== undefined) return way.size + known > longestChain ? 'too long' : 'ends'
    const steps = findSteps(place)
    if (steps.length > 0 && way.size >= longestChain) return 'too long'
    const further = new Set([...way, identity])
    let height = 0
    for (const step of steps) {
      const end = walk(step, further)
      if (end !== 'ends') return end
      height = Math.max(height, 1 + (heights.get(toKey(step)) ?? 0))
    }
    heights.set(key, height)
    return 'ends'
  }

  return (source) => {
    const held = sites.filter(({ id }) => source.siteId === null || source.siteId === id)
    const places = held.flatMap(({ id }) =>
      toPlaces(id, source, sites).map(({ siteId, locale, segments, isFamily }) => ({
        siteId,
        locale,
        segments,
        isFamily,
      })),
    )
    const ends = places.map((place) => walk(place, new Set()))
    return ends.find((end) => end === 'loops') ?? ends.find((end) => end === 'too long') ?? 'ends'
  }
}

/** Whether a source may hold for the site and locale of a place. */
function holdsAt({ siteId, locale }: Source, place: Place): boolean {
  const isHere = siteId === null || siteId === place.siteId
  return isHere && (locale === null || place.locale === null || locale === place.locale)
}

/** The host asks the more particular redirects of an address first (ROUTE-22). */
function rank({ locale, isConditional, siteId }: Source): number {
  return (locale === null ? 0 : 4) + (isConditional ? 2 : 0) + (siteId === null ? 0 : 1)
}

/** A redirect or rule that holds for addresses of a place. */
interface Match {
  readonly source: Source
  readonly rest: Rest
}

/** What a wildcard stands for. */
interface Rest {
  readonly segments: readonly string[]
  readonly isFamily: boolean
  /** True when the source holds for all addresses of the place, not only for some. */
  readonly isWhole: boolean
}

/** What of a place a rule's wildcard stands for; null when no address of the place is the rule's. */
function matchRule(rule: Source, place: Place): Rest | null {
  const isBelow = startsWith(place.segments, rule.segments)
  if (rule.isFamily && isBelow) {
    return { segments: place.segments.slice(rule.segments.length), isFamily: place.isFamily, isWhole: true }
  }
  const isSame = isBelow && place.segments.length === rule.segments.length
  if (place.isFamily && startsWith(rule.segments, place.segments)) {
    return { segments: [], isFamily: rule.isFamily, isWhole: false }
  }
  return isSame ? { segments: [], isFamily: false, isWhole: true } : null
}

function startsWith(segments: readonly string[], start: readonly string[]): boolean {
  return start.every((segment, index) => segments[index] === segment)
}

/** The rest goes before a query, as nobody writes one into a wildcard's target. */
function joinPath(path: string, rest: readonly string[]): string {
  return rest.length === 0 ? path : `${path === '/' ? '' : path}${buildPath(rest)}`
}

function toKey({ siteId, locale, segments, isFamily }: Place): string {
  return `${siteId} ${locale ?? '*'} ${buildPath(segments)}${isFamily ? '/*' : ''}`
}
