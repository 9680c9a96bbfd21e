import type { StoryCardItem } from '@kudex/ui'
import type { RequestContext } from '../../../../request/requestContext.types.ts'
import { loadOrFail } from '../../blocks/blockFailure.ts'
import { loadStories } from '../../editorial/loadStories.ts'
import { toStoryItem } from '../../editorial/toStoryItems.ts'
import { loadIntl } from '../../locale/loadIntl.ts'

/**
 * The newest stories about a product or service (CAT-26). Empty on a site without stories, and if the content service
 * fails: the rest of the page renders (ERR-05).
 */
export async function loadRelatedStories(request: RequestContext, product: string): Promise<readonly StoryCardItem[]> {
  const { site, locale } = request.address
  if (!site.features.includes('stories')) return []
  const found = await loadOrFail(request, () => loadStories(request, { product, first: maxStories }))
  if (!found) return []
  const intl = await loadIntl(locale)
  return found.items.map((story) => toStoryItem(story, request, intl))
}

/** One row of cards. */
const maxStories = 3
