import { hashPassword } from '@kudex/node-server/passwords'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Hono } from 'hono'
import type { HostEnv } from '../../hostContext.ts'
import { createEditorSignInRoutes } from './editorSignInRoutes.ts'
import type { PageSession } from '../../../request/requestContext.types.ts'
import { createEditorSessions } from '../../access/editorSessions.ts'
import { editorPassword, editorSecret, startEditorHost, type EditorHost } from '../../testing/startEditorHost.ts'

const signInPath = '/api/editor-area-autentication'
const own = { 'sec-fetch-site': 'same-origin' }

let host: EditorHost
beforeAll(async () => {
  host = await startEditorHost({ respond: () => ({ status: 404, body: {} }) })
})
afterAll(() => host.stop())
afterEach(() => {
  vi.useRealTimers()
})

const post = (body: unknown, headers: Record<string, string> = {}) =>
  host.send(signInPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const postForm = (fields: Record<string, string>, headers: Record<string, string> = own) =>
  host.send(signInPath, { method: 'POST', headers, body: new URLSearchParams(fields) })
const readToken = async (response: Response) => ((await response.json()) as { hashedPassword: string }).hashedPassword

describe('the sign-in of the editor area', () => {
  it('gives a token for the password as an HttpOnly cookie for 90 days, never the hash (EDITOR-04, EDITOR-06)', async () => {
    const response = await post({ input: editorPassword })
    const { success, hashedPassword } = (await response.json()) as { success: boolean; hashedPassword: string }
    expect(success).toBe(true)
    const cookie = response.headers.get('set-cookie') ?? ''
    expect(cookie).toBe(`kudex-editor=${hashedPassword}; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax`)
    expect(cookie).not.toContain('argon2')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('accepts its own token and no other (EDITOR-05)', async () => {
    const hashedPassword = await readToken(await post({ input: editorPassword }))
    expect(await (await post({ hash: hashedPassword })).json()).toEqual({ success: true })
    const forged = `${hashedPassword.slice(0, -4)}AAAA`
    for (const hash of [forged, host.passwordHash, editorPassword, '']) {
      expect(await (await post({ hash })).json()).toEqual({ success: false })
    }
  })

  it('ends all sessions with a new password, a new secret, and after 90 days (EDITOR-04)', async () => {
    const token = await readToken(await post({ input: editorPassword, name: 'Eva' }))
    const resolveSession = async (): Promise<PageSession> => ({ kind: 'none' })
    const create = (editorPasswordHash: string, sessionSecret = editorSecret) =>
      createEditorSessions({ sessionSecret, editorPasswordHash, resolveSession })
    expect(await create(host.passwordHash).verify(token)).toBe(true)
    expect(await create(await hashPassword('another')).verify(token)).toBe(false)
    expect(await create(host.passwordHash, `another ${editorSecret}`).verify(token)).toBe(false)
    const days = (count: number) => vi.setSystemTime(Date.now() + count * 24 * 60 * 60_000)
    vi.useFakeTimers({ toFake: ['Date'] })
    days(89)
    expect(await create(host.passwordHash).verify(token)).toBe(true)
    days(1)
    expect(await create(host.passwordHash).verify(token)).toBe(false)
  })

  it('refuses a wrong password without a token, and says so to browsers without script (EDITOR-02, EDITOR-06)', async () => {
    const response = await post({ input: 'wrong' })
    expect([response.status, await response.json()]).toEqual([200, { success: false }])
    expect(response.headers.get('set-cookie')).toBeNull()
    const form = await postForm({ input: 'wrong', path: '/en/editor' })
    expect([form.status, form.headers.get('location')]).toEqual([303, '/en/editor?access=wrong'])
    const right = await postForm({ input: editorPassword, path: '/en/editor?access=wrong' })
    expect([right.status, right.headers.get('location')]).toEqual([303, '/en/editor'])
    expect(right.headers.get('set-cookie')).toContain('kudex-editor=')
  })

  it('keeps the name that was typed beside a wrong password, without the password (EDITOR-02)', async () => {
    const refused = await postForm({ input: 'wrong', name: ' Eva Müller ', path: '/en/editor' })
    const location = refused.headers.get('location') ?? ''
    expect(location).toBe('/en/editor?access=wrong&access-name=Eva%20M%C3%BCller')
    const right = await postForm({ input: editorPassword, name: 'Eva', path: location })
    expect(right.headers.get('location')).toBe('/en/editor')
  })

  it('clears the cookie at sign-out (EDITOR-03)', async () => {
    const response = await postForm({ signOut: 'true', path: '/en/editor' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/en/editor'])
    expect(response.headers.get('set-cookie')).toMatch(/^kudex-editor=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('continues to the sign-out of an account that would open the area again (EDITOR-03)', async () => {
    const asked: (string | undefined)[] = []
    const signOut = async (account: object | null) => {
      const resolve = async (cookies: string | undefined) => {
        asked.push(cookies)
        return account
      }
      const app = new Hono<HostEnv>()
      app.use(async (c, next) => {
        c.set('isSameOrigin', true)
        c.set('origin', { isSecure: false } as never)
        await next()
      })
      app.route('/', createEditorSignInRoutes({ editors: { resolve } as never, passwordHash: '' }))
      const fields = { signOut: 'true', path: '/en/editor', accountPath: '/en/mykomax/logout' }
      const bindings = { incoming: { headers: { cookie: 'a=1; kudex-editor=token; kudex-session=s' } } }
      const response = await app.request('/', { method: 'POST', body: new URLSearchParams(fields) }, bindings)
      return response.headers.get('location')
    }
    expect(await signOut({ name: 'Eva' })).toBe('/en/mykomax/logout')
    expect(await signOut(null)).toBe('/en/editor')
    expect(asked[0]).toBe('a=1; ; kudex-session=s')
  })

  it('refuses forms of other sites, redirects to other sites, and bodies that are neither form nor JSON (EDITOR-06)', async () => {
    const foreign = await postForm({ input: editorPassword, path: '/en/editor' }, { 'sec-fetch-site': 'cross-site' })
    expect(foreign.status).toBe(403)
    expect((await postForm({ input: editorPassword, path: '//evil.test' })).status).toBe(400)
    expect((await post({ input: 7 })).status).toBe(400)
    expect((await host.send(signInPath, { method: 'POST', body: '{"input":"x"}' })).status).toBe(400)
    expect((await host.send(signInPath, { headers: own })).status).toBe(405)
  })

  it('makes an address wait after ten wrong passwords, the right one too (EDITOR-02)', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 30; attempt++) statuses.push((await post({ input: `wrong ${attempt}` })).status)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10)
    const late = await post({ input: editorPassword })
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
