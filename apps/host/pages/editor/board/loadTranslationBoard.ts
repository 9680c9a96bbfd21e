import type { RequestContext } from '../../../request/requestContext.types.ts'
import { readQuery } from '../../../request/readQuery.ts'
import { toPreference } from '../../shared/locale/toPreference.ts'
import { readBoardQuery } from './boardQuery.ts'

/** The translations of the pages of a site that match the filters of the address. */
export async function loadTranslationBoard(request: RequestContext) {
  const { system, content, address } = request
  const parameters = readQuery(request.requestedPath)
  const query = readBoardQuery(parameters)
  const { text, language, state, page } = query
  const sites = system.sites.map(({ id, name }) => ({ id, name }))
  const siteId = (sites.find(({ id }) => id === query.site) ?? address.site).id
  const isOutdated = state === 'outdated'
  const board = await content.fetchTranslationBoard(
    {
      siteId,
      text: text || null,
      language,
      state: isOutdated ? null : state,
      outdated: isOutdated || null,
      first: pagesPerResponse,
      offset: (page - 1) * pagesPerResponse,
    },
    { ...toPreference(request), stage: 'DRAFT' },
  )
  const now = Date.now()
  const counts = { Translated: 0, InProgress: 0, MarkedForTranslation: 0, outdated: 0 }
  for (const one of board.counts) {
    if (language !== null && one.language !== language) continue
    counts[one.state] += one.count
    if (one.outdated) counts.outdated += one.count
  }
  const chosen = new Set(parameters.getAll('chosen'))
  return {
    query,
    sites,
    siteId,
    languages: [...new Set(board.counts.map((count) => count.language))].toSorted(),
    total: board.total,
    pageCount: Math.ceil(board.total / pagesPerResponse),
    counts,
    pages: board.pages.map(({ id, path, title, overallState, targets }) => ({
      id,
      path,
      title,
      overallState: overallState ?? null,
      isChosen: chosen.has(id),
      targets: targets.map((target) => ({
        language: target.language,
        translationState: target.translationState,
        outdated: target.outdated,
        dueAt: target.dueAt ?? null,
        isOverdue:
          target.translationState !== 'Translated' && Boolean(target.dueAt) && Date.parse(target.dueAt ?? '') < now,
      })),
    })),
    target: parameters.get('target') ?? query.language ?? '',
    due: parameters.get('due') ?? '',
    done: results.find((result) => result === (parameters.get('failed') ?? parameters.get('done'))) ?? null,
  } as const
}

const results = ['start', 'incomplete', 'refused', 'none', 'failed'] as const

/** Rows per page of the board. */
const pagesPerResponse = 50
