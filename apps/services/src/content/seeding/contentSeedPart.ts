import type { Seed, SeedNavigationItem } from '../../../seed/seed.types.ts'
import { toOptionalText, toStoredText } from '../../localization/seedText.ts'
import { insertRows } from '../../database/insertRows.ts'
import type { SeedPart } from '../../service.types.ts'
import { toContactRows, toLocationRows } from '../contacts/contactSeedPart.ts'
import { toPreviousUrl } from '../links.ts'
import { toPageEntries, toPageRows } from './seedPages.ts'
import { toTranslationRows } from './seedTranslations.ts'
import { toStoredLink } from './seedLinks.ts'
import * as tables from '../tables.ts'
import type {
  ContentState,
  FooterRow,
  NavigationItemRow,
  RedirectRow,
  RouteRuleRow,
  SiteRow,
} from '../write/contentState.ts'

export const contentSeedPart: SeedPart = {
  name: 'content',
  isEmpty: async (queries) =>
    (await queries.select({ code: tables.languages.code }).from(tables.languages).limit(1)).length === 0,
  load: async (queries, { seed, pictures }) => {
    await insertRows(queries, tables.languages, toLanguageRows(seed))
    await insertRows(queries, tables.countries, toCountryRows(seed))
    const withFile = seed.pictures.flatMap(({ name, alt }) => {
      const picture = pictures.get(name)
      return picture ? [{ name, alt: toStoredText(alt), ...picture }] : []
    })
    await insertRows(queries, tables.pictures, withFile)
    await insertRows(
      queries,
      tables.navigations,
      seed.navigations.map(({ id }) => ({ id })),
    )
    await insertRows(queries, tables.footers, toFooterRows(seed))
    await insertRows(queries, tables.sites, toSiteRows(seed))
    const { pages, blocks } = await toPageRows(seed)
    await insertRows(queries, tables.pages, pages)
    await insertRows(queries, tables.blocks, blocks)
    await insertRows(queries, tables.translationTargets, toTranslationRows(seed, pages, blocks))
    await insertRows(queries, tables.navigationItems, toNavigationRows(seed))
    await insertRows(queries, tables.redirects, toRedirectRows(seed))
    await insertRows(queries, tables.routeRules, toRouteRuleRows(seed))
    return `${seed.sites.length} sites, ${seed.countries.length} countries, ${pages.length} pages, ${withFile.length} pictures`
  },
}

/** The content of a seed, for validation by the rules that apply to editors. */
export function toContentState(seed: Seed): ContentState {
  return {
    countryCodes: new Set(seed.countries.map(({ code }) => code)),
    pictureNames: new Set(seed.pictures.map(({ name }) => name)),
    navigationIds: new Set(seed.navigations.map(({ id }) => id)),
    navigationItems: toNavigationRows(seed),
    footers: toFooterRows(seed),
    sites: toSiteRows(seed),
    pages: toPageEntries(seed),
    redirects: toRedirectRows(seed),
    routeRules: toRouteRuleRows(seed),
    locations: seed.contacts ? toLocationRows(seed.contacts) : [],
    contacts: seed.contacts ? toContactRows(seed.contacts) : [],
  }
}

function toLanguageRows(seed: Seed): (typeof tables.languages.$inferInsert)[] {
  return seed.languages.map(({ code, defaultCountry, names }, sortIndex) => ({
    code,
    defaultCountry: defaultCountry ?? null,
    sortIndex,
    names: names ?? toNames(seed, code, 'language'),
  }))
}

function toCountryRows(seed: Seed): (typeof tables.countries.$inferInsert)[] {
  return seed.countries.map(({ code, languages, hidden, measurementSystem, names }, sortIndex) => ({
    code,
    hidden: hidden ?? false,
    supportedLanguages: [...languages],
    defaultLanguage: languages[0] ?? 'en',
    defaultMeasurementSystem: measurementSystem ?? null,
    sortIndex,
    names: names ?? toNames(seed, code, 'region'),
  }))
}

