import type { StoryContact, StoryTeaser } from '@kudex/api/content'
import { toInitials } from '@kudex/domain/identity'
import type { IntlShape } from '@kudex/intl/messages'
import type { StoryCardItem } from '@kudex/ui'
import { buildPageLink } from '../links/buildPageLink.ts'
import { insertNoBreakSpaces } from '../locale/insertNoBreakSpaces.ts'
import { localizeWrittenNumbers } from '../locale/localizeWrittenNumbers.ts'
import { toForeignLanguage } from '../locale/toForeignLanguage.ts'
import { toPicture } from '../media/toPicture.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import type { PersonItem } from './editorial.types.ts'
import { toDuration, toEntryDay, toEntryLang } from './entryText.ts'
import { storyMessages } from './stories.messages.ts'

type AddressedRequest = Pick<RequestContext, 'address'>

/** A story's card; the first of a list is wide (STORY-02). */
export function toStoryItem(
  story: StoryTeaser,
  request: AddressedRequest,
  intl: IntlShape,
  look: 'card' | 'lead' = 'card',
): StoryCardItem {
  const duration = toDuration(story.videoDuration) ?? ''
  return {
    id: story.id,
    href: buildPageLink(request, `/stories/${encodeURIComponent(story.slug)}`),
    title: story.title,
    leadText: localizeWrittenNumbers(
      insertNoBreakSpaces(story.leadText),
      story.contentLanguage,
      request.address.locale,
    ),
    category: story.category?.name,
    categoryLang: toForeignLanguage(story.category?.nameLanguage ?? null, request.address.locale.language),
    ...toEntryDay(story.publicationDate, request),
    picture: story.teaserImage
      ? toPicture({ ...story.teaserImage, alt: '' }, cardPresets[look], cardSizes[look])
      : undefined,
    videoText: story.videoUrl === null ? undefined : intl.formatMessage(storyMessages.video, { duration }),
    lang: toEntryLang(story.contentLanguage, request),
  }
}

/** A story contact with a link to their stories (STORY-12). */
export function toPersonItem(
  { id, slug, name, role, roleLanguage, image }: StoryContact,
  request: AddressedRequest,
): PersonItem {
  return {
    id,
    name,
    href: buildPageLink(request, `/stories/contacts/${encodeURIComponent(slug)}`),
    role: role ?? undefined,
    roleLang: toForeignLanguage(roleLanguage, request.address.locale.language),
    picture: image ? toPicture(image, ['aside-square', 'contact'], '(min-width: 64em) 18rem, 45vw') : undefined,
    initials: toInitials(name),
  }
}

const cardPresets = {
  card: ['inline', 'classification-480'],
  lead: ['break-out', 'inline', 'classification-480'],
} as const

const cardSizes = {
  card: '(min-width: 96em) 29rem, (min-width: 64em) 30vw, (min-width: 40em) 45vw, 92vw',
  lead: '(min-width: 96em) 60rem, (min-width: 64em) 62vw, 92vw',
} as const
