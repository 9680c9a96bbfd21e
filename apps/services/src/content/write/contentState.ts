import type { PageEntry } from '@kudex/domain/editing'
import type { Queries } from '../../database/database.types.ts'
import * as tables from '../tables.ts'

export type SiteRow = typeof tables.sites.$inferSelect
export type FooterRow = typeof tables.footers.$inferSelect
export type NavigationItemRow = typeof tables.navigationItems.$inferSelect
export type RedirectRow = typeof tables.redirects.$inferSelect
export type RouteRuleRow = typeof tables.routeRules.$inferSelect

export type LocationRow = typeof tables.locations.$inferSelect
export type ContactRow = typeof tables.contacts.$inferSelect

/** The content that writes are validated against: addresses of pages, and everything else completely. */
export interface ContentState {
  readonly countryCodes: ReadonlySet<string>
  readonly pictureNames: ReadonlySet<string>
  readonly navigationIds: ReadonlySet<string>
  readonly navigationItems: readonly NavigationItemRow[]
  readonly footers: readonly FooterRow[]
  readonly sites: readonly SiteRow[]
  readonly pages: readonly PageEntry[]
  readonly redirects: readonly RedirectRow[]
  readonly routeRules: readonly RouteRuleRow[]
  readonly locations: readonly LocationRow[]
  readonly contacts: readonly ContactRow[]
}

/** Reads the state in eleven statements, regardless of its size. */
export async function readContentState(queries: Queries): Promise<ContentState> {
  const countries = await queries.select({ code: tables.countries.code }).from(tables.countries)
  const pictures = await queries.select({ name: tables.pictures.name }).from(tables.pictures)
  const navigations = await queries.select().from(tables.navigations).orderBy(tables.navigations.id)
  const { id, stage, siteId, slug, parentSlug, url, countries: pageCountries, languages } = tables.pages
  return {
    countryCodes: new Set(countries.map(({ code }) => code)),
    pictureNames: new Set(pictures.map(({ name }) => name)),
    navigationIds: new Set(navigations.map((navigation) => navigation.id)),
    navigationItems: await queries.select().from(tables.navigationItems).orderBy(tables.navigationItems.sortIndex),
    footers: await queries.select().from(tables.footers).orderBy(tables.footers.id),
    sites: await queries.select().from(tables.sites).orderBy(tables.sites.sortIndex, tables.sites.id),
    pages: await queries
      .select({ id, stage, siteId, slug, parentSlug, url, countries: pageCountries, languages })
      .from(tables.pages)
      .orderBy(id, stage),
    redirects: await queries.select().from(tables.redirects).orderBy(tables.redirects.sortIndex, tables.redirects.id),
    routeRules: await queries
      .select()
      .from(tables.routeRules)
      .orderBy(tables.routeRules.sortIndex, tables.routeRules.id),
    locations: await queries.select().from(tables.locations).orderBy(tables.locations.sortIndex, tables.locations.id),
    contacts: await queries.select().from(tables.contacts).orderBy(tables.contacts.sortIndex, tables.contacts.id),
  }
}
