import type { ContentPage } from '@kudex/api/content'
import type { IntlShape } from '@kudex/intl/messages'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { loadContacts } from './contacts/loadContacts.ts'
import { loadLinkTargets } from '../links/linkTargets.ts'
import { loadIntl } from '../locale/loadIntl.ts'
import { loadOptional } from '../data/loadOptional.ts'
import { toPreference } from '../locale/toPreference.ts'
import type { ContentPageBlock, ContentPageProps } from './blocks.types.ts'
import { listLinkedPages } from './localizeDocument.ts'
import { loadVideoTexts } from './loadVideoTexts.ts'
import { toOverviewBlock } from './toOverviewBlock.ts'
import { listPageSlugs, toContentPageProps } from './toContentPageProps.ts'

/** The blocks of a page, a story or a media release, ready to show: what they link to is fetched at once. */
export async function loadBlocks(
  request: RequestContext,
  page: Pick<ContentPage, 'title' | 'url' | 'blocks'> & Partial<Pick<ContentPage, 'id' | 'protection'>>,
): Promise<ContentPageProps> {
  const intl = await loadIntl(request.address.locale)
  const [targets, pagePaths, overviews, contacts, videoTexts] = await Promise.all([
    loadLinkTargets(request, listPageSlugs(page)),
    loadPagePaths(request, page),
    loadOverviews(request, page, intl),
    page.blocks.some(({ kind }) => kind === 'locations' || kind === 'contacts') ? loadContacts(request) : null,
    loadVideoTexts(request),
  ])
  // A calendar is for everybody: of a page that is not there is none.
  const pageId = page.protection?.kind === 'none' && page.id !== undefined ? page.id : null
  return toContentPageProps(page, request, { targets, pagePaths, contacts, intl, pageId, overviews, videoTexts })
}

/** What the overviews of a page list, by the ids of their blocks. */
async function loadOverviews(
  request: RequestContext,
  { blocks }: Pick<ContentPage, 'blocks'>,
  intl: IntlShape,
): Promise<ReadonlyMap<string, ContentPageBlock>> {
  const overviews = await Promise.all(
    blocks.map(async (block) =>
      block.kind === 'storyOverview' || block.kind === 'releaseOverview' ? toOverviewBlock(block, request, intl) : null,
    ),
  )
  return new Map(overviews.filter((overview) => overview !== null).map((overview) => [overview.id, overview]))
}

/** Paths of the pages that the texts of a page link to by id. */
async function loadPagePaths(
  request: RequestContext,
  page: Pick<ContentPage, 'blocks'>,
): Promise<ReadonlyMap<string, string>> {
  const ids = page.blocks.flatMap((block) => {
    if (block.kind === 'text') return listLinkedPages(block.text)
    return block.kind === 'accordion' ? block.items.flatMap(({ text }) => listLinkedPages(text)) : []
  })
  const pages = await Promise.all(
    [...new Set(ids)].map((id) =>
      loadOptional(request, ['page-by-id', id, request.address.locale.code], () =>
        request.content.fetchPage(id, toPreference(request)),
      ),
    ),
  )
  return new Map(pages.filter((linked) => linked !== null).map((linked) => [linked.id, linked.url]))
}
