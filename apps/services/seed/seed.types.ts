import type { ContactKind } from '@kudex/domain/contacts'
import type { SeedBrand, SeedClassification, SeedProduct, SeedService } from './catalogue.types.ts'
import type { SeedContacts } from './contacts.types.ts'
import type { SeedEditorial } from './editorial.types.ts'
import type { LanguageCode, PictureName, SeedMeasurementSystem, Text } from './text.types.ts'

export type * from './catalogue.types.ts'
export type * from './contacts.types.ts'
export type * from './editorial.types.ts'
export type * from './text.types.ts'

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

/**
 * A text with simple markup, stored as a structured document: blank lines separate paragraphs, `## ` and `### `
 * start headings, `- ` and `1. ` start list items, `> ` a quote; inside, `**strong**`, `*emphasis*` and
 * `[text](address)`, where the address is a link of the host: `/about`, `https://…`, `action:…`, `hard:…`.
 */
type MarkedText = Text

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
  contactLink?: SeedLink
  sections: readonly { title: Text; links: readonly SeedLink[] }[]
  legalLinks: readonly SeedLink[]
  legalText?: Text
}

/** Exactly one of page (an id), path, url, product and service (slugs). The text may contain `{name}`. */
export type SeedLink = { text: Text; openInNewTab?: boolean } & (
  | { page: string; pageParameters?: string }
  | { path: string }
  | { url: string }
  | { product: string }
  | { service: string }
)

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

export type SeedBlock =
  | {
      kind: 'hero'
      overline?: Text
      title: Text
      lead?: Text
      image?: PictureName
      links?: readonly SeedLink[]
    }
  | { kind: 'teasers'; title?: Text; lead?: Text; teasers: readonly SeedTeaser[] }
  | { kind: 'text'; title?: Text; anchor?: string; text: MarkedText }
  | { kind: 'media'; image: PictureName; caption?: Text; preset: SeedMediaPreset }
  | {
      kind: 'video'
      /** Title of the video. */
      title: Text
      poster: PictureName
      /** A film of the seed by name, or the URL of an external video page. */
      source: { film: string; languages: readonly LanguageCode[] } | { url: string }
      seconds?: number
      caption?: Text
      preset: 'stretched-video' | 'aside-video'
    }
  | { kind: 'accordion'; title?: Text; items: readonly { title: Text; text: MarkedText }[] }
  /** The first cell of each row is its header. */
  | { kind: 'table'; title?: Text; caption: Text; columns: readonly Text[]; rows: readonly (readonly Text[])[] }
  | { kind: 'quote'; text: Text; person?: string; role?: Text }
  | { kind: 'facts'; title?: Text; facts: readonly { value: Text; unit?: Text; label: Text }[] }
  /** Slugs of products and services, in order. */
  | { kind: 'productTeasers'; title?: Text; lead?: Text; products: readonly string[] }
  | { kind: 'links'; title?: Text; links: readonly SeedLink[] }
  /** A sticky navigation of the sections of the page, instead of its table of contents. */
  | { kind: 'anchorNavigation' }
  | SeedFurtherBlock
  /** Locations of the site that match the given properties, optionally with filters for visitors. */
  | {
      kind: 'locations'
      title?: Text
      lead?: Text
      hasFilters?: boolean
      brand?: string
      contactKind?: ContactKind
      country?: string
    }
  /** Contacts of the site by their ids, in order. */
  | { kind: 'contacts'; title?: Text; lead?: Text; contacts: readonly string[] }

/** Facts for investors, and overviews of stories and media releases; dates are ISO days. */
export type SeedFurtherBlock =
  | {
      kind: 'shareData'
      title: Text
      lead?: Text
      registeredShares: number
      label: Text
      asOf: string
      facts?: readonly { label: Text; value: Text }[]
    }
  | {
      kind: 'dividends'
      title: Text
      text?: Text
      unit: Text
      source: Text
      payouts: readonly { label: Text; amount: number }[]
      asOf?: string
    }
  | {
      kind: 'calendar'
      title: Text
      lead?: Text
      events: readonly { id: string; date: string; title: Text; place?: Text }[]
    }
  | { kind: 'annualReport'; title: Text; text?: Text; image: PictureName; links: readonly SeedLink[] }
  | {
      kind: 'downloads'
      title: Text
      lead?: Text
      groups: readonly {
        id: string
        title: Text
        files: readonly { slug: string; name: Text; image?: PictureName }[]
      }[]
    }
  | { kind: 'storyOverview'; title: Text; lead?: Text; category?: string; videosOnly?: boolean; count: number }
  | { kind: 'releaseOverview'; title: Text; lead?: Text; adhocOnly?: boolean; count: number }

interface SeedTeaser {
  overline?: Text
  title: Text
  text?: Text
  image?: PictureName
  link: SeedLink
}

type SeedMediaPreset = 'stretched' | 'stretched-video' | 'break-out' | 'inline' | 'aside-square' | 'aside-video'

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
