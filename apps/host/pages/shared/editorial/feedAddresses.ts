import type { RequestContext } from '../../../request/requestContext.types.ts'
import type { FeedLink } from './editorial.types.ts'
import type { ListQuery } from './listQuery.ts'
import { writeListQuery } from './listQuery.ts'
import type { HeadFeed } from '../head/head.types.ts'

/** Feeds of a list with its filters, for the page and the head of the document (STORY-09). */
export function listFeeds(
  request: Pick<RequestContext, 'address' | 'canonical'>,
  name: FeedName,
  title: string,
  query: Partial<ListQuery> = {},
): { readonly links: readonly FeedLink[]; readonly inHead: readonly HeadFeed[] } {
  const { site, locale } = request.address
  const toPath = (kind: 'atom' | 'rss') =>
    writeListQuery(`/feeds/${encodeURIComponent(site.id)}/${locale.urlCode}/${name}.${kind}`, query)
  return {
    links: [
      { kind: 'atom', href: toPath('atom') },
      { kind: 'rss', href: toPath('rss') },
    ],
    inHead: [
      {
        title: `${title} | ${site.name}`,
        type: 'application/atom+xml',
        href: request.canonical.origin + toPath('atom'),
      },
      { title: `${title} | ${site.name}`, type: 'application/rss+xml', href: request.canonical.origin + toPath('rss') },
    ],
  }
}

export type FeedName = 'stories' | 'media-releases' | 'ad-hoc'
