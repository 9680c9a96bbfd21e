import type { ContentFooter, FooterLink } from '@kudex/api/content'
import { resolveCountryName, resolveDisplayName, resolveLanguageName } from '@kudex/domain/locales'
import type { NavigationItem } from '@kudex/domain/navigation'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import type { LinkItem } from '@kudex/ui'
import type { AppSite } from '../../../features/shared/index.ts'
import type { SelectorCountry, LayoutData, LayoutFooter } from './layoutData.types.ts'
import {
  createLinkResolver,
  isTrimmedLink,
  listProductSlugs,
  loadLinkTargets,
  type LinkTargets,
} from '../links/linkTargets.ts'
import { toForeignLanguage } from '../locale/toForeignLanguage.ts'
import { loadOptional } from '../../../request/loadOptional.ts'
import { loadNavigation } from './loadNavigation.ts'
import { listLocales } from '../locale/offeredLocales.ts'
import { toPreference } from '../locale/toPreference.ts'
import { toHeaderNavigation } from './toHeaderNavigation.ts'

/** Loads the layout data. Computed once per site, locale and mode, until its sources change. */
export async function loadLayout(request: RequestContext): Promise<LayoutData> {
  const [navigation, footer] = await Promise.all([loadNavigation(request), loadFooter(request)])
  // Also if the layout is known: the page depends on the products that its footer names.
  const targets = await loadLinkTargets(request, listProductSlugs(footer ? listLinks(footer) : []))
  const { site, locale, siteSlug } = request.address
  const byNavigation = known.get(navigation) ?? new Map<string, CachedLayout>()
  known.set(navigation, byNavigation)
  const key = `${site.id} ${locale.code} ${siteSlug ?? ''}`
  const sources = [footer, request.system, ...targets.products.values(), ...targets.classifications]
  const layout = byNavigation.get(key)
  if (layout?.sources.length === sources.length && sources.every((source, index) => source === layout.sources[index]))
    return layout.data
  const data = createLayout(request, navigation, footer ? toLayoutFooter(request, footer, targets) : emptyFooter)
  byNavigation.set(key, { sources, data })
  return data
}

/** The layout without data of the services, for error pages while they fail. */
export function createFallbackLayout(request: RequestContext): LayoutData {
  return createLayout(request, [], emptyFooter)
}

interface CachedLayout {
  /** Everything that the layout was computed from besides the navigation, compared by identity. */
  readonly sources: readonly unknown[]
  readonly data: LayoutData
}

const known = new WeakMap<readonly NavigationItem[], Map<string, CachedLayout>>()
const emptyFooter: LayoutFooter = {
  theme: 'Default',
  contactTitle: null,
  contactLink: null,
  sections: [],
  legalLinks: [],
  legalText: null,
}

function loadFooter(request: RequestContext): Promise<ContentFooter | null> {
  const { site, locale } = request.address
  const id = site.footerNavigationId
  return loadOptional(request, ['footer', id, locale.code], () =>
    request.content.fetchFooter(id, toPreference(request)),
  )
}

function createLayout(
  request: RequestContext,
  navigation: readonly NavigationItem[],
  footer: LayoutFooter,
): LayoutData {
  const { address, publicSettings } = request
  return {
    site: toAppSite(address.site),
    locale: address.locale,
    siteSlug: address.siteSlug,
    navigation: toHeaderNavigation(navigation, address.locale.language),
    footer,
    countries: listCountries(request),
    settings: publicSettings,
  }
}

function toAppSite(site: AppSite): AppSite {
  const { id, name, slug, technicalName, isMain, brand, features, hideSideButtons, enableCutFont } = site
  return { id, name, slug, technicalName, isMain, brand, features, hideSideButtons, enableCutFont }
}

/** Visible countries with their locales, ALL first, named in the current locale (LOCALE-02, LOCALE-04). */
function listCountries(request: RequestContext): SelectorCountry[] {
  const { system, address } = request
  const listed = Map.groupBy(listLocales(request), (locale) => locale.country)
  return [...listed].map(([countryCode, locales]) => {
    const names = system.countries.find((country) => country.countryCode === countryCode)?.displayNames
    return {
      countryCode,
      name:
        (names && resolveDisplayName(names, address.locale)) ??
        resolveCountryName(countryCode, address.locale.language),
      // Languages are named in themselves.
      locales: locales.map(({ urlCode, language }) => ({
        urlCode,
        language,
        name: capitalize(resolveLanguageName(language, language), language),
      })),
    }
  })
}

function capitalize(name: string, language: string): string {
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

function listLinks({ contactLink, sections, legalLinks }: ContentFooter): readonly FooterLink[] {
  return [...(contactLink ? [contactLink] : []), ...sections.flatMap(({ links }) => links), ...legalLinks]
}

function toLayoutFooter(request: RequestContext, footer: ContentFooter, targets: LinkTargets): LayoutFooter {
  const { contactLink } = footer
  const toShown = (links: readonly FooterLink[]) => links.filter((link) => !isTrimmedLink(link, request))
  const resolveTarget = createLinkResolver(request, targets)
  const toLang = (textLanguage: string | null) => toForeignLanguage(textLanguage, request.address.locale.language)
  const resolveLink = (link: FooterLink): LinkItem => ({ ...resolveTarget(link), lang: toLang(link.textLanguage) })
  return {
    theme: footer.theme,
    contactTitle:
      footer.contactTitle === null
        ? null
        : { title: footer.contactTitle, titleLang: toLang(footer.contactTitleLanguage) },
    contactLink: contactLink && !isTrimmedLink(contactLink, request) ? resolveLink(contactLink) : null,
    sections: footer.sections.map((section, index) => ({
      id: `${index + 1}`,
      title: section.title,
      lang: toLang(section.titleLanguage),
      links: toShown(section.links).map(resolveLink),
    })),
    legalLinks: toShown(footer.legalLinks).map(resolveLink),
    legalText:
      footer.legalText === null
        ? null
        : { copyright: footer.legalText, copyrightLang: toLang(footer.legalTextLanguage) },
  }
}
