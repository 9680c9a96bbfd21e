/** A feed, whatever its format. */
export interface Feed {
  readonly address: string
  /** Absolute address of the page that lists the same. */
  readonly page: string
  readonly title: string
  readonly siteName: string
  readonly language: string
  readonly entries: readonly FeedEntry[]
}

export interface FeedEntry {
  /** Absolute address of the entry's page; it is its id too. */
  readonly address: string
  readonly title: string
  readonly summary: string
  /** ISO date and time. */
  readonly publishedAt: string
  readonly updatedAt: string
  readonly authors: readonly string[]
  readonly category: string | null
  readonly language: string
}
