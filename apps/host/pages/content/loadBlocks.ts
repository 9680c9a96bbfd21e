import type { ContentPage } from '@kudex/api/content'
import type { RequestContext } from '../../request/requestContext.types.ts'
import { loadLinkTargets } from '../frame/linkTargets.ts'
import { loadFound } from '../frame/loadFound.ts'
import { toPreference } from '../frame/preference.ts'
import type { ContentPageProps } from './content.types.ts'
import { listLinkedPages } from './localizeDocument.ts'
import { loadVideoTexts } from './loadVideoTexts.ts'
import { listPageSlugs, toContentPageProps } from './toContentPageProps.ts'

/** The blocks of a page, a story or a media release, ready to show: what they link to is fetched at once. */
export async function loadBlocks(
  request: RequestContext,
  page: Pick<ContentPage, 'title' | 'url' | 'blocks'>,
): Promise<ContentPageProps> {
  const [targets, pagePaths, videoTexts] = await Promise.all([
    loadLinkTargets(request, listPageSlugs(page)),
    loadPagePaths(request, page),
    loadVideoTexts(request),
  ])
  return toContentPageProps(page, request, targets, pagePaths, videoTexts)
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
      loadFound(request, ['page-by-id', id, request.address.locale.code], () =>
        request.content.fetchPage(id, toPreference(request)),
      ),
    ),
  )
  return new Map(pages.filter((linked) => linked !== null).map((linked) => [linked.id, linked.url]))
}
