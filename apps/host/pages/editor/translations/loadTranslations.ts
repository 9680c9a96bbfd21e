import type { RequestContext } from '../../../request/requestContext.types.ts'
import { readQuery } from '../../../request/readQuery.ts'
import { abortWithNotFound } from '../../shared/data/abortWithNotFound.ts'
import { toPreference } from '../../shared/locale/toPreference.ts'
import { toPreviewLink } from '../toPreviewLink.ts'

/** The translations of a page (TRANS-01). */
export async function loadTranslations(request: RequestContext, pageId: string) {
  const { content, translations, signal } = request
  const [page, state] = await Promise.all([
    content.fetchPage(pageId, { ...toPreference(request), stage: 'DRAFT' }),
    translations.fetchTranslations(pageId, { signal }),
  ])
  if (!page || !state) abortWithNotFound('item')
  const isOutdated = state.targetLanguages.some(({ outdated }) => outdated)
  const sourceChanges = isOutdated ? await translations.fetchSourceChanges(pageId, { signal }) : []
  const query = readQuery(request.requestedPath)
  return {
    translations: state,
    sourceChanges: sourceChanges ?? [],
    openOnly: query.get('open') === '1',
    pageTitle: page.title,
    href: toPreviewLink(request, { ...page, path: page.url }, 'DRAFT'),
    target: query.get('target') ?? '',
    due: query.get('due') ?? '',
    done: results.find((result) => result === (query.get('failed') ?? query.get('done'))) ?? null,
  } as const
}

const results = ['start', 'reset', 'incomplete', 'refused', 'none', 'failed'] as const
