import { resolveSiteDomain, type SiteDomain } from './siteDomain.ts'
import { toTechnicalName } from './technicalName.ts'

/** One site of the product (SITE-07, SITE-10, SITE-11). */
export interface Site {
  readonly id: string
  readonly name: string
  readonly slug: string | null
  readonly technicalName: string
  readonly isMain: boolean
  readonly internationalOnly: boolean
  readonly hideSideButtons: boolean
  readonly enableCutFont: boolean
  /** Name of the theme in the UI package. */
  readonly brand: string
  /** The features (areas) the site has. */
  readonly features: readonly string[]
  readonly addedLanguages: readonly string[]
  readonly removedLanguages: readonly string[]
  readonly headerNavigationId: string
  readonly footerNavigationId: string
  readonly domains: readonly SiteDomain[]
}

/** A site record of the content service (SITE-07). */
export interface SiteRecord {
  readonly id: string
  readonly name: string
  readonly slug: string | null
  readonly internationalOnly: boolean
  readonly hideSideButtons: boolean
  readonly enableCutFont: boolean
  readonly sortIndex: number
  readonly brand: string
  readonly features: readonly string[]
  readonly addedLanguages: readonly string[]
  readonly removedLanguages: readonly string[]
  readonly headerNavigationId: string | null
  readonly footerNavigationId: string | null
  readonly domains: readonly string[]
}

/** Maps a record to a site; null without header or footer navigation (SITE-08, SITE-10, SITE-11). */
export function toSite(record: SiteRecord): Site | null {
  const { headerNavigationId, footerNavigationId } = record
  if (!headerNavigationId || !footerNavigationId) return null
  const slug = record.slug || null
  return {
    id: record.id,
    name: record.name,
    slug,
    technicalName: toTechnicalName(record.name),
    isMain: slug === null,
    internationalOnly: record.internationalOnly,
    hideSideButtons: record.hideSideButtons,
    enableCutFont: record.enableCutFont,
    brand: record.brand,
    features: record.features,
    addedLanguages: record.addedLanguages,
    removedLanguages: record.removedLanguages,
    headerNavigationId,
    footerNavigationId,
    domains: record.domains.map(resolveSiteDomain),
  }
}

/** Maps all records, drops sites without navigation and sorts by sortIndex (SITE-08, SITE-09). */
export function toSites(records: readonly SiteRecord[]): Site[] {
  return records
    .toSorted((a, b) => a.sortIndex - b.sortIndex)
    .map(toSite)
    .filter((site) => site !== null)
}

/** True if a site has a feature or area, such as `products` or `portal` (SITE-19). */
export function hasFeature(site: Pick<Site, 'features'>, feature: string): boolean {
  return site.features.includes(feature)
}
