/** What a check of a page found. Errors reach visitors as something broken, warnings as something missing. */
export interface PageFinding {
  readonly rule: PageRule
  readonly severity: 'error' | 'warning'
  /** Field: `title`, `blocks.2.text`. */
  readonly path: string
  /** Kind of the block; null for fields of the page. */
  readonly block: string | null
  /** The language that is concerned; null for all. */
  readonly language: string | null
  /** The missing page, file or picture, or the text of the heading. */
  readonly value: string | null
}

export type PageRule =
  | 'link-to-missing-page'
  | 'link-to-unpublished-page'
  | 'link-to-missing-file'
  | 'missing-picture'
  | 'picture-without-description'
  | 'missing-translation'
  | 'heading-order'
  | 'long-text'

/** What exists beside the page. */
export interface KnownForChecks {
  /** Ids of pages; true if visitors can open them. */
  readonly pages: ReadonlyMap<string, boolean>
  /** Names of pictures, and the languages in which they are described. */
  readonly pictures: ReadonlyMap<string, readonly string[]>
  readonly fileSlugs: ReadonlySet<string>
}

/** The result of the check of a page before it is published. */
export interface PageCheck {
  readonly findings: readonly PageFinding[]
  /** Minutes that reading the page takes, by language. */
  readonly readingMinutes: Readonly<Record<string, number>>
}

/** Where a text is on the page. */
export type Position = Pick<PageFinding, 'path' | 'block' | 'language'>
