import type { RequestContext } from '../../../request/requestContext.types.ts'
import { readQuery } from '../../../request/readQuery.ts'
import { readChangesQuery } from './changesQuery.ts'

/** What editors did with all content, filtered by the address. */
export async function loadChanges(request: RequestContext) {
  const { history, address, signal } = request
  const query = readChangesQuery(readQuery(request.requestedPath))
  const { kind, editor, from, to, page } = query
  const list = await history.fetchChanges(
    {
      kind,
      editor,
      from: from && new Date(from).toISOString(),
      until: to && new Date(Date.parse(to) + day).toISOString(),
      offset: (page - 1) * changesPerResponse,
      language: address.locale.language,
    },
    { signal },
  )
  return { query, ...list, pageCount: Math.ceil(list.total / changesPerResponse) }
}

const day = 24 * 60 * 60 * 1000

/** The service returns this many changes per response. */
const changesPerResponse = 50
