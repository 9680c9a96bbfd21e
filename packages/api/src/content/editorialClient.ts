import type { CallOptions, Transport } from '../transport/index.ts'
import { prefer, type ContentPreference } from './contentPreference.ts'
import {
  MediaReleaseDocument,
  MediaReleasesDocument,
  NewsFeedDocument,
  StoriesDocument,
  StoryCategoriesDocument,
  StoryContactsDocument,
  StoryDocument,
  type MediaReleasesQuery,
  type MediaReleasesQueryVariables,
  type NewsFeedQueryVariables,
  type StoriesQuery,
  type StoriesQueryVariables,
  type StoryContactFragment,
  type StoryTeaserFragment,
} from './generated/graphql.ts'
import { toContentBlock } from './toContentBlock.ts'
import { toContentLink } from './toContentLink.ts'

/** The first stories of a list and their total number (STORY-01). */
export type StoryPage = StoriesQuery['stories']

/** A story in a list (STORY-01). */
export type StoryTeaser = StoryTeaserFragment

/** A story contact (STORY-12). */
export type StoryContact = StoryContactFragment

/** Filter of stories; `category`, `contact` and `product` are slugs, null for all. */
export type StoriesRequest = Omit<StoriesQueryVariables, 'offset'>

/** A page of media releases, with the years that have any, newest first (MEDIA-01). */
export type MediaReleasePage = MediaReleasesQuery['mediaReleases']

/** A media release in a list (MEDIA-01). */
export type MediaReleaseTeaser = MediaReleasePage['items'][number]

/** A page of the news feed; `next` is the cursor of the next page, null at the end. */
export type NewsFeedPage = Awaited<ReturnType<EditorialClient['fetchNewsFeed']>>

/** An item of the news feed (FEED-01). */
export type NewsItem = NewsFeedPage['items'][number]

type EditorialClient = ReturnType<typeof createEditorialCalls>

/** Creates the calls for stories, media releases and news. */
export function createEditorialCalls(transport: Transport) {
  return {
    /** Newest first (STORY-02); `first` may be Infinity. */
    fetchStories(request: StoriesRequest, preference: ContentPreference, options?: CallOptions) {
      return collectFirst(request.first, async (part) => {
        const { stories } = await transport.request(
          StoriesDocument,
          { ...request, ...part },
          prefer(preference, options),
        )
        return stories
      })
    },
    async fetchStory(siteId: string, slug: string, preference: ContentPreference, options?: CallOptions) {
      const { story } = await transport.request(StoryDocument, { siteId, slug }, prefer(preference, options))
      return story && { ...story, blocks: story.blocks.map(toContentBlock) }
    },
    async fetchStoryCategories(siteId: string, preference: ContentPreference, options?: CallOptions) {
      const response = await transport.request(StoryCategoriesDocument, { siteId }, prefer(preference, options))
      return response.storyCategories
    },
    async fetchStoryContacts(siteId: string, preference: ContentPreference, options?: CallOptions) {
      const response = await transport.request(StoryContactsDocument, { siteId }, prefer(preference, options))
      return response.storyContacts
    },
    /** Newest first (MEDIA-02); `first` may be Infinity. */
    fetchMediaReleases(
      request: Omit<MediaReleasesQueryVariables, 'offset'>,
      preference: ContentPreference,
      options?: CallOptions,
    ) {
      return collectFirst(request.first, async (part) => {
        const variables = { ...request, ...part }
        return (await transport.request(MediaReleasesDocument, variables, prefer(preference, options))).mediaReleases
      })
    },
    async fetchMediaRelease(siteId: string, slug: string, preference: ContentPreference, options?: CallOptions) {
      const variables = { siteId, slug }
      const { mediaRelease } = await transport.request(MediaReleaseDocument, variables, prefer(preference, options))
      return mediaRelease && { ...mediaRelease, blocks: mediaRelease.blocks.map(toContentBlock) }
    },
    /** Newest first, page by page; `after` is the cursor of the previous page (FEED-02). Optionally only those for customers. */
    async fetchNewsFeed(request: NewsFeedQueryVariables, preference: ContentPreference, options?: CallOptions) {
      const { newsFeed } = await transport.request(NewsFeedDocument, { ...request }, prefer(preference, options))
      const { edges, pageInfo } = newsFeed
      return {
        items: edges.map(({ node }) => ({ ...node, link: node.link && toContentLink(node.link) })),
        next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
      }
    },
  }
}

/** Collects the first entries of a list from the parts that the service returns at once. */
async function collectFirst<List extends { readonly total: number; readonly items: readonly unknown[] }>(
  count: number,
  fetchPart: (part: { readonly first: number; readonly offset: number }) => Promise<List>,
): Promise<List> {
  let list = await fetchPart({ first: Math.min(count, maxEntries), offset: 0 })
  while (list.items.length < Math.min(count, list.total)) {
    const offset = list.items.length
    const { items } = await fetchPart({ first: Math.min(count - offset, maxEntries), offset })
    if (items.length === 0) break
    list = { ...list, items: [...list.items, ...items] }
  }
  return list
}

/** The service returns at most this many entries at once. */
const maxEntries = 100
