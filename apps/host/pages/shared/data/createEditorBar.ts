import type { ContentPage } from '@kudex/api/content'
import { describeForm, listFieldSources } from '@kudex/domain/editing-forms'
import { buildLink } from '@kudex/domain/links'
import type { EditorBarSlotProps } from '../../../features/shared/index.ts'
import type { ContentPageProps } from '../blocks/blocks.types.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { editorMessages as messages } from '../../editor/editor.messages.ts'
import { publishingMessages } from '../../editor/publishing/publishing.messages.ts'
import { toSignOutForm } from '../../editor/toSignOutForm.ts'
import { buildPageLink } from '../links/buildPageLink.ts'
import { loadIntl } from '../locale/loadIntl.ts'
import { findLocaleOfSite } from '../locale/offeredLocales.ts'

/**
 * The bar above the preview of a page for its editor, or for the holder of a shared preview; undefined for visitors
 * (EDITOR-07, EDITOR-10).
 */
export async function createEditorBar(
  request: RequestContext,
  page: ContentPage,
  { isHidden, props }: { readonly isHidden: boolean; readonly props: ContentPageProps },
): Promise<EditorBarSlotProps | undefined> {
  const { access, editor, stage, address } = request
  const sharedUntil = access.kind === 'granted' ? access.sharedUntil : undefined
  if (sharedUntil === undefined && (!editor || !stage)) return undefined
  const { formatMessage, formatDate } = await loadIntl(address.locale)
  if (!editor || !stage) {
    // The zone of the reader is unknown here, so the text names the zone.
    const date = formatDate(sharedUntil ?? 0, { dateStyle: 'medium', timeStyle: 'long', timeZone: 'UTC' })
    return {
      sources: noSources,
      isFramed: false,
      label: formatMessage(messages.barShared),
      pageTitle: page.title,
      notes: [formatMessage(messages.barShared), formatMessage(messages.barSharedUntil, { date })],
      links: [],
    }
  }
  const path = buildPageLink(request, address.path)
  const mainSite = request.system.sites.find(({ isMain }) => isMain) ?? address.site
  const mainLocale = findLocaleOfSite(request, mainSite) ?? address.locale
  // Only the main site has the editor area and the portal (SITE-19).
  const mainLink = (target: string) => buildLink(target, { locale: mainLocale, siteSlug: null })
  const { action, fields } = toSignOutForm(mainLink)
  return {
    sources: stage === 'DRAFT' ? await loadSources(request, page, props) : noSources,
    isFramed: request.isFramed,
    label: formatMessage(messages.barLabel),
    pageTitle: page.title,
    notes: [
      ...(page.isPublished ? [] : [formatMessage(messages.barUnpublished)]),
      ...(isHidden ? [formatMessage(messages.barHidden)] : []),
    ],
    // Only the draft of a page that is not published can be opened.
    ...(page.isPublished && {
      stage: {
        label: formatMessage(messages.barStage),
        current: stage === 'DRAFT' ? 'draft' : 'published',
        links: {
          published: { href: `${path}?stage=PUBLISHED`, text: formatMessage(messages.published) },
          draft: { href: `${path}?stage=DRAFT`, text: formatMessage(messages.barDraft) },
        },
      },
    }),
    links: [
      {
        href: `${mainLink('/editor')}?${new URLSearchParams({ site: page.siteId, stage })}`,
        text: formatMessage(messages.treeTitle),
      },
      { href: mainLink(`/editor/pages/${page.id}`), text: formatMessage(messages.barEdit) },
      { href: mainLink(`/editor/pages/${page.id}/publishing`), text: formatMessage(publishingMessages.title) },
      { href: mainLink(`/editor/translations/${page.id}`), text: formatMessage(messages.barTranslations) },
      ...(page.isPublished ? [{ href: path, text: formatMessage(messages.barPublic) }] : []),
    ],
    logout: { action, hiddenFields: fields, text: formatMessage(messages.signOut) },
  }
}

const noSources: EditorBarSlotProps['sources'] = { parts: [], fields: [] }

async function loadSources(
  { editing, address, signal }: RequestContext,
  page: ContentPage,
  props: ContentPageProps,
): Promise<EditorBarSlotProps['sources']> {
  const edited = await editing.fetchEntry('pages', page.id, { signal })
  const languages = [...new Set([page.contentLanguage ?? address.locale.language, address.locale.language])]
  const fields = edited ? listFieldSources(describeForm('pages'), edited.value, languages) : []
  return { parts: listParts(page, props), fields: fields.filter(({ path }) => path.startsWith('blocks.')) }
}

/** The fields of the parts of the page, in the order in which `ContentPage` shows them. */
function listParts(page: ContentPage, { blocks, contents }: ContentPageProps): (string | null)[] {
  const hasHero = blocks.some(({ kind }) => kind === 'hero')
  const tableOfContents = contents.length > 0 ? [null] : []
  return [
    ...(hasHero ? [] : ['title', ...tableOfContents]),
    ...blocks.flatMap(({ id, kind }) => {
      const source = `blocks.${page.blocks.findIndex((block) => block.id === id)}`
      return kind === 'hero' ? [source, ...tableOfContents] : [source]
    }),
  ]
}
