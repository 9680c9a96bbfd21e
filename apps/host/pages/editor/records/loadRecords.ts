import type { RecordKind } from '@kudex/domain/editing-forms'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { readQuery } from '../../../request/readQuery.ts'

/** The entries of a kind that the search of the request matches. */
export async function loadRecords(request: RequestContext, recordKind: RecordKind) {
  const { editing, address, signal } = request
  const query = readQuery(request.requestedPath)
  const search = (query.get('q') ?? '').trim().slice(0, maxTextLength)
  const offset = /^\d{1,6}$/.test(query.get('offset') ?? '') ? Number(query.get('offset')) : 0
  const list = { search, language: address.locale.language, offset }
  const { total, records } = await editing.listRecords(recordKind, list, { signal })
  const nextOffset = offset + records.length < total ? offset + records.length : null
  return {
    recordKind,
    search,
    total,
    records,
    nextOffset: records.length > 0 ? nextOffset : null,
    isDeleted: query.get('done') === 'deleted',
  }
}

const maxTextLength = 100
