import { randomUUID } from 'node:crypto'
import type { ContentClient, EditedEntry, EditingClient, EntrySaving, HistoryClient } from '@kudex/api/content'
import { ServiceError } from '@kudex/api/transport'
import { isDeletable, mediaKinds, recordKinds } from '@kudex/domain/editing-forms'
import { type LanguageCode, toLanguageCode } from '@kudex/domain/locales'
import { type Context, Hono } from 'hono'
import type { EditorSessions } from '../../access/editorSessions.ts'
import type { HostEnv } from '../../hostContext.ts'
import { isLocalPath } from '../../isLocalPath.ts'
import { contentFileTimeout } from '../../limits.ts'
import { readPostedForm } from '../postedForm.ts'
import { withStepResult } from './withStepResult.ts'
import { respondJson } from '../respond.ts'
import { onEditorServiceError, respondUnknown } from './formReturn.ts'

/** Path of the content for editors. */
export const editorContentPath = '/api/editor'

export interface EntryRoutesOptions {
  readonly editing: EditingClient
  readonly history: Pick<HistoryClient, 'restoreVersion'>
  /** The content of the draft endpoint. */
  readonly protectedContent: Pick<ContentClient, 'fetchPage'>
  readonly editors: EditorSessions
}

/**
 * Creates a page from a posted form, reads and saves content of each kind (of pages the draft), and restores versions
 * of the history. A save names the version that it is based on in `If-Match`; if someone else saved the entry
 * meanwhile, the response 412 has their version. Problems name pages by their title in `language`.
 */
export function createEntryRoutes(options: EntryRoutesOptions): Hono<HostEnv> {
  const { editing, history, protectedContent, editors } = options
  const routes = new Hono<HostEnv>()
  routes.onError(onEditorServiceError)

  routes.get(entryPath, async (c) => {
    const { kind, id } = c.req.param()
    const entry = await editing.fetchEntry(kind, id)
    return entry ? respondEntry(200, entry) : respondUnknown(c, 'There is no such entry')
  })

  routes.put(entryPath, async (c) => {
    const version = readVersion(c)
    if (version === undefined) return respondJson(428, { error: 'The version is missing: send it in If-Match' })
    const value: unknown = await c.req.json().catch(() => undefined)
    if (value === undefined) return respondJson(400, { error: 'The body is not JSON' })
    const { kind, id } = c.req.param()
    const editor = await editors.resolve(c.env.incoming.headers.cookie)
    const saving = await editing.saveEntry({ kind, id, version, value, editor: editor?.name ?? null })
    if (saving.kind === 'saved') return respondJson(200, { version: saving.version })
    if (saving.kind === 'rejected') {
      return respondJson(422, {
        problems: await withPageTitles(saving.problems, toLanguageCode(c.req.query('language') ?? '')),
      })
    }
    if (saving.kind === 'refused') return respondJson(400, { error: 'The content service cannot store the entry' })
    const entry = await editing.fetchEntry(kind, id)
    if (!entry) return respondUnknown(c, 'There is no such entry')
    return respondEntry(412, entry, { editor: saving.updatedBy })
  })
  routes.post(`${changedPath}/delete`, async (c) => {
    const { kind, id } = c.req.param()
    const form = await readPostedForm(c)
    const path = form?.get('path') ?? ''
    if (!form || !isLocalPath(path) || !isDeletable(kind)) {
      return respondJson(400, { error: 'The request is a form with path and version, for content that can be deleted' })
    }
    const editor = await editors.resolve(c.env.incoming.headers.cookie)
    const version = form.get('version') ?? ''
    const deletion = await editing.deleteEntry({ kind, id, version, editor: editor?.name ?? null })
    return c.redirect(
      deletion === 'deleted' ? `${toParent(path)}?done=deleted` : withStepResult(path, 'deleted', deletion),
      303,
    )
  })
  routes.post(`${changedPath}/restore`, async (c) => {
    const { kind, id } = c.req.param()
    const form = await readPostedForm(c)
    const path = form?.get('path') ?? ''
    const number = Number(form?.get('number'))
    if (!form || !isLocalPath(path) || !Number.isInteger(number) || number < 1) {
      return respondJson(400, { error: 'The request is a form with path, version and number' })
    }
    const editor = await editors.resolve(c.env.incoming.headers.cookie)
    // A deleted entry has no version.
    const author = { version: form.get('version') || null, editor: editor?.name ?? null }
    const options = { timeoutMilliseconds: contentFileTimeout }
    const result = await history.restoreVersion({ kind, id }, number, author, options)
    return result === 'unknown'
      ? respondUnknown(c, 'There is no such entry')
      : c.redirect(withStepResult(path, 'restore', result), 303)
  })
  routes.post('/pages', async (c) => {
    const form = await readPostedForm(c)
    const path = form?.get('path') ?? ''
    if (!form || !isLocalPath(path)) return respondJson(415, { error: 'The address takes the form of a new page' })
    const editor = await editors.resolve(c.env.incoming.headers.cookie)
    const { id, value } = toNewPage(form)
    const saving =
      value.title === ''
        ? null
        : await editing
            .saveEntry({ kind: 'pages', id, version: null, value, editor: editor?.name ?? null })
            .catch(toFailure)
    if (saving?.kind === 'saved') return c.redirect(`${toParent(path)}/${id}`, 303)
    const { siteId: site, url, title } = value
    const query = new URLSearchParams({ site, url, title, ...toRefusal(saving) })
    return c.redirect(`${path}?${query}`, 303)
  })
  return routes

  /** Names the page that has an address already by its title; the service knows its id. */
  async function withPageTitles(problems: EntryProblems, language: LanguageCode): Promise<EntryProblems> {
    const owners = problems.flatMap(({ code, parameters }) => (code === 'takenByPage' ? parameters?.['page'] : []))
    const titles = new Map<unknown, string>()
    for (const owner of new Set(owners)) {
      const page = await protectedContent.fetchPage(String(owner), { language, fallbackLanguage: 'en', stage: 'DRAFT' })
      if (page) titles.set(owner, page.title)
    }
    return problems.map((problem) => {
      const title = titles.get(problem.parameters?.['page'])
      return title === undefined ? problem : { ...problem, parameters: { ...problem.parameters, page: title } }
    })
  }
}

