import { toAddressKey } from '@kudex/domain/limits'
import { BusyError } from '@kudex/node-server/concurrency'
import { limitBody } from '@kudex/node-server/bodies'
import { maxPasswordLength, verifyPassword } from '@kudex/node-server/passwords'
import { createRateLimiter } from '@kudex/node-server/rate-limits'
import { type Context, Hono } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { addUnlockError, removeUnlockError, type UnlockError } from '../../../request/unlockError.ts'
import { editorCookieName, type EditorSessions } from '../../access/editorSessions.ts'
import type { HostEnv } from '../../hostContext.ts'
import { editorSessionLifetime, maxPasswordBody, rateLimits } from '../../limits.ts'
import { isLocalPath } from '../../isLocalPath.ts'
import { readPostedForm, readPostedJson } from '../postedForm.ts'
import { respondJson } from '../respond.ts'

export interface EditorSignInOptions {
  readonly editors: EditorSessions
  readonly passwordHash: string
}

/** Path of the sign-in, spelled as specified (EDITOR-05). */
export const editorSignInPath = '/api/editor-area-autentication'

/**
 * Sign-in of the editor area. JSON with `hash` checks a token, JSON with `input` a password (EDITOR-05, EDITOR-06); DELETE
 * signs out. Browsers without script post a form with `input`, or with `signOut`, and are redirected to its `path`, with
 * the error of a refused password and the name that was typed (EDITOR-02, EDITOR-03).
 */
export function createEditorSignInRoutes({ editors, passwordHash }: EditorSignInOptions): Hono<HostEnv> {
  const limiter = createRateLimiter({ ...rateLimits.editorByAddress, toKey: toAddressKey })
  const routes = new Hono<HostEnv>()

  routes.post(
    '/',
    limitBody(maxPasswordBody, () =>
      respondJson(413, { error: `The request is larger than ${maxPasswordBody} bytes` }),
    ),
    async (c) => {
      c.header('Cache-Control', 'no-store')
      const form = await readPostedForm(c)
      if (!form) return respondToJson(c)
      // Browsers of other sites may post forms, but JSON only with permission (CORS), which nothing gives.
      return c.get('isSameOrigin') ? respondToForm(c, form) : refuseForeign()
    },
  )
  routes.delete('/', (c) => {
    if (!c.get('isSameOrigin')) return refuseForeign()
    endSession(c)
    return c.body(null, 204)
  })
  routes.all('/', () => respondJson(405, { error: 'Method not allowed' }, { Allow: 'POST, DELETE' }))
  return routes

  async function respondToJson(c: Context<HostEnv>): Promise<Response> {
    const isJson = /^application\/json\b/i.test(c.req.header('content-type') ?? '')
    const { hash, input, name } = isJson ? await readPostedJson(c) : {}
    if (typeof hash === 'string') return respondJson(200, { success: await editors.verify(hash) })
    if (typeof input !== 'string') return respondJson(400, { error: 'The request takes hash or input' })
    const result = await signIn(c, input, typeof name === 'string' ? name : '')
    switch (result.kind) {
      case 'open':
        return c.json({ success: true, hashedPassword: result.token })
      case 'wrong':
      case 'empty':
        return respondJson(200, { success: false })
      case 'wait':
        return respondJson(429, { success: false }, { 'Retry-After': String(result.secondsToWait) })
      case 'failed':
        return respondJson(503, { success: false }, { 'Retry-After': '5' })
    }
  }

  async function respondToForm(c: Context<HostEnv>, form: URLSearchParams): Promise<Response> {
    const path = form.get('path') ?? ''
    const input = form.get('input')
    const isSignOut = form.has('signOut')
    if (!isLocalPath(path) || (input === null && !isSignOut)) {
      return respondJson(400, { error: 'The form takes path, and input or signOut' })
    }
    if (isSignOut) {
      endSession(c)
      const cookies = c.env.incoming.headers.cookie?.replace(editorCookie, '')
      const accountPath = form.get('accountPath') ?? ''
      // An account with the role of editors would open the area again.
      const hasAccount = isLocalPath(accountPath) && (await editors.resolve(cookies)) !== null
      return c.redirect(hasAccount ? accountPath : path, 303)
    }
    const name = (form.get('name') ?? '').trim().slice(0, maxNameLength).toWellFormed()
    const { kind } = await signIn(c, input ?? '', name)
    return c.redirect(kind === 'open' ? removeUnlockError(path) : addUnlockError(path, kind, name), 303)
  }

  /** Checks a password and sets the cookie; a correct one does not count against the limit. */
  async function signIn(c: Context<HostEnv>, password: string, name: string): Promise<SignInResult> {
    if (password === '') return { kind: 'empty' }
    const address = c.get('clientAddress')
    const denial = await limiter.consume(address)
    if (denial) return { kind: 'wait', ...denial }
    try {
      if (password.length > maxPasswordLength || !(await verifyPassword(password, passwordHash)))
        return { kind: 'wrong' }
    } catch (error) {
      if (!(error instanceof BusyError)) throw error
      return { kind: 'failed' }
    }
    await limiter.refund(address)
    const token = await editors.create(name.trim().slice(0, maxNameLength) || null)
    setCookie(c, editorCookieName, token, {
      ...cookieOptions,
      secure: c.get('origin').isSecure,
      maxAge: editorSessionLifetime / 1000,
    })
    return { kind: 'open', token }
  }
}

type SignInResult =
  | { readonly kind: 'open'; readonly token: string }
  | { readonly kind: 'wait'; readonly secondsToWait: number }
  | { readonly kind: Exclude<UnlockError, 'wait'> }

const editorCookie = new RegExp(`(?<=^|;\\s*)${editorCookieName}=[^;]*`, 'g')
const cookieOptions = { path: '/', httpOnly: true, sameSite: 'Lax' } as const
/** Characters of the name that an editor may give. */
const maxNameLength = 100

function refuseForeign(): Response {
  return respondJson(403, { error: 'The request does not come from this site' })
}

function endSession(c: Context<HostEnv>): void {
  deleteCookie(c, editorCookieName, { ...cookieOptions, secure: c.get('origin').isSecure })
}
