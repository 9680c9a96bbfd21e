import type { MediaId } from '@kudex/api/content'
import type { LibraryItem } from '@kudex/api/media-library'
import type { MediaKind } from '@kudex/domain/editing-forms'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { readQuery } from '../../../request/readQuery.ts'
import { abortWithNotFound } from '../../shared/data/abortWithNotFound.ts'
import { buildPageLink } from '../../shared/links/buildPageLink.ts'
import type { MediaFailure, MediaOutcome } from '../editor.types.ts'

/** The pictures or files that the search of the request matches. */
export async function loadMedia(request: RequestContext, mediaKind: MediaKind) {
  const { editing, signal } = request
  const query = readQuery(request.requestedPath)
  const search = (query.get('q') ?? '').trim().slice(0, maxTextLength)
  const offset = /^\d{1,6}$/.test(query.get('offset') ?? '') ? Number(query.get('offset')) : 0
  const { total, items } = await editing.listMedia({ kind: mediaKind, search, offset }, { signal })
  const nextOffset = offset + items.length
  const path = buildPageLink(request, `/editor/${mediaKind}`)
  return {
    mediaKind,
    search,
    total,
    items: items as readonly LibraryItem[],
    nextOffset: items.length > 0 && nextOffset < total ? nextOffset : null,
    uploadAction: `/api/editor/media/form?${new URLSearchParams({ path }).toString()}`,
    isDeleted: query.get('done') === 'deleted',
    failure: readFailure(query),
  }
}

/** A picture or a file, what uses it, and the forms that replace and delete it. */
export async function loadMediaItem(request: RequestContext, { kind, id }: MediaId) {
  const { editing, address, signal } = request
  const item = await editing.fetchMedia({ kind, id }, address.locale.language, { signal })
  if (!item) abortWithNotFound('item')
  const query = readQuery(request.requestedPath)
  const languages = Object.keys(item.languages)
  const encodedId = encodeURIComponent(id)
  const path = buildPageLink(request, `/editor/${kind}/${encodedId}`)
  const done = query.get('done')
  const outcome: MediaOutcome | null = done === 'replaced' || done === 'uploaded' ? done : readFailure(query)
  return {
    mediaKind: kind,
    item,
    outcome,
    pageTitle: item.picture ? id : ((item.languages['en'] ?? item.languages[languages[0] ?? ''])?.filename ?? id),
    replacements: (item.picture ? [null] : languages).map((language) => ({
      language,
      action: `/api/editor/${kind}/${encodedId}/bytes/form?${new URLSearchParams({
        path,
        version: item.version,
        ...(language !== null && { language }),
      }).toString()}`,
    })),
  }
}

const maxTextLength = 100

function readFailure(query: URLSearchParams): MediaFailure | null {
  const failed = query.get('failed')
  return failures.find((failure) => failure === failed) ?? null
}

const failures = ['none', 'tooLarge', 'refused', 'stale', 'failed'] as const