type EntryProblems = Extract<EntrySaving, { kind: 'rejected' }>['problems']

/** The type names the parameters. */
const entryPath = `/:kind{${['pages', 'pictures', ...recordKinds].join('|')}}/:id{[\\w-]+}` as '/:kind/:id'

/** Files have no form, but can be deleted and restored. */
const changedPath = `/:kind{${['pages', ...mediaKinds, ...recordKinds].join('|')}}/:id{[\\w-]+}` as '/:kind/:id'

/** The address without its last segment: the list of an entry. */
function toParent(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

/** A failure of the service, so that the form keeps what was typed. */
function toFailure(error: unknown): { readonly kind: 'failed' } {
  if (error instanceof ServiceError) return { kind: 'failed' }
  throw error
}

/** Why a page was not created, for the query of its form. */
function toRefusal(saving: EntrySaving | { readonly kind: 'failed' } | null): Record<string, string> {
  if (saving === null) return { problem: 'title' }
  const ofAddress = saving.kind === 'rejected' ? saving.problems.find(({ path }) => path === 'url') : undefined
  const page = ofAddress?.parameters?.['page']
  return { problem: ofAddress?.code ?? 'failed', ...(page !== undefined && { page: String(page) }) }
}

/** A page without blocks in one language. Its id contains its path and random digits. */
function toNewPage(form: URLSearchParams) {
  const read = (name: string) => (form.get(name) ?? '').trim()
  const url = `/${read('url').replace(/^\/+|\/+$/g, '')}`
  const words = url.toLowerCase().match(/[a-z0-9]+/g) ?? ['page']
  const language = read('language')
  return {
    id: `${words.join('-').slice(0, maxIdPartLength).replace(/-$/, '')}-${randomUUID().slice(0, 8)}`,
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

const maxIdPartLength = 60

/** Null for an entry that is new (`If-None-Match: *`), undefined without a version. */
function readVersion(c: Context<HostEnv>): string | null | undefined {
  if (c.req.header('if-none-match') === '*') return null
  return /^"([\w-]+)"$/.exec(c.req.header('if-match') ?? '')?.[1]
}

function respondEntry(status: number, { id, version, value }: EditedEntry, more: object = {}): Response {
  return respondJson(status, { id, version, value, ...more }, { ETag: `"${version}"` })
}
