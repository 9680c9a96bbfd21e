import { describeForm } from '@kudex/domain/editing-forms'
import type { AuthoringProps } from '../../../features/authoring/index.ts'
import type { RequestContext } from '../../../request/requestContext.types.ts'
import { abortWithNotFound } from '../../shared/data/abortWithNotFound.ts'
import { toPreference } from '../../shared/locale/toPreference.ts'
import { loadChoices } from '../loadChoices.ts'
import { listPreviewLinks } from '../toPreviewLink.ts'

/** The form of a page with its draft, and the pages that it can link to. */
export async function loadAuthoring(request: RequestContext, pageId: string) {
  const { content, editing, signal, editor } = request
  const preference = { ...toPreference(request), stage: 'DRAFT' } as const
  const [edited, page] = await Promise.all([
    editing.fetchEntry('pages', pageId, { signal }),
    content.fetchPage(pageId, preference),
  ])
  if (!edited || !page) abortWithNotFound('item')
  const authoring: AuthoringProps = {
    kind: 'pages',
    id: pageId,
    version: edited.version,
    value: edited.value,
    fields: describeForm('pages'),
    editor: editor?.name ?? '',
    choices: await loadChoices(request, page.siteId),
    previewHrefs: listPreviewLinks(request, { ...page, path: page.url }),
  }
  return { authoring, pageTitle: page.title }
}
