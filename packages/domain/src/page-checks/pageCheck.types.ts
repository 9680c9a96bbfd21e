/** A finding of the check of a page. Visitors see an error as something broken, a warning as something missing. */
export interface PageFinding {
  readonly rule: PageRule
  readonly severity: 'error' | 'warning'
  /** Field: `title`, `blocks.2.text`. */
  readonly path: string
  /** Kind of the block; null for fields of the page. */
  readonly block: string | null
  /** The language that the finding is about; null for all. */
  readonly language: string | null
  /** The missing page, file or picture, the former address of a redirect, the text of the heading, or the brand and its colours. */
  readonly value: string | null
}

export type PageRule =
  | 'link-to-missing-page'
  | 'link-to-unpublished-page'
  | 'link-to-missing-file'
  | 'link-to-missing-address'
  | 'link-to-missing-product'
  | 'unchecked-products'
  | 'brand-contrast'
  | 'unchecked-brand'
  | 'hidden-by-redirect'
  | 'missing-picture'
  | 'picture-without-description'
  | 'missing-translation'
  | 'unfinished-translation'
  | 'heading-order'
  | 'long-text'

/** Content besides the page. */
export interface KnownForChecks {
  /** Ids of pages; true if visitors can open them. */
  readonly pages: ReadonlyMap<string, boolean>
  /** Names of pictures, and the languages in which they are described. */
  readonly pictures: ReadonlyMap<string, readonly string[]>
  /** Stored files that visitors of the page can open. */
  readonly fileSlugs: ReadonlySet<string>
  /** Files that are made when they are asked for. Links lead to them; download blocks list stored files only. */
  readonly generatedFileSlugs: ReadonlySet<string>
  readonly addresses: KnownAddresses
  /** Target languages whose translation is not finished or is of an older text. */
  readonly unfinishedLanguages: readonly string[]
}

/** The possible targets of addresses that editors type. */
export interface KnownAddresses {
  readonly sites: readonly { readonly id: string; readonly slug: string | null }[]
  /** Versions of pages, with paths below locale and site. */
  readonly pages: readonly { readonly siteId: string; readonly path: string; readonly isPublished: boolean }[]
  /** Former addresses and patterns of route rules; of all sites if the site is null. */
  readonly redirects: readonly { readonly siteId: string | null; readonly pattern: string }[]
}

/** A link to a product, a service or a classification, which only their service can check. */
export interface CatalogueLink extends Position {
  /** Null for blocks that list products and services by their slugs alone. */
  readonly type: 'PRODUCT' | 'SERVICE' | null
  readonly slug: string
}

/** The result of the check of a page before it is published. */
export interface PageCheck {
  readonly findings: readonly PageFinding[]
  readonly catalogueLinks: readonly CatalogueLink[]
  /** Minutes that reading the page takes, by language. */
  readonly readingMinutes: Readonly<Record<string, number>>
}

/** Where a text is on the page. */
export type Position = Pick<PageFinding, 'path' | 'block' | 'language'>
