import { randomUUID } from 'node:crypto'
import type { EditingClient, PublishingClient, PublishingStep } from '@kudex/api/content'
import { resolveZonedTime } from '@kudex/domain/editing'
import { Hono } from 'hono'
import type { EditorSessions } from '../../access/editorSessions.ts'
import type { HostEnv } from '../../hostContext.ts'
import { isLocalPath } from '../../isLocalPath.ts'
import { readPostedForm } from '../postedForm.ts'
import { withStepResult } from './withStepResult.ts'
import { respondJson } from '../respond.ts'
import { onEditorServiceError, respondUnknown, withFormFields } from './formReturn.ts'

/** Path of the steps that publish pages. */
export const publishingPath = '/api/editor/publishing'

export interface PublishingRoutesOptions {
  readonly publishing: Pick<PublishingClient, 'changePage'>
  readonly editing: Pick<EditingClient, 'saveEntry'>
  readonly editors: EditorSessions
}

/**
 * Steps of an editor with a page: `/publish/{pageId}`, `/unpublish/…`, `/delete-draft/…`, `/schedule/…` and `/renew/…`,
 * and `/redirect/…`, which leads its former address to it (ROUTE-21). Forms name the version that the editor saw and are
 * redirected to their `path` with the result.
 */
export function createPublishingRoutes({ publishing, editing, editors }: PublishingRoutesOptions): Hono<HostEnv> {
  const routes = new Hono<HostEnv>()
  routes.onError(onEditorServiceError)
  routes.post('/:step{publish|unpublish|delete-draft|schedule|renew}/:pageId{[\\w-]+}', async (c) => {
    const form = await readPostedForm(c)
    const path = form?.get('path') ?? ''
    if (!form || !isLocalPath(path)) return respondJson(400, { error: 'The request is a form with path and version' })
    const { step: kind, pageId } = c.req.param()
    const step = readStep(kind, form)
    const editor = await editors.resolve(c.env.incoming.headers.cookie)
    const author = { version: form.get('version') ?? '', editor: editor?.name ?? null }
    const result = step ? await publishing.changePage(pageId, step, author) : 'times'
    if (result === 'unknown') return respondUnknown(c, 'There is no such page')
    // A schedule is refused because of its times, or because there is nothing to publish.
    const failure = result === 'refused' && kind === 'schedule' ? 'times' : result
    const isRefused = kind === 'schedule' && failure !== 'done'
    return c.redirect(withStepResult(isRefused ? withFormFields(path, form) : path, kind, failure), 303)
  })
  routes.post('/redirect/:pageId{[\\w-]+}', async (c) => {
    const form = await readPostedForm(c)
    const path = form?.get('path') ?? ''
    if (!form || !isLocalPath(path)) return respondJson(400, { error: 'The request is a form with path and former' })
    const target = { kind: 'page', text: form.get('text'), pageId: c.req.param('pageId') }
    const editor = await editors.resolve(c.env.incoming.headers.cookie)
    const saving = await editing.saveEntry({
      kind: 'redirects',
      id: `redirects-${randomUUID().slice(0, 8)}`,
      version: null,
      value: { siteId: form.get('site'), previousUrl: form.get('former'), target },
      editor: editor?.name ?? null,
    })
    const reason = saving.kind === 'rejected' ? saving.problems[0]?.code : undefined
    return c.redirect(withStepResult(path, 'redirect', saving.kind === 'saved' ? 'done' : (reason ?? 'refused')), 303)
  })
  routes.all('*', () => respondJson(404, { error: 'There is no such endpoint' }))
  return routes
}

/** Null if a field is invalid. */
function readStep(kind: string, form: URLSearchParams): PublishingStep | null {
  switch (kind) {
    case 'schedule': {
      const timeZone = form.get('timeZone') ?? ''
      const [publishAt, unpublishAt] = ['publishAt', 'unpublishAt'].map((name) => {
        const local = form.get(name) ?? ''
        return local === '' ? null : (resolveZonedTime(local, timeZone) ?? undefined)
      })
      return publishAt === undefined || unpublishAt === undefined ? null : { kind, publishAt, unpublishAt, timeZone }
    }
    default:
      return { kind: kind as 'publish' | 'unpublish' | 'delete-draft' | 'renew' }
  }
}
