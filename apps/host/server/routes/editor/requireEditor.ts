import { limitBody } from '@kudex/node-server/bodies'
import type { MiddlewareHandler } from 'hono'
import type { EditorSessions } from '../../access/editorSessions.ts'
import type { HostEnv } from '../../hostContext.ts'
import { maxEditorBody } from '../../limits.ts'
import { respondJson } from '../respond.ts'
import { readPostedForm } from '../postedForm.ts'
import { readReturnPath, withFormFields } from './formReturn.ts'
import { withoutStepResult } from './withStepResult.ts'

/**
 * Refuses requests without an editor with 401 (EDITOR-09, TRANS-08). Forms return to their page instead, which shows the
 * sign-in and then the form as it was filled in (EDITOR-01). Its routes respond with `no-store`.
 */
export function requireEditor({ resolve }: Pick<EditorSessions, 'resolve'>): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    c.header('Cache-Control', 'no-store')
    if (await resolve(c.env.incoming.headers.cookie)) return next()
    let path: string | null = null
    const tooLarge = await limitEditorBody(c, async () => {
      const returnPath = await readReturnPath(c)
      if (returnPath === null) return
      const form = await readPostedForm(c)
      path = withFormFields(withoutStepResult(returnPath), form ?? new URLSearchParams())
    })
    if (tooLarge) return tooLarge
    if (path !== null) return c.redirect(path, 303)
    return respondJson(401, { error: 'Sign in to the editor area first' }, { 'Cache-Control': 'no-store' })
  }
}

/** Refuses bodies that are larger than any content. */
export const limitEditorBody = limitBody<HostEnv>(maxEditorBody, () =>
  respondJson(413, { error: `The request is larger than ${maxEditorBody} bytes` }),
)
