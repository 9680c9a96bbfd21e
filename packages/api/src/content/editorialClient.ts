import type { CallOptions, Transport } from '../transport/index.ts'
import { prefer, type ContentPreference } from './contentPreference.ts'
import type {
  MediaRelease,
  MediaReleasePage,
  NewsFeedPage,
  Story,
  StoryCategory,
  StoryContact,
  StoryPage,
} from './editorial.types.ts'
import {
  MediaReleaseDocument,
  MediaReleasesDocument,
  NewsFeedDocument,
  StoriesDocument,
  StoryCategoriesDocument,
  StoryContactsDocument,
  StoryDocument,
} from './generated/graphql.ts'
import { toContentBlock } from './blocks/toContentBlock.ts'
import { toContentLink } from './toContentLink.ts'

/** Filter of stories; `category` and `contact` are slugs, null for all. */
export interface StoriesRequest {
  readonly siteId: string
  readonly category?: string | null
  readonly contact?: string | null
  readonly videosOnly?: boolean
  /** At most 100. */
  readonly first: number
  readonly offset?: number
}

export interface MediaReleasesRequest {
  readonly siteId: string
  readonly year?: number | null
  readonly adhocOnly?: boolean
  /** At most 100. */
  readonly first: number
  readonly offset?: number
}

export interface NewsFeedRequest {
  readonly siteId: string
  readonly first: number
  /** Cursor of the previous page. */
  readonly after?: string | null
}

/** Stories, media releases and news. */
export interface EditorialClient {
  /** Newest first (STORY-02). */
  fetchStories(request: StoriesRequest, preference: ContentPreference, options?: CallOptions): Promise<StoryPage>
  fetchStory(siteId: string, slug: string, preference: ContentPreference, options?: CallOptions): Promise<Story | null>
  fetchStoryCategories(
    siteId: string,
    preference: ContentPreference,
    options?: CallOptions,
  ): Promise<readonly StoryCategory[]>
  fetchStoryContacts(
    siteId: string,
    preference: ContentPreference,
    options?: CallOptions,
  ): Promise<readonly StoryContact[]>
  /** Newest first (MEDIA-02). */
  fetchMediaReleases(
    request: MediaReleasesRequest,
    preference: ContentPreference,
    options?: CallOptions,
  ): Promise<MediaReleasePage>
  fetchMediaRelease(
    siteId: string,
    slug: string,
    preference: ContentPreference,
    options?: CallOptions,
  ): Promise<MediaRelease | null>
  /** Newest first, page by page (FEED-02). */
  fetchNewsFeed(request: NewsFeedRequest, preference: ContentPreference, options?: CallOptions): Promise<NewsFeedPage>
}

/** Creates the calls for stories, media releases and news. */
export function createEditorialCalls(transport: Transport): EditorialClient {
  return {
    async fetchStories(request, preference, options) {
      const { stories } = await transport.request(StoriesDocument, { ...request }, prefer(preference, options))
      return stories
    },
    async fetchStory(siteId, slug, preference, options) {
      const { story } = await transport.request(StoryDocument, { siteId, slug }, prefer(preference, options))
      return story && { ...story, blocks: story.blocks.map(toContentBlock) }
    },
    async fetchStoryCategories(siteId, preference, options) {
      const answer = await transport.request(StoryCategoriesDocument, { siteId }, prefer(preference, options))
      return answer.storyCategories
    },
    async fetchStoryContacts(siteId, preference, options) {
      const answer = await transport.request(StoryContactsDocument, { siteId }, prefer(preference, options))
      return answer.storyContacts
    },
    async fetchMediaReleases(request, preference, options) {
      const answer = await transport.request(MediaReleasesDocument, { ...request }, prefer(preference, options))
      return answer.mediaReleases
    },
    async fetchMediaRelease(siteId, slug, preference, options) {
      const { mediaRelease } = await transport.request(
        MediaReleaseDocument,
        { siteId, slug },
        prefer(preference, options),
      )
      return mediaRelease && { ...mediaRelease, blocks: mediaRelease.blocks.map(toContentBlock) }
    },
    async fetchNewsFeed(request, preference, options) {
      const { newsFeed } = await transport.request(NewsFeedDocument, { ...request }, prefer(preference, options))
      const { edges, pageInfo } = newsFeed
      return {
        items: edges.map(({ node }) => ({ ...node, link: node.link && toContentLink(node.link) })),
        next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
      }
    },
  }
}
