import type { RequestContext } from '../../../request/requestContext.types.ts'
import { readQuery } from '../../../request/readQuery.ts'
import { buildPageLink } from '../../shared/links/buildPageLink.ts'

/** The form of a new page, with what was entered before if it was refused. */
export function loadNewPage(request: RequestContext) {
  const { system, address } = request
  const query = readQuery(request.requestedPath)
  const problem = query.get('problem')
  return {
    action: '/api/editor/pages',
    path: buildPageLink(request, '/editor/pages/new'),
    sites: system.sites.map(({ id, name }) => ({ id, name })),
    siteId: system.sites.find(({ id }) => id === query.get('site'))?.id ?? address.site.id,
    language: address.locale.language,
    url: query.get('path') ?? '/',
    title: query.get('title') ?? '',
    problem: problems.find((known) => known === problem) ?? null,
  } as const
}

const problems = ['title', 'address', 'failed'] as const
