import type { MediaFigureProps, Picture, ReleaseListProps, StoryCardItem } from '@kudex/ui'
import type { BlockView } from '../blocks/blocks.types.ts'

/** A list with “show more”. */
export interface ListState {
  readonly total: number
  /** URL of the list with the next entries; null at the end. */
  readonly moreHref: string | null
}

export interface FeedLink {
  readonly kind: 'atom' | 'rss'
  readonly href: string
}

/** The overview of stories (STORY-02, STORY-03, STORY-04). */
export interface StoryListPageProps extends ListState {
  readonly action: string
  readonly categories: readonly { readonly slug: string; readonly name: string; readonly lang: string | undefined }[]
  /** Slug, null for all. */
  readonly category: string | null
  readonly videosOnly: boolean
  readonly stories: readonly StoryCardItem[]
  readonly contactsHref: string
  /** URL of the subscription form (STORY-09). */
  readonly subscribeHref: string
  readonly feeds: readonly FeedLink[]
}

/** A story (STORY-07). */
export interface StoryPageProps {
  readonly title: string
  readonly leadText: string
  readonly date: string
  readonly dateText: string
  readonly category: { readonly name: string; readonly href: string; readonly lang: string | undefined } | null
  readonly picture: Picture | undefined
  readonly contacts: readonly PersonItem[]
  /** A film of our file service, played on the page; its poster replaces the picture. */
  readonly film: MediaFigureProps | null
  /** A video on another site. */
  readonly video: { readonly href: string; readonly duration: string | null } | null
  readonly blocks: readonly BlockView[]
  readonly recommended: readonly StoryCardItem[]
  readonly backHref: string
  /** URLs of the feedback and subscription forms (STORY-09, STORY-10). */
  readonly feedbackHref: string
  readonly subscribeHref: string
}

export interface PersonItem {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly role: string | undefined
  /** Language of the role if it differs from the page's. */
  readonly roleLang: string | undefined
  readonly picture: Picture | undefined
  readonly initials: string
}

/** The page of all story contacts (STORY-12). */
export interface StoryContactsPageProps {
  readonly people: readonly PersonItem[]
  readonly backHref: string
}

/** The stories of one contact (STORY-12). */
export interface StoryContactPageProps {
  readonly person: Omit<PersonItem, 'href'> & { readonly email: string | null }
  readonly stories: readonly StoryCardItem[]
  readonly backHref: string
}

/** The list of media releases, or of ad hoc releases (MEDIA-02, MEDIA-03). */
export interface ReleaseListPageProps extends ListState {
  readonly isAdHoc: boolean
  readonly year: number | null
  readonly years: readonly { readonly year: number; readonly href: string }[]
  readonly allHref: string
  readonly adHocHref: string
  /** URL of the subscription form (STORY-09). */
  readonly subscribeHref: string
  readonly releases: ReleaseListProps['releases']
  readonly feeds: readonly FeedLink[]
}

/** A media release (MEDIA-04). */
export interface ReleasePageProps {
  readonly title: string
  readonly leadText: string
  readonly date: string
  readonly dateText: string
  readonly isAdHoc: boolean
  readonly blocks: readonly BlockView[]
  readonly backHref: string
  readonly subscribeHref: string
}
