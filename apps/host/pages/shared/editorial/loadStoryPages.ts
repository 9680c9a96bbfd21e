import type { StoryTeaser } from '@kudex/api/content'
import { defaultImageId } from '@kudex/domain/images'
import type { IntlShape } from '@kudex/intl/messages'
import { loadBlocks } from '../blocks/loadBlocks.ts'
import { buildPageLink } from '../links/buildPageLink.ts'
import { createPageData } from '../data/createPageData.ts'
import { insertNoBreakSpaces } from '../locale/insertNoBreakSpaces.ts'
import { localizeWrittenNumbers } from '../locale/localizeWrittenNumbers.ts'
import { toForeignLanguage } from '../locale/toForeignLanguage.ts'
import { loadIntl } from '../locale/loadIntl.ts'
import { loadOptional } from '../../../request/loadOptional.ts'
import type { PageData } from '../data/pageData.types.ts'
import { catalogueMessages } from '../catalogue/catalogue.messages.ts'
import { readOwnFilm, toPlayedVideo } from '../media/toPlayedVideo.ts'
import { toPicture } from '../media/toPicture.ts'
import { toPreference } from '../locale/toPreference.ts'
import { abortWithNotFound } from '../data/abortWithNotFound.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import type {
  StoryContactPageProps,
  StoryContactsPageProps,
  StoryListPageProps,
  StoryPageProps,
} from './editorial.types.ts'
import { editorialLanguages } from '../../../request/editorialLanguages.ts'
import { describeListLanguage } from './describeListLanguage.ts'
import { toDuration, toEntryDay } from './entryText.ts'
import { listFeeds } from './feedAddresses.ts'
import { loadStories, loadStoryCategories, loadStoryContacts } from './loadStories.ts'
import { entriesOfPage, maxShownEntries, readListQuery, writeListQuery, writeMoreQuery } from './listQuery.ts'
import { storyMessages } from './stories.messages.ts'
import { toPersonItem, toStoryItem } from './toStoryItems.ts'

/** Data of the overview of stories (ROUTE-38, STORY-02). */
export async function loadStoryListPage(request: RequestContext): Promise<PageData<StoryListPageProps>> {
  const query = readListQuery(request)
  const categories = await loadStoryCategories(request)
  const isLeadFirst = query.category === null && !query.videosOnly
  // Unknown filters are not requested: arbitrary values would fill the caches.
  const isKnown = query.category === null || categories.some(({ slug }) => slug === query.category)
  const { total, items } = isKnown
    ? await loadStories(request, {
        category: query.category,
        videosOnly: query.videosOnly,
        // The wide first story is not part of the grid, so that the grid ends with a full row.
        first: query.pages * entriesOfPage + (isLeadFirst ? 1 : 0),
      })
    : { total: 0, items: [] }
  const path = buildPageLink(request, '/stories')
  const intl = await loadIntl(request.address.locale)
  const title = intl.formatMessage(storyMessages.title)
  const filters = { category: isKnown ? query.category : null, videosOnly: query.videosOnly }
  const feeds = listFeeds(request, 'stories', title, filters)
  return createPageData(request, {
    title,
    description: intl.formatMessage(storyMessages.lead),
    image: items[0]?.teaserImage ?? null,
    breadcrumbs: [{ title, url: null }],
    ...describeListLanguage(items, request),
    languages: editorialLanguages,
    keptQuery: writeListQuery('', filters),
    feeds: feeds.inHead,
    props: {
      action: path,
      categories: categories.map(({ slug, name, nameLanguage }) => ({
        slug,
        name,
        lang: toForeignLanguage(nameLanguage, request.address.locale.language),
      })),
      category: query.category,
      videosOnly: query.videosOnly,
      stories: items.map((story, index) =>
        toStoryItem(story, request, intl, isLeadFirst && index === 0 ? 'lead' : 'card'),
      ),
      total,
      moreHref: writeMoreQuery(path, query, { total, items }),
      contactsHref: buildPageLink(request, '/stories/contacts'),
      subscribeHref: buildPageLink(request, '/subscribe'),
      feeds: feeds.links,
    },
  })
}

