import type { MiddlewareHandler } from 'hono'
import type { EditorSessions } from '../../access/editorSessions.ts'
import type { HostEnv } from '../../hostContext.ts'
import { respondJson } from '../respond.ts'

/** Refuses requests without an editor with 401 (EDITOR-09, TRANS-08). Its routes respond with `no-store`. */
export function requireEditor({ resolve }: Pick<EditorSessions, 'resolve'>): MiddlewareHandler<HostEnv> {
  return async (c, next) => {
    c.header('Cache-Control', 'no-store')
    if (await resolve(c.env.incoming.headers.cookie)) return next()
    return respondJson(401, { error: 'Sign in to the editor area first' }, { 'Cache-Control': 'no-store' })
  }
}
