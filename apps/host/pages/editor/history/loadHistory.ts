import type { HistoryEntry } from '@kudex/api/content'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { readQuery } from '../../../request/readQuery.ts'
import { abortWithNotFound } from '../../shared/data/abortWithNotFound.ts'
import type { EditorHistory } from '../editor.types.ts'

/** The history of an entry, also of a deleted one, and the result of a restore. */
export async function loadHistory(request: RequestContext, entry: HistoryEntry) {
  const { editing, signal } = request
  const edited = await editing.fetchEntry(entry.kind, entry.id, { signal })
  const { title, ...history } = await loadVersions(request, entry, edited?.version ?? null)
  if (!edited && history.versions.length === 0) abortWithNotFound('item')
  const query = readQuery(request.requestedPath)
  const outcome = query.get('done') ?? query.get('failed')
  return {
    history,
    pageTitle: title ?? entry.id,
    outcome: outcomes.find((known) => known === outcome) ?? null,
  } as const
}

const outcomes = ['restore', 'stale', 'refused', 'failed'] as const

/** The versions of an entry that the address selects; `version` is the entity tag of the entry, null if it is deleted. */
export async function loadVersions(
  request: RequestContext,
  entry: HistoryEntry,
  version: string | null,
): Promise<EditorHistory & { readonly title: string | null }> {
  const { history, address, signal } = request
  const query = readQuery(request.requestedPath)
  const selection = {
    before: readNumber(query, 'before'),
    opened: readNumber(query, 'version'),
    language: address.locale.language,
  }
  const { title, versions, opened } = await history.fetchHistory(entry, selection, { signal })
  const oldest = versions.at(-1)?.number ?? 1
  return { title, entry, version, versions, opened, olderThan: oldest > 1 ? oldest : null }
}

function readNumber(query: URLSearchParams, name: string): number | null {
  const value = query.get(name) ?? ''
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null
}
