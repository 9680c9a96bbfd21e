import type { RouteRule, SystemRedirect } from '../paths/paths.types.ts'
import { parseLocaleSegment } from '../locales/parseLocaleSegment.ts'
import { buildPath, parseRawPath } from '../paths/rawPath.ts'
import { resolveTargetAddress } from '../paths/redirectTarget.ts'
import { isOwnPath, isTargetAddress, isWebAddress } from './addresses.ts'
import { type ContentProblem, createProblem } from './contentProblem.ts'
import { type ProblemCode, problemTakes } from './problemCodes.ts'
import { type ChainEnd, maxChainLength, type RedirectSet, resolveChainEnds } from './redirectChains.ts'
import { isReservedSegment } from './reservedSegments.ts'

/**
 * Finds problems of all stored redirects and route rules: loops, also through wildcards, slugs and locales; chains of
 * more than five; duplicates; reserved paths; wildcards that would pass visitor input to another host; and targets that
 * are no http(s) URL or path (ROUTE-21…24).
 */
export function findRedirectProblems(set: RedirectSet): ContentProblem[] {
  const ends = resolveChainEnds(set)
  const slugs = new Set(set.sites.flatMap(({ slug }) => slug ?? []))
  const taken = new Map<string, SystemRedirect>()
  return [
    ...set.redirects.flatMap((redirect) => [
      ...findSourceProblems(`redirects.${redirect.id}.previousUrl`, redirect.previousUrl, slugs),
      ...findDoubleProblems(redirect, taken),
      ...findTargetProblems(redirect),
      ...toEndProblems(
        `redirects.${redirect.id}.target`,
        resolveTargetAddress(redirect.target),
        ends.redirects.get(redirect.id),
      ),
    ]),
    ...set.routeRules.flatMap((rule) => {
      const where = `routeRules.${rule.id}`
      return [
        ...findPatternProblems(`${where}.pattern`, rule.pattern, slugs),
        ...findRuleTargetProblems(rule),
        ...toEndProblems(`${where}.redirect`, rule.redirect, ends.routeRules.get(rule.id)),
      ]
    }),
  ]
}

function findSourceProblems(path: string, value: string, slugs: ReadonlySet<string>): ContentProblem[] {
  if (!isOwnPath(value) || value.includes('#')) return [createProblem(path, value, 'redirectSource')]
  if (value.includes('*')) return [createProblem(path, value, 'wildcard')]
  return findShadowProblems(path, value, parseRawPath(value.split('?')[0] ?? '').segments, slugs)
}

function findShadowProblems(
  path: string,
  value: string,
  segments: readonly string[],
  slugs: ReadonlySet<string>,
): ContentProblem[] {
  const [first = '', ...rest] = segments
  const below = parseLocaleSegment(first) ? rest : segments
  const belowSite = slugs.has(below[0] ?? '') ? below.slice(1) : below
  if (belowSite.length === 0) return [createProblem(path, value, 'homeAddress')]
  const reserved = [below[0] ?? '', belowSite[0] ?? ''].find(isReservedSegment)
  return reserved === undefined ? [] : [createProblem(path, value, 'hostAddress', { segment: reserved })]
}

/** Redirects of one address differ in their site; the database has the same constraint. */
function findDoubleProblems(redirect: SystemRedirect, taken: Map<string, SystemRedirect>): ContentProblem[] {
  const { id, siteId, previousUrl } = redirect
  const [path = '', query = ''] = previousUrl.split('?')
  const key = `${siteId ?? '*'} ${buildPath(parseRawPath(path).segments)}?${query}`
  const other = taken.get(key)
  if (other === undefined) {
    taken.set(key, redirect)
    return []
  }
  const parameters = { redirect: other.id, address: other.previousUrl }
  return [createProblem(`redirects.${id}.previousUrl`, previousUrl, 'takenByRedirect', parameters)]
}

function findTargetProblems({ id, target }: SystemRedirect): ContentProblem[] {
  const address = resolveTargetAddress(target)
  const problem = (code: ProblemCode) => [createProblem(`redirects.${id}.target`, address, code)]
  if (target.kind === 'external' && !isWebAddress(address)) {
    return problem('webAddress')
  }
  const withoutPrefix = target.kind === 'path' ? address.replace(/^hard:/i, '') : address
  if (!isTargetAddress(withoutPrefix)) return problem('targetAddress')
  return address.includes('*') ? problem('wildcard') : []
}

function findPatternProblems(path: string, value: string, slugs: ReadonlySet<string>): ContentProblem[] {
  const takes = (what: string): ContentProblem[] => [{ path, value, takes: what }]
  const base = value.replace(/\/\*{1,2}$/, '') || '/'
  if (!isOwnPath(base) || /[?#]/.test(value)) return takes('a path below locale and site such as /old or /old/*')
  if (base.includes('*')) return takes('a wildcard as the last segment only, such as /old/*')
  const { segments } = parseRawPath(base)
  const spelling = buildPath(segments) + value.slice(value === base ? value.length : base.length)
  if (base !== '/' && spelling !== value) return takes(`the spelling ${spelling}`)
  if (segments[0] !== undefined && parseLocaleSegment(segments[0])) return takes('a path without locale')
  return findShadowProblems(path, value, segments, slugs)
}

function findRuleTargetProblems({ id, pattern, redirect, external }: RouteRule): ContentProblem[] {
  const problem = (field: string, value: unknown, takes: string): ContentProblem[] => [
    { path: `routeRules.${id}.${field}`, value, takes },
  ]
  const base = redirect.replace(/\/\*{1,2}$/, '') || '/'
  if (redirect === '' || !isTargetAddress(base)) return problem('redirect', redirect, problemTakes.targetAddress)
  const isWeb = isWebAddress(base)
  if (redirect.includes('*')) {
    if (isWeb) return problem('redirect', redirect, 'one address: what a wildcard stands for stays on the site')
    if (base.includes('*') || /[?#]/.test(redirect))
      return problem('redirect', redirect, 'a wildcard as the last segment only, such as /new/*')
    if (!/\/\*{1,2}$/.test(pattern)) return problem('redirect', redirect, 'a wildcard only where the pattern has one')
  }
  if (external !== isWeb)
    return problem(
      'external',
      external,
      isWeb ? 'true: the redirect leaves the site' : 'false: the redirect stays on the site',
    )
  return []
}

function toEndProblems(path: string, value: string, end: ChainEnd | undefined): ContentProblem[] {
  if (end === 'loops') return [createProblem(path, value, 'loop')]
  if (end === 'too long') return [createProblem(path, value, 'longChain', { count: maxChainLength })]
  return []
}
