import { buildLink } from '@kudex/domain/links'
import { resolveCountryName } from '@kudex/domain/locales'
import type { Editor, PageStage, RequestContext } from '../../request/requestContext.types.ts'
import { readStage } from '../../request/stage.ts'
import { readUnlockError, removeUnlockError } from '../../request/unlockError.ts'
import { abortWithNotFound } from '../shared/data/abortWithNotFound.ts'
import { createPageData } from '../shared/data/createPageData.ts'
import type { PageData } from '../shared/data/pageData.types.ts'
import { buildPageLink } from '../shared/links/buildPageLink.ts'
import { formatText } from '../shared/locale/formatText.ts'
import { toForeignLanguage } from '../shared/locale/toForeignLanguage.ts'
import { toPreference } from '../shared/locale/toPreference.ts'
import type { EditorPageProps, SignOutForm } from './editor.types.ts'
import { editorMessages as messages } from './editor.messages.ts'
import { nestPages } from './nestPages.ts'
import { toSignOutForm } from './toSignOutForm.ts'

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
  if (area !== 'translations' || pageId === undefined || others.length > 0) abortWithNotFound('route')
  return toPage(request, { kind: 'translations', ...shared, ...(await loadTranslations(request, pageId)) })
}

async function toPage(request: RequestContext, props: EditorPageProps): Promise<PageData<EditorPageProps>> {
  const name = await formatText(request, messages.area)
  const title = props.kind === 'translations' ? props.pageTitle : null
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

async function loadTree(request: RequestContext) {
  const { system, content, address } = request
  const query = readQuery(request)
  const stage = readStage(query.get('stage')) ?? 'PUBLISHED'
  const sites = system.sites.map(({ id, name }) => ({ id, name }))
  const site = system.sites.find(({ id }) => id === query.get('site')) ?? address.site
  const text = (query.get('q') ?? '').trim().slice(0, longestText)
  const offset = /^\d{1,6}$/.test(query.get('offset') ?? '') ? Number(query.get('offset')) : 0
  const tree = await content.fetchPageTree(
    { siteId: site.id, text: text || null, first: pagesAtOnce, offset },
    { ...toPreference(request), stage },
  )
  const { language } = address.locale
  const entries = tree.pages.map(({ id, path, title, titleLanguage, navigation, stageState }) => ({
    id,
    path,
    title,
    lang: toForeignLanguage(titleLanguage, language) ?? null,
    href: toPreviewLink(request, { path, siteSlug: site.slug, stage }),
    isHidden: navigation === 'hidden',
    state: stageState,
  }))
  return {
    stage,
    siteId: site.id,
    sites,
    text,
    total: tree.total,
    nextOffset: offset + entries.length < tree.total ? offset + entries.length : null,
    countriesWithoutHome: tree.countriesWithoutHome.map((code) => resolveCountryName(code, language)),
    // A search result is a list: pages above a found one may be missing.
    entries: text === '' ? nestPages(entries) : entries.map((entry) => ({ ...entry, pages: [] })),
  }
}

async function loadTranslations(request: RequestContext, pageId: string) {
  const { content, translations, address, system, signal } = request
  const [page, state] = await Promise.all([
    content.fetchPage(pageId, { ...toPreference(request), stage: 'DRAFT' }),
    translations.fetchTranslations(pageId, { signal }),
  ])
  if (!page || !state) abortWithNotFound('item')
  const done = readQuery(request).get('done')
  const siteSlug = system.sites.find(({ id }) => id === page.siteId)?.slug ?? null
  return {
    translations: state,
    pageTitle: page.title,
    lang: toForeignLanguage(page.contentLanguage, address.locale.language) ?? null,
    href: toPreviewLink(request, { path: page.url, siteSlug, stage: 'DRAFT' }),
    done: done === 'start' || done === 'reset' ? done : null,
  } as const
}

/** Pages of the service per request. */
const pagesAtOnce = 500
const longestText = 100

function readQuery({ requestedPath }: RequestContext): URLSearchParams {
  return new URLSearchParams(requestedPath.split('?')[1] ?? '')
}

function toPreviewLink(
  { address }: RequestContext,
  { path, siteSlug, stage }: { readonly path: string; readonly siteSlug: string | null; readonly stage: PageStage },
): string {
  return `${buildLink(path, { locale: address.locale, siteSlug })}?stage=${stage}`
}

function toSignOut(request: RequestContext, editor: Editor): SignOutForm {
  return toSignOutForm(editor, (path) => buildPageLink(request, path))
}
