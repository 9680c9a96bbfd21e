import {
  type ChangeTag,
  systemTag,
  toContactsTag,
  toFooterTag,
  toNavigationTag,
  toPageTag,
  toPictureTag,
  toStoriesTag,
} from '@kudex/domain/changes'
import { editorialTags } from '../editorial/publication.ts'
import type { MediaKind, MediaUse } from './findUses.ts'

/** The tags of what shows a picture or a file. Pages have a tag for each of their pictures, but none for files. */
export function findMediaTags(kind: MediaKind, id: string, uses: readonly MediaUse[]): ReadonlySet<ChangeTag> {
  const published = uses.filter(({ isPublished }) => isPublished)
  return new Set([...(kind === 'pictures' ? [toPictureTag(id)] : []), ...published.flatMap((use) => toTags(kind, use))])
}

function toTags(media: MediaKind, { kind, id, siteIds }: MediaUse): readonly ChangeTag[] {
  switch (kind) {
    case 'pages':
      return media === 'pictures' ? [] : [toPageTag(id)]
    case 'stories':
    case 'media-releases':
    case 'news-items':
      return siteIds.map(editorialTags[kind])
    case 'story-contacts':
      return siteIds.map(toStoriesTag)
    case 'contacts':
      return siteIds.map(toContactsTag)
    case 'navigations':
      return [toNavigationTag(id)]
    case 'footers':
      return [toFooterTag(id)]
    case 'redirects':
      return [systemTag]
    case 'products':
      // Their pages contain the address of a file, which stays.
      return []
  }
}
