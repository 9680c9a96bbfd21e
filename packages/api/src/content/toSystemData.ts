import type { SystemData } from '@kudex/domain/paths'
import { toSites } from '@kudex/domain/sites'
import type { SystemDataQuery } from './generated/graphql.ts'
import { toContentLink } from './toContentLink.ts'

/**
 * Maps the system data of the content service; sorts countries, languages and sites by `sortIndex` (SITE-09) and drops
 * sites without navigation (SITE-08).
 */
export function toSystemData(data: SystemDataQuery): SystemData {
  const { languages, countries, sites, redirects, routeRules, accessRules } = data
  return {
    languages: languages
      .map(({ localizations, ...same }) => ({ ...same, displayNames: toDisplayNames(localizations) }))
      .sort(byIndex),
    countries: countries
      .map(({ localizations, supportedLanguages, defaultLanguage, ...same }) => ({
        ...same,
        supportedLanguages: supportedLanguages.map(({ languageCode }) => languageCode),
        defaultLanguage: defaultLanguage.languageCode,
        displayNames: toDisplayNames(localizations),
      }))
      .sort(byIndex),
    sites: toSites(sites),
    redirects: redirects.map((redirect) => ({ ...redirect, target: toContentLink(redirect.target) })),
    routeRules,
    accessRules,
  }
}

function toDisplayNames(
  localizations: readonly { readonly locale: string; readonly displayName: string }[],
): Record<string, string> {
  return Object.fromEntries(localizations.map(({ locale, displayName }) => [locale, displayName]))
}

function byIndex(one: { readonly sortIndex: number }, other: { readonly sortIndex: number }): number {
  return one.sortIndex - other.sortIndex
}
