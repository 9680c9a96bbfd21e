/** Table of contents: links to the page's headings (NAV-16). */
export interface TableOfContentsProps {
  /** Heading. */
  readonly title: string
  /** Headings in page order; `id` is that of the heading or its section. */
  readonly items: readonly {
    readonly id: string
    readonly text: string
    /** 2 for a section of the page, 3 for a heading within one. */
    readonly level?: 2 | 3 | undefined
  }[]
}
