import { ServiceError } from '../transport/index.ts'

/** Site and locale of the feed. */
export interface FeedScope {
  readonly siteId: string
  readonly urlCode: string
}

/** A news item of the host, with a resolved link (FEED-01). */
export interface ShownNewsItem {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Language of its texts if it differs from the page's (WCAG 3.1.2). */
  readonly lang: string | null
  /** ISO date and time. */
  readonly publicationDate: string
  readonly link: { readonly text: string; readonly href: string; readonly openInNewTab: boolean } | null
  readonly image: {
    readonly id: string
    readonly alt: string
    readonly width: number
    readonly height: number
  } | null
}

export interface ShownNewsPage {
  readonly items: readonly ShownNewsItem[]
  /** Cursor of the next page; null at the end of the feed. */
  readonly next: string | null
}

export interface NewsFeedCall {
  readonly after: string | null
  readonly signal: AbortSignal
}

/** A page of the news feed from the host, ten items (FEED-03); throws a {@link ServiceError}. */
export async function fetchNewsFeed({ siteId, urlCode }: FeedScope, call: NewsFeedCall): Promise<ShownNewsPage> {
  const query = call.after === null ? '' : `?after=${encodeURIComponent(call.after)}`
  const response = await fetch(`/api/news-feed/${encodeURIComponent(siteId)}/${urlCode}${query}`, {
    signal: AbortSignal.any([call.signal, AbortSignal.timeout(patienceMilliseconds)]),
  })
  if (!response.ok) {
    throw new ServiceError('The news feed could not be loaded', { kind: 'answer', status: response.status })
  }
  return (await response.json()) as ShownNewsPage
}

const patienceMilliseconds = 10_000
