import type { ContentBlock } from '@kudex/api/content'
import type { IntlShape } from '@kudex/intl/messages'
import { loadReleases, toReleaseItem } from '../editorial/listReleases.ts'
import { loadStories } from '../editorial/loadStories.ts'
import { releaseMessages } from '../editorial/releases.messages.ts'
import { readerMessages, storyMessages } from '../editorial/stories.messages.ts'
import { toStoryItem } from '../editorial/toStoryItems.ts'
import { buildPageLink } from '../links/buildPageLink.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import type { ContentPageBlock } from './blocks.types.ts'
import { loadOrFail } from './loadOrFail.ts'
import { overviewMessages } from './overview.messages.ts'
import { toBlockFailure } from './toBlockFailure.ts'

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
    const found = await loadOrFail(request, () => loadStories(request, { category, videosOnly, first }))
    const stories = (found?.items ?? []).map((story) => {
      const { videoDuration, ...shown } = toStoryItem(story, request)
      return videoDuration === null
        ? shown
        : { ...shown, videoText: intl.formatMessage(storyMessages.video, { duration: videoDuration }) }
    })
    const link = { href: buildPageLink(request, '/stories'), text: intl.formatMessage(overviewMessages.allStories) }
    const failure = found ? undefined : toBlockFailure('stories', request, intl)
    return { kind: 'storyOverview', id, props: { title, lead, link, stories, emptyText, failure } }
  }
  if (!features.includes('media-releases')) return null
  const found = await loadOrFail(request, () => loadReleases(request, { isAdHoc: block.adhocOnly, year: null, first }))
  const releases = (found?.items ?? []).map((release) => {
    const { isAdHoc, ...shown } = toReleaseItem(release, request)
    return isAdHoc ? { ...shown, adHocText: intl.formatMessage(releaseMessages.adHoc) } : shown
  })
  const link = {
    href: buildPageLink(request, '/media-releases'),
    text: intl.formatMessage(overviewMessages.allReleases),
  }
  const failure = found ? undefined : toBlockFailure('releases', request, intl)
  return { kind: 'releaseOverview', id, props: { title, lead, link, releases, emptyText, failure } }
}
