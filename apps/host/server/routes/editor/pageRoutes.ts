import { randomUUID } from 'node:crypto'
import type { EditedPage, PageEditingClient } from '@kudex/api/content'
import { limitBody } from '@kudex/node-server/bodies'
import { type Context, Hono } from 'hono'
import type { EditorSessions } from '../../access/editorSessions.ts'
import type { HostEnv } from '../../hostContext.ts'
import { maxPageBody } from '../../limits.ts'
import { isLocalPath, readPostedForm } from '../postedForm.ts'
import { onServiceError, respondJson, respondJsonUnavailable } from '../respond.ts'

/** Path of the pages for editors. */
export const editorPagesPath = '/api/editor/pages'

export interface PageRoutesOptions {
  readonly pageEditing: PageEditingClient
  readonly editors: EditorSessions
}

/**
 * Creates a page from a posted form, reads and saves the draft of a page. A save names the version that it is based on in `If-Match`; if someone else saved
 * the page meanwhile, the response 412 has their version.
 */
export function createPageRoutes({ pageEditing, editors }: PageRoutesOptions): Hono<HostEnv> {
  const routes = new Hono<HostEnv>()
  routes.onError(onServiceError(() => respondJsonUnavailable('The content service is not available')))

  routes.get('/:pageId{[\\w-]+}', async (c) => {
    const page = await pageEditing.fetchPage(c.req.param('pageId'))
    return page ? respondPage(200, page) : respondUnknown()
  })

  routes.put(
    '/:pageId{[\\w-]+}',
    limitBody(maxPageBody, () => respondJson(413, { error: `The page is larger than ${maxPageBody} bytes` })),
    async (c) => {
      const version = readVersion(c)
      if (version === null) return respondJson(428, { error: 'The version is missing: send it in If-Match' })
      const value: unknown = await c.req.json().catch(() => undefined)
      if (value === undefined) return respondJson(400, { error: 'The body is not JSON' })
      const id = c.req.param('pageId')
      const editor = await editors.resolve(c.env.incoming.headers.cookie)
      const saving = await pageEditing.savePage({ id, version, value, editor: editor?.name ?? null })
      if (saving.kind === 'saved') return respondJson(200, { version: saving.version })
      if (saving.kind === 'rejected') return respondJson(422, { problems: saving.problems })
      const page = await pageEditing.fetchPage(id)
      if (!page) return respondUnknown()
      return respondPage(412, page, { editor: saving.updatedBy })
    },
  )
  routes.post('/', async (c) => {
    const form = await readPostedForm(c)
    const path = form?.get('path') ?? ''
    if (!form || !isLocalPath(path)) return respondJson(415, { error: 'The address takes the form of a new page' })
    const editor = await editors.resolve(c.env.incoming.headers.cookie)
    const { id, value } = toNewPage(form)
    const saving =
      value.title === '' ? null : await pageEditing.savePage({ id, version: null, value, editor: editor?.name ?? null })
    if (saving?.kind === 'saved') return c.redirect(`${path}/${id}`, 303)
    const { siteId: site, url, title } = value
    const query = new URLSearchParams({ site, path: url, title, problem: saving ? 'address' : 'title' })
    return c.redirect(`${path}/new?${query}`, 303)
  })
  routes.all('*', () => respondJson(404, { error: 'There is no such endpoint' }))
  return routes
}

/** A page without blocks in one language. Its id has its path, and digits that make it unique. */
function toNewPage(form: URLSearchParams) {
  const read = (name: string) => (form.get(name) ?? '').trim()
  const url = `/${read('url').replace(/^\/+|\/+$/g, '')}`
  const words = url.toLowerCase().match(/[a-z0-9]+/g) ?? ['page']
  const language = read('language')
  return {
    id: `${words.join('-').slice(0, longestIdPart)}-${randomUUID().slice(0, 8)}`,
    value: {
      siteId: read('site'),
      url,
      title: read('title'),
      languages: [language],
      translationSourceLanguage: language,
      blocks: [],
    },
  }
}

const longestIdPart = 60

function readVersion(c: Context<HostEnv>): string | null {
  return /^"([\w-]+)"$/.exec(c.req.header('if-match') ?? '')?.[1] ?? null
}

function respondPage(status: number, { id, version, value }: EditedPage, more: object = {}): Response {
  return respondJson(status, { id, version, value, ...more }, { ETag: `"${version}"` })
}

function respondUnknown(): Response {
  return respondJson(404, { error: 'There is no such page' })
}
