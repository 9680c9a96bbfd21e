import { buildLink, type LinkContext } from '../links/buildLink.ts'
import type { ContentLink } from '../links/contentLink.ts'
import { resolveSiteLink, type SiteLinkContext } from '../paths/resolveSiteLink.ts'
import type { NavigationItem, NavigationRecord } from './navigation.types.ts'

/** Locale, country and mode of a navigation tree. */
export interface NavigationContext extends LinkContext, SiteLinkContext {
  /** Code of the current country, `ALL` for an international locale; null for the items of every country. */
  readonly country: string | null
  /** The editor area shows hidden items too (NAV-03). */
  readonly isEditor: boolean
  /** Next-release mode on the main site (NAV-05, NAV-06). */
  readonly isNextRelease: boolean
  readonly isMainSite: boolean
}

/** Resolves the navigation tree for a locale, country and mode (NAV-02…06, NAV-10). */
export function resolveNavigation(records: readonly NavigationRecord[], context: NavigationContext): NavigationItem[] {
  const shown = records.filter((record) => isShown(record, context))
  const top = isTrimmed(context) ? shown.slice(0, -1) : shown
  return top.filter((record) => !isTrimmedCareers(record, context)).map((record) => toItem(record, context, null, []))
}

/** Shows an item when its country list is empty, is "all" or includes the country (NAV-02). */
export function isShownIn(item: { readonly countries: readonly string[] }, country: string): boolean {
  return item.countries.length === 0 || item.countries.some((code) => code.toLowerCase() === 'all' || code === country)
}

/** True if an item or page is about careers, which next-release mode hides (NAV-06). */
export function isCareersPage(page: { readonly pageType: string | null; readonly slug: string | null }): boolean {
  return page.pageType?.toLowerCase() === 'careers' || page.slug === 'careers'
}

/** True for the path of a careers page, below locale and site; false for plain links. */
export function isCareersPath(path: string): boolean {
  return /^(?:[^:?#]*\/)?careers\/*(?:[?#]|$)/.test(path)
}

/** True for links to careers pages, by their path or page type (NAV-06). */
export function isCareersLink(link: ContentLink): boolean {
  if (link.kind === 'page' && link.pageType?.toLowerCase() === 'careers') return true
  return (link.kind === 'page' || link.kind === 'path') && isCareersPath(link.path)
}

function isShown(record: NavigationRecord, { country, isEditor }: NavigationContext): boolean {
  return (country === null || isShownIn(record, country)) && (isEditor || !record.hidden)
}

function isTrimmed({ isNextRelease, isMainSite }: NavigationContext): boolean {
  return isNextRelease && isMainSite
}

function isTrimmedCareers(record: NavigationRecord, context: NavigationContext): boolean {
  return isTrimmed(context) && isCareersPage(record)
}

function toItem(
  record: NavigationRecord,
  context: NavigationContext,
  parentId: string | null,
  parentPath: readonly string[],
): NavigationItem {
  const path = record.slug === null ? parentPath : [...parentPath, record.slug]
  const toItems = (records: readonly NavigationRecord[]) =>
    records
      .filter((child) => isShown(child, context) && !isTrimmedCareers(child, context))
      .map((child) => toItem(child, context, record.id, path))
  const items = toItems(record.items)
  return {
    ...record,
    items: record.hiddenSubItems ? [] : items,
    unlistedItems: record.hiddenSubItems ? items : [],
    url: record.unlocalizedUrl === null ? null : buildLink(resolveSiteLink(record.unlocalizedUrl, context), context),
    parentId,
    path,
    sections: record.sections
      .map((section) => ({ title: section.title, items: toItems(section.items) }))
      .filter((section) => section.items.length > 0),
  }
}