/** Data of a story (ROUTE-38, STORY-07). */
export async function loadStoryPage(request: RequestContext): Promise<PageData<StoryPageProps>> {
  const { site, locale, segments } = request.address
  const slug = segments[1] ?? ''
  const story = await loadOptional(request, ['story', site.id, locale.code, slug], () =>
    request.content.fetchStory(site.id, slug, toPreference(request)),
  )
  if (!story) abortWithNotFound('item')
  const link = (path: string) => buildPageLink(request, path)
  const intl = await loadIntl(locale)
  const [{ blocks }, recommended] = await Promise.all([
    loadBlocks(request, {
      title: story.title,
      url: `/stories/${slug}`,
      blocks: story.blocks,
      contentLanguage: story.contentLanguage,
    }),
    loadRecommended(request, story, intl),
  ])
  return createPageData<StoryPageProps>(request, {
    title: story.title,
    description: story.leadText,
    image: story.teaserImage,
    kind: 'article',
    article: {
      publishedAt: story.publicationDate,
      modifiedAt: story.updatedAt,
      authors: story.storyContacts.map(({ name }) => name),
      section: story.category?.name ?? null,
    },
    breadcrumbs: [
      { title: intl.formatMessage(storyMessages.title), url: link('/stories') },
      { title: story.title, url: null },
    ],
    contentLanguages: story.contentLanguage === locale.language ? null : story.languages,
    contentLanguage: story.contentLanguage,
    languages: story.languages,
    props: {
      title: story.title,
      leadText: localizeWrittenNumbers(insertNoBreakSpaces(story.leadText), story.contentLanguage, locale),
      ...toEntryDay(story.publicationDate, request),
      category: story.category && {
        name: story.category.name,
        lang: toForeignLanguage(story.category.nameLanguage, locale.language),
        href: writeListQuery(link('/stories'), { category: story.category.slug }),
      },
      picture: story.teaserImage
        ? toPicture(
            story.teaserImage,
            ['stretched', 'break-out', 'inline', 'classification-480'],
            '(min-width: 96em) 67rem, (min-width: 64em) 72vw, 100vw',
          )
        : undefined,
      contacts: story.storyContacts.map((contact) => toPersonItem(contact, request)),
      ...toVideo(story, locale.language, intl),
      blocks,
      recommended,
      backHref: link('/stories'),
      feedbackHref: `${link('/feedback')}?story=${story.slug}`,
      subscribeHref: link('/subscribe'),
    },
  })
}

/** Films of our file service are played on the page; other videos are linked (decision 30). */
function toVideo(
  { title, teaserImage, videoUrl, videoDuration }: StoryTeaser,
  language: string,
  intl: IntlShape,
): Pick<StoryPageProps, 'film' | 'video'> {
  if (videoUrl === null) return { film: null, video: null }
  const own = readOwnFilm(videoUrl)
  if (!own) return { film: null, video: { href: videoUrl, duration: toDuration(videoDuration) } }
  const poster = teaserImage ?? { id: defaultImageId, alt: '', width: 16, height: 9 }
  const picture = toPicture(poster, ['stretched-video', 'aside-video'], '(min-width: 96em) 90rem, 100vw')
  const playText = intl.formatMessage(catalogueMessages.video)
  return { film: { picture, video: { ...toPlayedVideo({ ...own, title }, language), playText } }, video: null }
}

/** Data of the page of all story contacts (ROUTE-39, STORY-12). */
export async function loadStoryContactsPage(request: RequestContext): Promise<PageData<StoryContactsPageProps>> {
  const contacts = await loadStoryContacts(request)
  const { formatMessage } = await loadIntl(request.address.locale)
  const title = formatMessage(storyMessages.contacts)
  const backHref = buildPageLink(request, '/stories')
  return createPageData(request, {
    title,
    description: formatMessage(storyMessages.contactsLead),
    breadcrumbs: [
      { title: formatMessage(storyMessages.title), url: backHref },
      { title, url: null },
    ],
    languages: editorialLanguages,
    props: { people: contacts.map((contact) => toPersonItem(contact, request)), backHref },
  })
}

/** Data of the stories of one contact; unknown contacts are not found (ROUTE-39, STORY-12). */
export async function loadStoryContactPage(request: RequestContext): Promise<PageData<StoryContactPageProps>> {
  const slug = request.address.segments[2] ?? ''
  const contact = (await loadStoryContacts(request)).find((one) => one.slug === slug)
  if (!contact) abortWithNotFound('item')
  const { items } = await loadStories(request, { contact: slug, first: maxShownEntries })
  const intl = await loadIntl(request.address.locale)
  const backHref = buildPageLink(request, '/stories')
  const { href: _, ...person } = toPersonItem(contact, request)
  return createPageData<StoryContactPageProps>(request, {
    title: contact.name,
    description: intl.formatMessage(storyMessages.byContact, { name: contact.name }),
    image: contact.image,
    breadcrumbs: [
      { title: intl.formatMessage(storyMessages.title), url: backHref },
      { title: intl.formatMessage(storyMessages.contacts), url: buildPageLink(request, '/stories/contacts') },
      { title: contact.name, url: null },
    ],
    ...describeListLanguage(items, request),
    languages: editorialLanguages,
    props: {
      person: { ...person, email: contact.email },
      stories: items.map((story) => toStoryItem(story, request, intl)),
      backHref,
    },
  })
}

/** Three other stories: same category first, then the newest (STORY-05). */
async function loadRecommended(request: RequestContext, story: StoryTeaser, intl: IntlShape) {
  const [alike, newest] = await Promise.all([
    story.category ? loadStories(request, { category: story.category.slug, first: 4 }) : { items: [] },
    loadStories(request, { first: 7 }),
  ])
  const others = new Map([...alike.items, ...newest.items].map((one) => [one.id, one]))
  others.delete(story.id)
  return [...others.values()].slice(0, 3).map((one) => toStoryItem(one, request, intl))
}