/** Names from CLDR in all languages of the seed. */
function toNames(seed: Seed, code: string, type: 'language' | 'region'): Record<string, string> {
  const entries = seed.languages.map((language) => {
    const names = new Intl.DisplayNames([language.code], { type, style: 'long' })
    return [language.code, names.of(code) ?? code] as const
  })
  return Object.fromEntries(entries)
}

function toSiteRows(seed: Seed): SiteRow[] {
  return seed.sites.map((site, sortIndex) => ({
    id: site.id,
    name: site.name,
    slug: site.slug ?? null,
    brand: site.brand,
    internationalOnly: site.internationalOnly ?? false,
    hideSideButtons: site.hideSideButtons ?? false,
    enableCutFont: site.enableCutFont ?? false,
    sortIndex,
    addedLanguages: [...(site.addedLanguages ?? [])],
    removedLanguages: [...(site.removedLanguages ?? [])],
    features: [...site.features],
    domains: [...site.domains],
    headerNavigationId: site.headerNavigation ?? null,
    footerNavigationId: site.footer ?? null,
  }))
}

function toFooterRows(seed: Seed): FooterRow[] {
  return seed.footers.map(({ id, theme, contactTitle, contactLink, sections, legalLinks, legalText }) => ({
    id,
    theme: theme ?? 'Default',
    contactTitle: toOptionalText(contactTitle),
    contactLink: contactLink ? toStoredLink(contactLink) : null,
    sections: sections.map(({ title, links }) => ({ title: toStoredText(title), links: links.map(toStoredLink) })),
    legalLinks: legalLinks.map(toStoredLink),
    legalText: toOptionalText(legalText),
  }))
}

function toNavigationRows(seed: Seed): NavigationItemRow[] {
  let sortIndex = 0
  const rows: NavigationItemRow[] = []
  const add = (navigationId: string, item: SeedNavigationItem, parent: ParentRef) => {
    rows.push({
      id: item.id,
      navigationId,
      ...parent,
      sortIndex: sortIndex++,
      title: toStoredText(item.title),
      breadcrumbOverride: toOptionalText(item.breadcrumbOverride),
      countries: [...(item.countries ?? [])],
      pageId: item.page ?? null,
      url: item.url ?? null,
      pageType: item.pageType ?? null,
      target: item.target ?? null,
      hidden: item.hidden ?? false,
      hiddenSubItems: item.hiddenSubItems ?? false,
      marketingTitle: toOptionalText(item.marketingTitle),
      marketingDescription: toOptionalText(item.marketingDescription),
      logo: item.logo ?? null,
    })
    const below = { parentId: item.id, section: null, sectionTitle: null }
    for (const child of item.items ?? []) add(navigationId, child, below)
    for (const [section, { title, items }] of (item.sections ?? []).entries()) {
      for (const child of items)
        add(navigationId, child, { parentId: item.id, section, sectionTitle: toOptionalText(title) })
    }
  }
  const top: ParentRef = { parentId: null, section: null, sectionTitle: null }
  for (const navigation of seed.navigations) for (const item of navigation.items) add(navigation.id, item, top)
  return rows
}

type ParentRef = Pick<NavigationItemRow, 'parentId' | 'section' | 'sectionTitle'>

function toRedirectRows(seed: Seed): RedirectRow[] {
  return seed.redirects.map(({ id, site, previousUrl, target }, sortIndex) => ({
    id,
    siteId: site ?? null,
    previousUrl: toPreviousUrl(previousUrl),
    target: toStoredLink(target),
    sortIndex,
  }))
}

function toRouteRuleRows(seed: Seed): RouteRuleRow[] {
  return seed.routeRules.map(({ id, site, pattern, redirect, external }, sortIndex) => ({
    id,
    siteId: site ?? null,
    pattern,
    redirect,
    external: external ?? false,
    sortIndex,
  }))
}
