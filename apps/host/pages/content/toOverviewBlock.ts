import type { ContentBlock } from '@kudex/api/content'
import type { IntlShape } from '@kudex/intl/messages'
import { loadReleases, toReleaseItem } from '../editorial/listReleases.ts'
import { loadStories } from '../editorial/loadStories.ts'
import { releaseMessages } from '../editorial/releases.messages.ts'
import { readerMessages, storyMessages } from '../editorial/stories.messages.ts'
import { toStoryItem } from '../editorial/toStoryItems.ts'
import { buildPageLink } from '../frame/buildPageLink.ts'
import type { RequestContext } from '../../request/requestContext.types.ts'
import type { ContentPageBlock } from './content.types.ts'
import { overviewMessages } from './overview.messages.ts'

type OverviewBlock = Extract<ContentBlock, { kind: 'storyOverview' | 'releaseOverview' }>

/** The newest stories or media releases of the site, with the way to all; none on a site without them (STORY-02, MEDIA-02). */
export async function toOverviewBlock(
  block: OverviewBlock,
  request: RequestContext,
  intl: IntlShape,
): Promise<ContentPageBlock | null> {
  const { features } = request.address.site
  const { id, title, count: first } = block
  const lead = block.lead ?? undefined
  const emptyText = intl.formatMessage(readerMessages.none)
  if (block.kind === 'storyOverview') {
    if (!features.includes('stories')) return null
    const { categorySlug: category, videosOnly } = block
    const { items } = await loadStories(request, { category, videosOnly, first })
    const stories = items.map((story) => {
      const { videoDuration, ...shown } = toStoryItem(story, request)
      return videoDuration === null
        ? shown
        : { ...shown, videoText: intl.formatMessage(storyMessages.video, { duration: videoDuration }) }
    })
    const link = { href: buildPageLink(request, '/stories'), text: intl.formatMessage(overviewMessages.allStories) }
    return { kind: 'storyOverview', id, props: { title, lead, link, stories, emptyText } }
  }
  if (!features.includes('media-releases')) return null
  const { items } = await loadReleases(request, { isAdHoc: block.adhocOnly, year: null, first })
  const releases = items.map((release) => {
    const { isAdHoc, ...shown } = toReleaseItem(release, request)
    return isAdHoc ? { ...shown, adHocText: intl.formatMessage(releaseMessages.adHoc) } : shown
  })
  const link = {
    href: buildPageLink(request, '/media-releases'),
    text: intl.formatMessage(overviewMessages.allReleases),
  }
  return { kind: 'releaseOverview', id, props: { title, lead, link, releases, emptyText } }
}
