import { limitBody } from '@kudex/node-server/bodies'
import type { PageUnlocking, UnlockRequest } from '@kudex/api/content'
import { Hono, type Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { HostEnv } from '../../hostContext.ts'
import type { UnlockError } from '../../../request/unlockError.ts'
import { addUnlockError } from '../../../request/unlockError.ts'
import { isLocalPath } from '../../isLocalPath.ts'
import { readPostedForm } from '../postedForm.ts'
import { pageAccessCookieName, type PageGrants } from '../../access/pageGrants.ts'
import { grantLifetime, maxPasswordBody } from '../../limits.ts'

export interface PageAccessRoutesOptions {
  readonly grants: PageGrants
  readonly unlockPage: (request: UnlockRequest) => Promise<PageUnlocking>
  readonly onError: (error: unknown) => void
}

/**
 * Creates the routes of `/api/page-access`: the password form of a protected page posts here. Without script they
 * redirect back to the page, which then shows its content or the error (PAGE-15, PAGE-18…20).
 */
export function createPageAccessRoutes(options: PageAccessRoutesOptions): Hono<HostEnv> {
  const { grants, unlockPage, onError } = options
  const routes = new Hono<HostEnv>()

  routes.post(
    '/',
    limitBody(maxPasswordBody, (context) =>
      context.json({ error: 'too-large', message: `The request is larger than ${maxPasswordBody} bytes.` }, 413),
    ),
    async (context) => {
      const form = await readForm(context)
      if (!form) {
        return context.json(
          { error: 'malformed', message: 'The request takes a form with page, path and password.' },
          400,
        )
      }
      if (form.password === '') return reject(context, form.path, { problem: 'empty', status: 400 })
      let unlocking: PageUnlocking
      try {
        unlocking = await unlockPage({ id: form.page, password: form.password, peer: context.get('clientAddress') })
      } catch (error) {
        onError(error)
        return reject(context, form.path, { problem: 'failed', status: 503 })
      }
      if (unlocking.secondsToWait !== null) {
        context.header('Retry-After', String(unlocking.secondsToWait))
        return reject(context, form.path, { problem: 'wait', status: 429 })
      }
      if (!unlocking.isOpen || unlocking.version === null) {
        return reject(context, form.path, { problem: 'wrong', status: 401 })
      }
      const grant = { pageId: form.page, version: unlocking.version }
      setCookie(context, pageAccessCookieName, await grants.add(context.req.header('cookie'), grant), {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: context.get('origin').isSecure,
        maxAge: grantLifetime / 1000,
      })
      return wantsJson(context) ? context.body(null, 204) : context.redirect(form.path, 303)
    },
  )

  routes.all('/', (context) => {
    context.header('Allow', 'POST')
    return context.json({ error: 'method', message: 'The address takes POST.' }, 405)
  })
  return routes
}

interface AccessForm {
  readonly page: string
  /** Path on this host to redirect back to. */
  readonly path: string
  readonly password: string
}

async function readForm(context: Context): Promise<AccessForm | null> {
  const form = await readPostedForm(context)
  if (!form) return null
  const page = form.get('page') ?? ''
  const path = form.get('path') ?? ''
  const password = form.get('password')
  if (password === null || !/^[\w-]{1,100}$/.test(page) || !isLocalPath(path)) return null
  return { page, path, password }
}

function wantsJson(context: Context): boolean {
  return context.req.header('accept')?.includes('application/json') === true
}

function reject(
  context: Context,
  path: string,
  { problem, status }: { readonly problem: UnlockError; readonly status: 400 | 401 | 429 | 503 },
): Response {
  return wantsJson(context)
    ? context.json({ error: problem }, status)
    : context.redirect(addUnlockError(path, problem), 303)
}
