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
 * The format of a seed: what the services load into an empty database. A seed is plain data, checked by
 * the compiler and by `findSeedProblems`; ids, slugs and picture names connect its parts.
 */
export interface Seed {
  /** Name that `KUDEX_SEED` takes. */
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
  /** Absent: neither stories nor media releases nor news. */
  editorial?: SeedEditorial
  /** Absent: nobody can be asked. */
  contacts?: SeedContacts
  files?: readonly SeedFile[]
}

/** A file in one language, answered at `/file/{slug}`. */
export interface SeedFile {
  slug: string
  language: LanguageCode
  /** Name it is saved under. */
  filename: string
  contentType: string
  /** Left out: for everyone. */
  isPublic?: boolean
  /** The protected page that a file which is not for everyone belongs to. */
  pageId?: string
  /** Made when the file is loaded. */
  bytes: () => Uint8Array
}

/**
 * A text with light marks, stored as a structured document: blank lines part paragraphs, `## ` and `### `
 * start headings, `- ` and `1. ` start list items, `> ` a quote; inside, `**strong**`, `*emphasis*` and
 * `[text](address)`, where the address is a link of the host: `/about`, `https://…`, `action:…`, `hard:…`.
 */
type MarkedText = Text

/** Languages and countries are sorted by their place in the list; names come from CLDR unless given. */
export interface SeedLanguage {
  code: LanguageCode
  defaultCountry?: string
  names?: Readonly<Record<string, string>>
}

export interface SeedCountry {
  /** ISO code in capitals. */
  code: string
  /** The first one is the country's default language. */
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
  /** Absent on the main site. */
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
  /** Id of a page: gives the address, the slug and the page type. */
  page?: string
  /** Instead of a page: a path below locale and site (`/products`), or an `http`, `hard:` or `action:` link. */
  url?: string
  /** Page type of an address that is no content page, such as `Careers`. */
  pageType?: string
  breadcrumbOverride?: Text
  /** Country codes; absent means everywhere. */
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

/** Exactly one of page (an id), path, url, product and service (slugs). The text may hold `{name}`. */
export type SeedLink = { text: Text; openInNewTab?: boolean } & (
  | { page: string; pageParameters?: string }
  | { path: string }
  | { url: string }
  | { product: string }
  | { service: string }
)

export interface SeedPage extends SeedPageContent {
  /** Unique in the whole seed, lowercase letters, digits and hyphens: `kudex-about`. It is the id of `?direct`. */
  id: string
  /** Id of the site. */
  site: string
  /** `home` for a site's home page. */
  slug: string
  /** Id of the page above; absent below the home page. */
  parent?: string
  /** Country codes; absent means everywhere. Two pages of one address may differ in their countries. */
  countries?: readonly string[]
  /** False: the page exists as a draft only. */
  published?: boolean
  /** What the draft says instead of the published page. */
  draft?: Partial<SeedPageContent>
  /** Moment of the last change, ISO 8601. */
  updatedAt?: string
}

export interface SeedPageContent {
  title: Text
  description?: Text
  /** The languages the page exists in; absent: those of its title. Texts in other languages are left out. */
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
      /** What the video shows. */
      title: Text
      poster: PictureName
      /** A film of ours by name, or the page of somebody else on which the video is played. */
      source: { film: string; languages: readonly LanguageCode[] } | { url: string }
      seconds?: number
      caption?: Text
      preset: 'stretched-video' | 'aside-video'
    }
  | { kind: 'accordion'; title?: Text; items: readonly { title: Text; text: MarkedText }[] }
  /** The first cell of a row is its head. */
  | { kind: 'table'; title?: Text; caption: Text; columns: readonly Text[]; rows: readonly (readonly Text[])[] }
  | { kind: 'quote'; text: Text; person?: string; role?: Text }
  | { kind: 'facts'; title?: Text; facts: readonly { value: Text; unit?: Text; label: Text }[] }
  /** Slugs of products and services, in order. */
  | { kind: 'productTeasers'; title?: Text; lead?: Text; products: readonly string[] }
  | { kind: 'links'; title?: Text; links: readonly SeedLink[] }
  /** The sections of the page in a line that stays in view, in place of its table of contents. */
  | { kind: 'anchorNavigation' }
  | SeedFurtherBlock
  /** Locations of the site: those that fit what is given; with filters for visitors or without. */
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
  /** Path below locale and site; `*` stands for the rest. */
  pattern: string
  redirect: string
  external?: boolean
}
