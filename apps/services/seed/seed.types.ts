import type { SeedBlock } from './blocks.types.ts'
import type { SeedLink } from './links.types.ts'
import type { SeedBrand, SeedClassification, SeedProduct, SeedService } from './catalogue.types.ts'
import type { SeedContacts } from './contacts.types.ts'
import type { SeedEditorial } from './editorial.types.ts'
import type { SeedTicketing } from './ticketing.types.ts'
import type { LanguageCode, PictureName, SeedMeasurementSystem, Text } from './text.types.ts'

export type * from './catalogue.types.ts'
export type * from './contacts.types.ts'
export type * from './blocks.types.ts'
export type * from './editorial.types.ts'
export type * from './links.types.ts'
export type * from './text.types.ts'
export type * from './ticketing.types.ts'

/**
 * The format of a seed, which the services load into an empty database. A seed is plain data, validated by the compiler
 * and by `findSeedProblems`. Its parts refer to each other by id, slug or picture name.
 */
export interface Seed {
  /** Name for `KUDEX_SEED`. */
  name: string
  languages: readonly SeedLanguage[]
  countries: readonly SeedCountry[]
  pictures: readonly SeedPicture[]
  sites: readonly SeedSite[]
  navigations: readonly SeedNavigation[]
  footers: readonly SeedFooter[]
  pages: readonly SeedPage[]
  redirects: readonly SeedRedirect[]
  routeRules: readonly SeedRouteRule[]
  classifications: readonly SeedClassification[]
  brands: readonly SeedBrand[]
  products: readonly SeedProduct[]
  services: readonly SeedService[]
  /** Omitted if there are no stories, media releases and news. */
  editorial?: SeedEditorial
  /** Omitted if there are no locations and contacts. */
  contacts?: SeedContacts
  files?: readonly SeedFile[]
  /** Omitted if there are no customers. */
  ticketing?: SeedTicketing
}

/** A file in one language, served at `/file/{slug}`. */
export interface SeedFile {
  slug: string
  language: LanguageCode
  /** File name for downloads. */
  filename: string
  contentType: string
  /** Defaults to true. */
  isPublic?: boolean
  /** Id of the protected page of a file that is not public. */
  pageId?: string
  /** Generated when the file is loaded. */
  bytes: () => Uint8Array
}

/** Languages and countries are sorted by position in the list. Names default to CLDR. */
export interface SeedLanguage {
  code: LanguageCode
  defaultCountry?: string
  names?: Readonly<Record<string, string>>
}

export interface SeedCountry {
  /** ISO code in capitals. */
  code: string
  /** The first one is the default language. */
  languages: readonly LanguageCode[]
  hidden?: boolean
  measurementSystem?: SeedMeasurementSystem
  names?: Readonly<Record<string, string>>
}

export interface SeedPicture {
  name: PictureName
  alt: Text
}

export interface SeedSite {
  id: string
  name: string
  /** Omitted for the main site. */
  slug?: string
  brand: string
  /** Hosts with an optional `/slug`. */
  domains: readonly string[]
  features: readonly string[]
  headerNavigation?: string
  footer?: string
  addedLanguages?: readonly LanguageCode[]
  removedLanguages?: readonly LanguageCode[]
  internationalOnly?: boolean
  hideSideButtons?: boolean
  enableCutFont?: boolean
}

export interface SeedNavigation {
  id: string
  items: readonly SeedNavigationItem[]
}

export interface SeedNavigationItem {
  /** Unique in the whole seed. */
  id: string
  title: Text
  /** Id of a page, which determines address, slug and page type. */
  page?: string
  /** Instead of a page: a path below locale and site (`/products`), or an `http`, `hard:` or `action:` link. */
  url?: string
  /** Page type of an address without a content page, such as `Careers`. */
  pageType?: string
  breadcrumbOverride?: Text
  /** Country codes. Defaults to all countries. */
  countries?: readonly string[]
  target?: '_blank' | '_self'
  hidden?: boolean
  hiddenSubItems?: boolean
  marketingTitle?: Text
  marketingDescription?: Text
  logo?: PictureName
  items?: readonly SeedNavigationItem[]
  sections?: readonly { title?: Text; items: readonly SeedNavigationItem[] }[]
}

export interface SeedFooter {
  id: string
  theme?: string
  /** Above the contact link; by default the same question on all sites. */
  contactTitle?: Text
  contactLink?: SeedLink
  sections: readonly { title: Text; links: readonly SeedLink[] }[]
  legalLinks: readonly SeedLink[]
  legalText?: Text
}

export interface SeedPage extends SeedPageContent {
  /** Unique in the whole seed, lowercase letters, digits and hyphens: `kudex-about`. Also the id for `?direct`. */
  id: string
  /** Id of the site. */
  site: string
  /** `home` for a site's home page. */
  slug: string
  /** Id of the parent page; omitted below the home page. */
  parent?: string
  /** Country codes. Defaults to all countries. Two pages with the same address may have different countries. */
  countries?: readonly string[]
  /** False if the page is only a draft. */
  published?: boolean
  /** The differences of the draft from the published page. */
  draft?: Partial<SeedPageContent>
  /** Time of the last change, ISO 8601. */
  updatedAt?: string
  /** Translations by target language. Omitted ones are finished if the page has the language, else not started. */
  translations?: Readonly<Partial<Record<LanguageCode, SeedTranslation>>>
}

export interface SeedTranslation {
  state: 'Translated' | 'MarkedForTranslation' | 'InProgress'
  /** Times, ISO 8601. */
  exportedAt?: string
  importedAt?: string
  dueAt?: string
  /** True if the source texts changed since. */
  outdated?: boolean
}

export interface SeedPageContent {
  title: Text
  description?: Text
  /** The languages of the page. Defaults to those of its title. Texts in other languages are ignored. */
  languages?: readonly LanguageCode[]
  type?: string
  pageType?: string
  cmsType?: string
  branch?: string
  theme?: string
  canonicalUrl?: string
  translationSourceLanguage?: LanguageCode
  translationTargetLanguages?: readonly LanguageCode[]
  protection?: { kind: 'password'; password: string } | { kind: 'role'; role: string }
  header?: { theme?: string; hidden?: boolean }
  image?: PictureName
  blocks: readonly SeedBlock[]
}

interface SeedRedirect {
  id: string
  site?: string
  /** Path without locale: `/old/address`. */
  previousUrl: string
  target: SeedLink
}

interface SeedRouteRule {
  id: string
  site?: string
  /** Path below locale and site; `*` matches the rest. */
  pattern: string
  redirect: string
  external?: boolean
}
