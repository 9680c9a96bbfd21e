import { loadStories } from '../../editorial/loadStories.ts'
import { readerMessages } from '../../editorial/stories.messages.ts'
import { toStoryItem } from '../../editorial/toStoryItems.ts'
import { loadOrFail, toBlockFailure } from '../blockFailure.ts'
import type { BlockLoader } from '../blocks.types.ts'
import { overviewMessages } from './overview.messages.ts'

/** The newest stories of the site, with a link to all; left out on a site without stories (STORY-02). */
export const storyOverview: BlockLoader<'StoryOverviewBlock'> = {
  async toView({ heading: title, lead, categorySlug: category, videosOnly, count: first }, { request, intl, link }) {
    if (!request.address.site.features.includes('stories')) return null
    const found = await loadOrFail(request, () => loadStories(request, { category, videosOnly, first }))
    return {
      kind: 'storyOverview',
      props: {
        title,
        lead: lead ?? undefined,
        link: { href: link('/stories'), text: intl.formatMessage(overviewMessages.allStories) },
        stories: (found?.items ?? []).map((story) => toStoryItem(story, request, intl)),
        emptyText: intl.formatMessage(readerMessages.none),
        failure: found ? undefined : toBlockFailure('stories', request, intl),
      },
    }
  },
}
