import { describeForm } from '@kudex/domain/editing-forms'
import { resolveListedLocales } from '@kudex/domain/locales'
import type { AuthoringProps } from '../../../features/authoring/index.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { abortWithNotFound } from '../../shared/data/abortWithNotFound.ts'
import { toPreference } from '../../shared/locale/toPreference.ts'
import { loadChoices } from '../loadChoices.ts'
import { listPreviewLinks } from '../toPreviewLink.ts'

/** The form of a page with its draft, and the pages that it can link to. */
export async function loadAuthoring(request: RequestContext, pageId: string) {
  const { address, content, editing, system, signal, editor } = request
  const preference = { ...toPreference(request), stage: 'DRAFT' } as const
  const [edited, page] = await Promise.all([
    editing.fetchEntry('pages', pageId, { signal }),
    content.fetchPage(pageId, preference),
  ])
  if (!edited || !page) abortWithNotFound('item')
  const site = system.sites.find(({ id }) => id === page.siteId) ?? address.site
  const authoring: AuthoringProps = {
    kind: 'pages',
    id: pageId,
    version: edited.version,
    value: edited.value,
    fields: describeForm('pages'),
    editor: editor?.name ?? '',
    choices: await loadChoices(request, page.siteId),
    previewHrefs: listPreviewLinks(
      [address.locale, ...resolveListedLocales(site, system.countries, system.languages)],
      { path: page.url, siteSlug: site.slug, stage: 'DRAFT' },
    ),
  }
  return { authoring, pageTitle: page.title }
}
