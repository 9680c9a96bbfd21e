import type { Breadcrumb } from '@kudex/domain/navigation'

/** What every page gives the frame, beside the props of its own component. */
export interface PageData<Props = unknown> {
  readonly head: PageHead
  /** Home is added by the frame; the last one is the page itself (NAV-17, NAV-19). */
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly header: PageHeader
  /** The languages the page has when it is not available in the current one, else null (LOCALE-18). */
  readonly languageNotice: LanguageNotice | null
  /** Where the switch of country leads instead in countries that do not have the page; empty where all have it. */
  readonly elsewhere: readonly Elsewhere[]
  readonly props: Props
}

/** The nearest page that some countries have; the path is below locale and site. */
export interface Elsewhere {
  readonly path: string
  readonly countries: readonly string[]
}

/** What stands in the head of the document. */
export interface PageHead {
  readonly title: string
  readonly description: string | null
  /** Absolute address; null where a page has none of its own (PAGE-06). */
  readonly canonicalUrl: string | null
  readonly isIndexed: boolean
  /** The languages that have the page; null for all of the site. */
  readonly languages: readonly string[] | null
  /** The countries it is offered in; null for everywhere. */
  readonly countries: readonly string[] | null
  /** What other sites show in a preview; the picture's address is absolute. */
  readonly image: HeadImage | null
  readonly kind: PageKind
  /** When it was written and by whom, of what is dated. */
  readonly article?: HeadArticle | undefined
  /** Where the company can be reached, of pages that list it. */
  readonly places?: readonly HeadPlace[] | undefined
  /** What can be subscribed to here; addresses are absolute. */
  readonly feeds?: readonly HeadFeed[] | undefined
}

/** What programs read of something that is dated (schema.org, Open Graph). */
export interface HeadArticle {
  /** ISO date and time. */
  readonly publishedAt: string
  readonly modifiedAt: string
  readonly authors: readonly string[]
  readonly section: string | null
}

/** A place where the company can be reached (schema.org). */
export interface HeadPlace {
  readonly name: string
  readonly street: string | null
  readonly postalCode: string | null
  readonly city: string
  /** Country code. */
  readonly country: string
  readonly phone: string | null
  readonly email: string | null
  /** Countries it is responsible for. */
  readonly areas: readonly string[]
  readonly position: readonly [number, number] | null
}

export interface HeadFeed {
  readonly title: string
  readonly type: 'application/atom+xml' | 'application/rss+xml'
  readonly href: string
}

/** A picture for previews on other sites. */
export interface HeadImage {
  readonly url: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** What a page is about, for programs that read it: a home page tells whose site it is. */
export type PageKind = 'home' | 'page' | 'product' | 'article'

/**
 * One element of the head, as data: the server writes it into the document, the browser puts it in the place of those
 * of the page before. Described once, in `describeHead.ts`, so that a navigation ends like a reload (ROUTE-54).
 */
export interface HeadTag {
  readonly tag: 'link' | 'meta' | 'script'
  readonly attributes: Readonly<Record<string, string>>
  /** What a `script` of data holds (`application/ld+json`). */
  readonly content?: string
}

/** Header options of a page (NAV-12). */
export interface PageHeader {
  readonly theme: string
  readonly isHidden: boolean
}

/** Names the language asked for and the versions there are, each in its own words (LOCALE-19). */
export interface LanguageNotice {
  readonly languageName: string
  readonly versions: readonly { readonly language: string; readonly name: string; readonly href: string }[]
  /** The language that the content of the page is in, where one can be told for all of it (WCAG 3.1.2). */
  readonly contentLanguage?: string | undefined
}
