import { Hono } from 'hono'
import { previewHours } from '../../../request/stage.ts'
import type { SharedPreviews } from '../../access/sharedPreviews.ts'
import type { HostEnv } from '../../hostContext.ts'
import { isLocalPath } from '../../isLocalPath.ts'
import { readPostedForm } from '../postedForm.ts'
import { respondJson } from '../respond.ts'
import { onEditorServiceError, respondUnknown } from './formReturn.ts'

/** Path of the form that shares a preview. */
export const sharedPreviewPath = '/api/editor/shared-preview'

/** The form `/{pageId}` with the hours of validity. Redirects to its `path` with the token as `shared`. */
export function createSharedPreviewRoutes({
  sharedPreviews,
}: {
  readonly sharedPreviews: Pick<SharedPreviews, 'create'>
}): Hono<HostEnv> {
  const routes = new Hono<HostEnv>()
  routes.onError(onEditorServiceError)
  routes.post('/:pageId{[\\w-]+}', async (c) => {
    const form = await readPostedForm(c)
    const path = form?.get('path') ?? ''
    const hours = previewHours.find((option) => String(option) === form?.get('hours'))
    if (!isLocalPath(path) || hours === undefined) {
      return respondJson(400, { error: `The request is a form with path and hours (${previewHours.join(', ')})` })
    }
    const token = await sharedPreviews.create(c.req.param('pageId'), hours)
    if (token === null) return respondUnknown(c, 'There is no such page')
    const [address = '', query] = path.split('?')
    const parameters = new URLSearchParams(query)
    parameters.set('shared', token)
    return c.redirect(`${address}?${parameters}`, 303)
  })
  routes.all('*', () => respondJson(404, { error: 'There is no such endpoint' }))
  return routes
}
