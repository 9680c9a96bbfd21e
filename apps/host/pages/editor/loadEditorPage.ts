import type { Editor, RequestContext } from '../../request/requestContext.types.ts'
import { readUnlockError, removeUnlockError } from '../../request/unlockError.ts'
import { translationImportPath } from '../../request/formState.ts'
import { abortWithNotFound } from '../shared/data/abortWithNotFound.ts'
import { createPageData } from '../shared/data/createPageData.ts'
import type { PageData } from '../shared/data/pageData.types.ts'
import { buildPageLink } from '../shared/links/buildPageLink.ts'
import { formatText } from '../shared/locale/formatText.ts'
import type { EditorPageProps, SignOutForm } from './editor.types.ts'
import { editorMessages as messages } from './editor.messages.ts'
import { boardMessages } from './board/board.messages.ts'
import { loadTranslationBoard } from './board/loadTranslationBoard.ts'
import { importMessages } from './import/import.messages.ts'
import { readQuery } from './readQuery.ts'
import { toSignOutForm } from './toSignOutForm.ts'
import { loadAuthoring } from './page/loadAuthoring.ts'
import { loadPublishing } from './publishing/loadPublishing.ts'
import { loadNewPage } from './page/loadNewPage.ts'
import { loadTranslations } from './translations/loadTranslations.ts'
import { loadTree } from './tree/loadTree.ts'

/** Data of a page of the editor area; the sign-in without an editor (EDITOR-01). Never cached, never indexed. */
export async function loadEditorPage(request: RequestContext): Promise<PageData<EditorPageProps>> {
  request.keepPrivate()
  const { editor, address } = request
  const [, area, pageId, ...others] = address.segments
  if (!editor) {
    const problem = readUnlockError(request.requestedPath)
    return toPage(request, { kind: 'sign-in', path: removeUnlockError(request.requestedPath), problem })
  }
  const shared = { editorName: editor.name, signOut: toSignOut(request, editor) }
  if (area === undefined) return toPage(request, { kind: 'tree', ...shared, ...(await loadTree(request)) })
  if (area === 'translation-import' && pageId === undefined) {
    return toPage(request, { kind: 'import', ...shared, ...loadImport(request) })
  }
  if (area === 'translations' && pageId === undefined) {
    return toPage(request, { kind: 'board', ...shared, ...(await loadTranslationBoard(request)) })
  }
  if (pageId !== undefined && area === 'pages' && others.length === 1 && others[0] === 'publishing')
    return toPage(request, { kind: 'publishing', ...shared, ...(await loadPublishing(request, pageId)) })
  if (pageId === undefined || others.length > 0) abortWithNotFound('route')
  if (area === 'pages' && pageId === 'new')
    return toPage(request, { kind: 'new-page', ...shared, ...loadNewPage(request) })
  if (area === 'pages') return toPage(request, { kind: 'page', ...shared, ...(await loadAuthoring(request, pageId)) })
  if (area !== 'translations') abortWithNotFound('route')
  return toPage(request, { kind: 'translations', ...shared, ...(await loadTranslations(request, pageId)) })
}

async function toPage(request: RequestContext, props: EditorPageProps): Promise<PageData<EditorPageProps>> {
  const name = await formatText(request, messages.area)
  const title =
    'pageTitle' in props
      ? props.pageTitle
      : props.kind === 'board'
        ? await formatText(request, boardMessages.title)
        : props.kind === 'import'
          ? await formatText(request, importMessages.title)
          : null
  return createPageData(request, {
    title: title ?? name,
    breadcrumbs: title
      ? [
          { title: name, url: buildPageLink(request, '/editor') },
          { title, url: null },
        ]
      : [{ title: name, url: null }],
    isIndexed: false,
    props,
  })
}

function loadImport(request: RequestContext) {
  const imported = readQuery(request).get('imported') ?? ''
  return {
    action: buildPageLink(request, translationImportPath),
    imported: /^[1-9]\d{0,3}$/.test(imported) ? Number(imported) : null,
    refused: request.refusedImport ?? null,
  }
}

function toSignOut(request: RequestContext, editor: Editor): SignOutForm {
  return toSignOutForm(editor, (path) => buildPageLink(request, path))
}
