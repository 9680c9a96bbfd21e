import { resolveOfferedLocales } from '../locales/resolveOfferedLocales.ts'
import type { Locale } from '../locales/locale.ts'
import type { Site } from '../sites/site.ts'
import type { AccessRule, RouteRule, SystemData } from './paths.types.ts'
import { indexRedirects, type RedirectIndex } from './redirectIndex.ts'
import { toRulePattern, type RulePattern } from './rulePattern.ts'

/** Values computed once per snapshot instead of per request. */
export interface SystemIndex {
  readonly redirects: RedirectIndex
  /** The locales a site offers (contract, locales). */
  offeredLocales(site: Site): readonly Locale[]
  /** The offered locale of a URL code such as `de-ch`. */
  findLocale(site: Site, urlCode: string): Locale | undefined
  /** The route rules of a site in their order (ROUTE-23). */
  routeRules(site: Site): readonly IndexedRule[]
  /** The patterns of the route rules of all sites. */
  readonly rulePatterns: readonly RulePattern[]
  /** The access rules of the pages at a path below locale and site. */
  accessRules(site: Site, path: string): readonly AccessRule[]
}

/** A route rule with its parsed pattern. */
export interface IndexedRule {
  readonly rule: RouteRule
  readonly pattern: RulePattern
}

/** The index of a snapshot, cached for its lifetime. */
export function resolveSystemIndex(system: SystemData): SystemIndex {
  const known = indexes.get(system)
  if (known) return known
  const index = createIndex(system)
  indexes.set(system, index)
  return index
}

const indexes = new WeakMap<SystemData, SystemIndex>()

function createIndex(system: SystemData): SystemIndex {
  const siteData = new Map<Site, SiteData>()
  const find = (site: Site): SiteData => {
    const known = siteData.get(site)
    if (known) return known
    const data = createSiteData(site, system)
    siteData.set(site, data)
    return data
  }
  const accessRules = Map.groupBy(system.accessRules, ({ siteId, path }) => `${siteId} ${path}`)
  return {
    redirects: indexRedirects(system.redirects),
    offeredLocales: (site) => find(site).offered,
    findLocale: (site, urlCode) => find(site).byUrlCode.get(urlCode),
    routeRules: (site) => find(site).rules,
    rulePatterns: system.routeRules.map(({ pattern }) => toRulePattern(pattern)),
    accessRules: (site, path) => accessRules.get(`${site.id} ${path}`) ?? [],
  }
}

interface SiteData {
  readonly offered: readonly Locale[]
  readonly byUrlCode: ReadonlyMap<string, Locale>
  readonly rules: readonly IndexedRule[]
}

function createSiteData(site: Site, { countries, languages, routeRules }: SystemData): SiteData {
  const offered = resolveOfferedLocales(site, countries, languages)
  return {
    offered,
    byUrlCode: new Map(offered.map((locale) => [locale.urlCode, locale])),
    rules: routeRules
      .filter(({ siteId }) => siteId === null || siteId === site.id)
      .map((rule) => ({ rule, pattern: toRulePattern(rule.pattern) })),
  }
}
