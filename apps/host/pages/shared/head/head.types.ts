import type { RequestContext } from '../../../request/requestContext.types.ts'

/** The parts of a request that the head of its page depends on. */
export type HeadRequest = Pick<RequestContext, 'address' | 'canonical' | 'system'>

/** Contents of the document's head. */
export interface PageHead {
  readonly title: string
  readonly description: string | null
  /** Absolute URL; null for pages without an address of their own (PAGE-06). */
  readonly canonicalUrl: string | null
  readonly isIndexed: boolean
  /** Languages that have the page; null for all of the site. */
  readonly languages: readonly string[] | null
  /** Countries that the page is offered in; null for all. */
  readonly countries: readonly string[] | null
  /** Image of link previews. */
  readonly image: HeadImage | null
  readonly kind: PageKind
  /** Dates and authors, for dated content. */
  readonly article?: HeadArticle | undefined
  /** Locations that the page lists. */
  readonly locations?: readonly HeadLocation[] | undefined
  /** Feeds to subscribe to; absolute URLs. */
  readonly feeds?: readonly HeadFeed[] | undefined
}

/** Metadata of dated content (schema.org, Open Graph). */
export interface HeadArticle {
  /** ISO date and time. */
  readonly publishedAt: string
  readonly modifiedAt: string
  readonly authors: readonly string[]
  readonly section: string | null
}

/** A location of the company (schema.org `Place`). */
export interface HeadLocation {
  readonly name: string
  readonly street: string | null
  readonly postalCode: string | null
  readonly city: string
  readonly country: string
  readonly phone: string | null
  readonly email: string | null
  /** Country codes of the countries it serves. */
  readonly areas: readonly string[]
  /** Latitude and longitude. */
  readonly position: readonly [number, number] | null
}

export interface HeadFeed {
  readonly title: string
  readonly type: 'application/atom+xml' | 'application/rss+xml'
  readonly href: string
}

/** Image of link previews; absolute URL. */
export interface HeadImage {
  readonly url: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** What a page is about; decides its Open Graph type and structured data. */
export type PageKind = 'home' | 'page' | 'product' | 'article'

/**
 * One element of the head, as data: rendered into the document by the server, put into the DOM by the browser after a
 * navigation. `describeHead` creates both, so that a navigation gives the same head as a reload (ROUTE-54).
 */
export interface HeadTag {
  readonly tag: 'link' | 'meta' | 'script'
  readonly attributes: Readonly<Record<string, string>>
  /** Text of a data `script` (`application/ld+json`). */
  readonly content?: string
}
