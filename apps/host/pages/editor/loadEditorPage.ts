import type { MessageDescriptor } from '@kudex/intl/messages'
import type { RequestContext } from '../../request/requestContext.types.ts'
import { readUnlockError, readUnlockName, removeUnlockError } from '../../request/unlockError.ts'
import { translationImportPath } from '../../request/formState.ts'
import { readQuery } from '../../request/readQuery.ts'
import { abortWithNotFound } from '../shared/data/abortWithNotFound.ts'
import { isMediaKind, isRecordKind, type MediaKind, type RecordKind } from '@kudex/domain/editing-forms'
import { createPageData } from '../shared/data/createPageData.ts'
import type { PageData } from '../shared/data/pageData.types.ts'
import { buildPageLink } from '../shared/links/buildPageLink.ts'
import { formatText } from '../shared/locale/formatText.ts'
import type { EditorPageProps } from './editor.types.ts'
import { editorMessages as messages } from './editor.messages.ts'
import { boardMessages } from './board/board.messages.ts'
import { loadTranslationBoard } from './board/loadTranslationBoard.ts'
import { changesMessages } from './changes/changes.messages.ts'
import { loadChanges } from './changes/loadChanges.ts'
import { loadHistory } from './history/loadHistory.ts'
import { importMessages } from './import/import.messages.ts'
import { mediaMessages } from '../../features/authoring/index.ts'
import { loadMedia, loadMediaItem } from './media/loadMedia.ts'
import { toSignOutForm } from './toSignOutForm.ts'
import { loadAuthoring } from './page/loadAuthoring.ts'
import { loadPublishing } from './publishing/loadPublishing.ts'
import { loadNewPage } from './page/loadNewPage.ts'
import { newPageMessages } from './page/newPage.messages.ts'
import { loadRecord } from './records/loadRecord.ts'
import { loadRecords } from './records/loadRecords.ts'
import { recordMessages } from './records/records.messages.ts'
import { loadTranslations } from './translations/loadTranslations.ts'
import { loadTree } from './tree/loadTree.ts'

/** Data of a page of the editor area; the sign-in without an editor (EDITOR-01). Never cached, never indexed. */
export async function loadEditorPage(request: RequestContext): Promise<PageData<EditorPageProps>> {
  request.keepPrivate()
  const { editor, address } = request
  const [, area, pageId, ...others] = address.segments
  if (!editor) {
    const { requestedPath } = request
    return toPage(request, {
      kind: 'sign-in',
      path: removeUnlockError(requestedPath),
      problem: readUnlockError(requestedPath),
      name: readUnlockName(requestedPath),
    })
  }
  const shared = { editorName: editor.name, signOut: toSignOutForm((path) => buildPageLink(request, path)) }
  if (area === undefined) return toPage(request, { kind: 'tree', ...shared, ...(await loadTree(request)) })
  if (area === 'translation-import' && pageId === undefined) {
    return toPage(request, { kind: 'import', ...shared, ...loadImport(request) })
  }
  if (area === 'translations' && pageId === undefined) {
    return toPage(request, { kind: 'board', ...shared, ...(await loadTranslationBoard(request)) })
  }
  if (area === 'changes' && pageId === undefined) {
    return toPage(request, { kind: 'changes', ...shared, ...(await loadChanges(request)) })
  }
  if (
    (area === 'pages' || isRecordKind(area) || isMediaKind(area)) &&
    pageId !== undefined &&
    others.join('/') === 'history'
  ) {
    return toPage(request, { kind: 'history', ...shared, ...(await loadHistory(request, { kind: area, id: pageId })) })
  }
  if (isMediaKind(area) && others.length === 0) {
    return pageId === undefined
      ? toPage(request, { kind: 'media', ...shared, ...(await loadMedia(request, area)) })
      : toPage(request, {
          kind: 'media-item',
          ...shared,
          ...(await loadMediaItem(request, { kind: area, id: pageId })),
        })
  }
  if (isRecordKind(area) && others.length === 0) {
    return pageId === undefined
      ? toPage(request, { kind: 'records', ...shared, ...(await loadRecords(request, area)) })
      : toPage(request, { kind: 'record', ...shared, ...(await loadRecord(request, area, pageId)) })
  }
  if (pageId !== undefined && area === 'pages' && others.length === 1 && others[0] === 'publishing')
    return toPage(request, { kind: 'publishing', ...shared, ...(await loadPublishing(request, pageId)) })
  if (pageId === undefined || others.length > 0) abortWithNotFound('route')
  if (area === 'pages' && pageId === 'new')
    return toPage(request, { kind: 'new-page', ...shared, ...(await loadNewPage(request)) })
  if (area === 'pages') return toPage(request, { kind: 'page', ...shared, ...(await loadAuthoring(request, pageId)) })
  if (area !== 'translations') abortWithNotFound('route')
  return toPage(request, { kind: 'translations', ...shared, ...(await loadTranslations(request, pageId)) })
}

async function toPage(request: RequestContext, props: EditorPageProps): Promise<PageData<EditorPageProps>> {
  const name = await formatText(request, messages.area)
  const message =
    props.kind === 'records'
      ? recordMessages[props.recordKind]
      : props.kind === 'media'
        ? mediaMessages[props.mediaKind]
        : titles[props.kind]
  const title =
    'pageTitle' in props && props.pageTitle !== null
      ? props.pageTitle
      : message
        ? await formatText(request, message)
        : null
  return createPageData(request, {
    title: title ?? name,
    breadcrumbs: title
      ? [
          { title: name, url: buildPageLink(request, '/editor') },
          ...(props.kind === 'record' ? [await toListCrumb(request, props.recordKind)] : []),
          ...(props.kind === 'media-item' ? [await toListCrumb(request, props.mediaKind)] : []),
          { title, url: null },
        ]
      : [{ title: name, url: null }],
    isIndexed: false,
    props,
  })
}

/** Titles of pages below the start of the area. */
const titles: Partial<Record<EditorPageProps['kind'], MessageDescriptor>> = {
  board: boardMessages.title,
  changes: changesMessages.title,
  import: importMessages.title,
  'new-page': newPageMessages.title,
  record: recordMessages.create,
}

async function toListCrumb(request: RequestContext, kind: RecordKind | MediaKind) {
  const message = isMediaKind(kind) ? mediaMessages[kind] : recordMessages[kind]
  return { title: await formatText(request, message), url: buildPageLink(request, `/editor/${kind}`) }
}

function loadImport(request: RequestContext) {
  const imported = readQuery(request.requestedPath).get('imported') ?? ''
  return {
    action: buildPageLink(request, translationImportPath),
    imported: /^[1-9]\d{0,3}$/.test(imported) ? Number(imported) : null,
    refused: request.refusedImport ?? null,
  }
}
