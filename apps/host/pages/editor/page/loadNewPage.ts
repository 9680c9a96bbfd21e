import type { MessageDescriptor } from '@kudex/intl/messages'
import { problemMessages } from '../../../features/authoring/index.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { readQuery } from '../../../request/readQuery.ts'
import { buildPageLink } from '../../shared/links/buildPageLink.ts'
import { toPreference } from '../../shared/locale/toPreference.ts'
import { formatText } from '../../shared/locale/formatText.ts'
import { editorMessages } from '../editor.messages.ts'
import type { EditorNewPage } from '../editor.types.ts'
import { newPageMessages } from './newPage.messages.ts'

/** The form of a new page, with what was entered before if it was refused. */
export async function loadNewPage(request: RequestContext) {
  const { system, address } = request
  const query = readQuery(request.requestedPath)
  return {
    action: '/api/editor/pages',
    path: buildPageLink(request, '/editor/pages/new'),
    sites: system.sites.map(({ id, name }) => ({ id, name })),
    siteId: system.sites.find(({ id }) => id === query.get('site'))?.id ?? address.site.id,
    language: address.locale.language,
    url: query.get('url') ?? '/',
    title: query.get('title') ?? '',
    problem: await loadProblem(request, query),
  } as const
}

async function loadProblem(request: RequestContext, query: URLSearchParams): Promise<EditorNewPage['problem']> {
  const code = query.get('problem')
  if (code === null) return null
  const message = addressProblems.get(code)
  if (code === 'title') return { field: 'title', text: await formatText(request, newPageMessages.missingTitle) }
  if (!message) return { field: undefined, text: await formatText(request, editorMessages.failed) }
  const segment = query.get('url')?.split('/')[1] ?? ''
  const pageId = query.get('page') ?? ''
  const owner =
    pageId === '' ? null : await request.content.fetchPage(pageId, { ...toPreference(request), stage: 'DRAFT' })
  return { field: 'url', text: await formatText(request, message, { segment, page: owner?.title ?? pageId }) }
}

/** Texts of the problems of an address, by code of the content service. */
const addressProblems = new Map<string, MessageDescriptor>([
  ['pageAddress', problemMessages.pageAddress],
  ['reservedAddress', problemMessages.reservedAddress],
  ['siteAddress', problemMessages.reservedAddress],
  ['takenByPage', problemMessages.takenByPage],
])
