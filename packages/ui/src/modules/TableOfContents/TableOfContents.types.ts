/** The headings of a page, as links to them (NAV-16). */
export interface TableOfContentsProps {
  /** The heading. */
  readonly title: string
  /** In the order of the page; `id` is that of the heading or its section. */
  readonly items: readonly {
    readonly id: string
    readonly text: string
    /** 2 for a section of the page, 3 for a heading within one. */
    readonly level?: 2 | 3 | undefined
  }[]
}
